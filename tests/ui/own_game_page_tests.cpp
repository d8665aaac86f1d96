// SPDX-License-Identifier: MIT
#include "ui/own/own_game_page.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QTextBlock>
#include <QThread>

#include <set>

#include "games/own_game/own_game.h"
#include "session/archive/archive.h"
#include "session/kept/kept_games.h"
#include "session/own_programs.h"
#include "ui/archive/archive_model.h"
#include "ui/archive/archive_page.h"
#include "ui/controls/title_box.h"
#include "ui/controls/words.h"
#include "ui/files.h"
#include "ui/help/help_view.h"
#include "ui/laboratory/experiment.h"
#include "ui/laboratory/laboratory_page.h"
#include "ui/own/findings_view.h"
#include "ui/own/game_text.h"
#include "ui/own/own_board.h"
#include "ui/programs/program_dialog.h"
#include "ui/start/start_cards.h"

// Games of one's own in the real window: written, kept, opened.

namespace bouton::testing {

namespace {

const QString kaylesText = QStringLiteral("bouton-game 1\n"
                                          "title: Kayles\n"
                                          "says: Knock down one pin, or two that touch.\n"
                                          "piece: I pin\n"
                                          "start: III/III\n"
                                          "turn: I -> .\n"
                                          "turn: II -> ..\n");

// A game in play by rules that this program has not read yet, as after a restart: those of Kayles
// under another title.
SavedGame byUnreadRules(const std::string& title, const std::string& id) {
    const auto match = (*ownGame(kaylesText.toStdString()))->standard({}).value();
    EXPECT_TRUE(match->play("a1+b1"));
    SavedGame game = savedFrom(*match);
    game.rules.replace(game.rules.find("Kayles"), 6, title);
    game.game = ownGameId(title, normalForm(game.rules));
    game.id = id;
    game.begun = game.touched = SavedGame::Moment(std::chrono::hours(24 * 365 * 50));
    EXPECT_FALSE(gameNamed(game.game));
    return game;
}

class OwnGameTest : public FilesTest {
protected:
    OwnGameTest() { window->pages().showStart(); }

    OwnGamePage& own() { return *window->pages().ownGame(); }
    GameText& text() { return *own().editor()->field(); }
    RulesFolder& kept() { return window->library().rulesFolder(); }
    bool isRead() {
        return QTest::qWaitFor([this] { return !own().editor()->reading(); }, patience);
    }
    void type(const QString& words) {
        text().setFocus();
        text().selectAll();
        QTest::keyClick(&text(), Qt::Key_Delete);
        text().insertPlainText(words); // typing would choose words
    }
    void write(const QString& words) {
        type(words);
        ASSERT_TRUE(isRead());
    }
    QString note() { return own().findChild<QLabel*>("gameNote")->text(); }
    void clickOn(const char* name) {
        auto* button = window->findChild<QAbstractButton*>(QLatin1String(name));
        ASSERT_TRUE(button && button->isVisible()) << name;
        QTest::mouseClick(button, Qt::LeftButton);
    }
    // By the card on the start page.
    void openNew() {
        clickOn("newRulesButton");
        ASSERT_EQ(window->pages().place(), Pages::Place::OwnGame);
        own().editor()->setPause({});
        ASSERT_TRUE(isRead());
    }
    QComboBox& who(Side side) {
        return *own().findChild<QComboBox*>(side == Side::One ? "ownFirst" : "ownSecond");
    }
    // By the list above the board.
    void seatAbove(Side side, const QString& name) {
        QComboBox& box = who(side);
        const int item = box.findText(name);
        ASSERT_GE(item, 0) << qPrintable(name);
        QTest::mouseClick(&box, Qt::LeftButton);
        ASSERT_TRUE(QTest::qWaitFor([&] { return box.view()->isVisible(); }, patience));
        const QRect line = box.view()->visualRect(box.model()->index(item, 0));
        QWidget* list = box.view()->viewport();
        // Without a move on the way there the release would be that of the click on the box.
        QMouseEvent move(QEvent::MouseMove, line.center(), list->mapToGlobal(line.center()),
                         Qt::NoButton, Qt::NoButton, Qt::NoModifier);
        QApplication::sendEvent(list, &move);
        QTest::mouseClick(list, Qt::LeftButton, {}, line.center());
        ASSERT_EQ(box.currentText(), name);
    }
    void clickOnBoard(Cell cell) {
        BoardView& view = *own().board()->board();
        QTest::mouseClick(&view, Qt::LeftButton, {}, view.cellRect(cell).center().toPoint());
    }
    std::string position() {
        const Match* match = own().board()->match();
        return match ? match->position(match->current()) : "";
    }
    QString turn() { return own().findChild<QLabel*>("ownTurn")->text(); }
    bool keptAre(const QStringList& names) {
        return QTest::qWaitFor(
            [&] {
                return QDir(Preferences::ownRulesFolder()).entryList(QDir::Files, QDir::Name)
                       == names;
            },
            patience);
    }
};

} // namespace

TEST_F(OwnGameTest, TheCardOpensAGameThatIsRightAndSaysWhatIsTrueOfIt) {
    openNew();
    EXPECT_FALSE(text().marked());
    EXPECT_TRUE(own().findings()->words().contains("Solved. Nimber 1: who begins wins."))
        << qPrintable(own().findings()->words());
    EXPECT_TRUE(kept().all().empty()) << "nobody has changed it";
    EXPECT_EQ(window->windowTitle(), "A game of your own – Bouton");
    QTest::keyClick(window->focusWidget(), Qt::Key_Escape);
    EXPECT_EQ(window->pages().place(), Pages::Place::Start);
    EXPECT_EQ(window->focusWidget(), window->pages().start()->ownGamesCard());
}

TEST_F(OwnGameTest, AVariationOfAGameBeginsWithItsRulesAsAText) {
    auto* vary = window->findChild<QAction*>("makeVariation");
    ASSERT_TRUE(vary);
    const auto click = [&] {
        auto* menu = window->findChild<GameMenu*>();
        menu->popup(window->mapToGlobal(QPoint(0, 0)));
        EXPECT_TRUE(vary->isEnabled());
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(vary).center());
        EXPECT_EQ(window->pages().place(), Pages::Place::OwnGame);
        own().editor()->setPause({});
        EXPECT_TRUE(isRead());
    };
    window->pages().showStart();
    EXPECT_FALSE(vary->isEnabled()) << "of no game";
    for (const Ruleset* game : catalogue()) {
        SCOPED_TRACE(game->name.id);
        window->pages().openGame(game->name.id);
        if (game->name.id == std::string_view("reversi")) {
            EXPECT_FALSE(vary->isEnabled()) << "its rules cannot be written so";
            continue;
        }
        click();
        EXPECT_FALSE(text().marked()) << qPrintable(note());
        const Match* match = own().board()->match();
        ASSERT_TRUE(match);
        const auto builtIn = matchFrom(*game, match->position(0));
        ASSERT_TRUE(builtIn) << english(builtIn.error());
        const auto moves = [](const Match& of) {
            std::set<std::string> all;
            for (const LegalMove& move : of.moves(0))
                all.insert(move.text);
            return all;
        };
        EXPECT_EQ(moves(*match), moves(**builtIn));
        EXPECT_TRUE(kept().all().empty()) << "it is kept once it is changed";
    }
    // Of a game of one's own they are its own.
    window->pages().open(**ownGame(kaylesText.toStdString()));
    click();
    EXPECT_EQ(text().toPlainText(), kaylesText);
}

TEST_F(OwnGameTest, AMistakeIsMarkedAndToldWhileOneTypesUntilItIsMended) {
    openNew();
    write(kaylesText);
    EXPECT_FALSE(text().marked());
    text().moveCursor(QTextCursor::End);
    QTest::keyClicks(&text(), "turn: III -> ..");
    QTest::keyClick(&text(), Qt::Key_Escape);
    ASSERT_TRUE(isRead());
    EXPECT_TRUE(text().marked());
    EXPECT_TRUE(note().startsWith("Line 8. Column ")) << qPrintable(note());
    EXPECT_EQ(text().accessibleDescription(), note()) << "by ear, too";
    EXPECT_EQ(own().editor()->mistakes().front().line, 8);
    QTest::keyClicks(&text(), ".");
    ASSERT_TRUE(isRead());
    EXPECT_FALSE(text().marked());
    EXPECT_TRUE(own().findings()->words().contains("Impartial")) << "of the rules that are right";
    QTest::keyClick(&text(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(text().toPlainText(), kaylesText) << "typing can be undone";
}

TEST_F(OwnGameTest, OtherLinesThatAreMarkedAreCounted) {
    openNew();
    write(kaylesText + QStringLiteral("turn: x\n"));
    ASSERT_TRUE(isRead());
    EXPECT_TRUE(note().startsWith("Line 8. ")) << qPrintable(note());
    EXPECT_FALSE(note().contains("more line")) << qPrintable(note());
    write(kaylesText + QStringLiteral("turn: x\nturn: y\n"));
    ASSERT_TRUE(isRead());
    EXPECT_TRUE(note().contains("1 more line")) << qPrintable(note());
}

TEST_F(OwnGameTest, EachTurnIsDrawnAtTheEndOfItsLineWithThePlacesWhereItCanBeMade) {
    window->resize(1280, 800);
    openNew();
    write(kaylesText);
    text().moveCursor(QTextCursor::Start);
    const auto end = [&](int line) {
        const QTextBlock block = text().document()->findBlockByNumber(line - 1);
        const QRect at = text().cursorRect(QTextCursor(block));
        return text().viewport()->grab(QRect(200, at.top(), 1000, at.height())).toImage();
    };
    const auto isDrawn = [&](int line) {
        const QImage image = end(line);
        std::set<QRgb> colours;
        for (int x = 0; x < image.width(); ++x)
            colours.insert(image.pixel(x, image.height() / 2));
        return colours.size() > 4;
    };
    EXPECT_TRUE(isDrawn(6));
    EXPECT_TRUE(isDrawn(7));
    EXPECT_FALSE(isDrawn(5)) << "no turn";
    const QImage six = end(6);
    QTest::mouseClick(own().board()->board(), Qt::LeftButton, {},
                      own().board()->board()->cellRect({0, 0}).center().toPoint());
    clickOn("ownEndTurn");
    EXPECT_NE(end(6), six) << "one place fewer";
    text().moveCursor(QTextCursor::End);
    QTest::keyClick(&text(), Qt::Key_Left);
    QTest::keyClicks(&text(), ".");
    ASSERT_TRUE(isRead());
    EXPECT_TRUE(text().marked());
    EXPECT_FALSE(isDrawn(7)) << "with a mistake";
    EXPECT_TRUE(isDrawn(6));
}

TEST_F(OwnGameTest, WordsAreOfferedWhereTheyCanStand) {
    openNew();
    write(kaylesText);
    text().moveCursor(QTextCursor::End);
    QTest::keyClicks(&text(), "la");
    auto* words = window->findChild<WordList*>("gameWords");
    ASSERT_TRUE(words && words->open());
    QTest::keyClick(&text(), Qt::Key_Tab);
    QTest::keyClicks(&text(), "lo");
    QTest::keyClick(&text(), Qt::Key_Return);
    EXPECT_TRUE(text().toPlainText().endsWith("\nlast: loses"));
    QTest::keyClick(&text(), Qt::Key_Return);
    QTest::keyClicks(&text(), "turn: I -> ., if fr");
    ASSERT_TRUE(words->open());
    EXPECT_EQ(words->chosen().word, "free");
    QTest::keyClick(&text(), Qt::Key_Escape);
    EXPECT_FALSE(words->open());
    EXPECT_EQ(window->pages().place(), Pages::Place::OwnGame) << "Escape closes the list alone";
}

TEST_F(OwnGameTest, WhatIsTypedIsKeptAndThereTheNextTime) {
    openNew();
    write(kaylesText);
    EXPECT_TRUE(keptAre({"Kayles.game"}));
    write("bouton-game 1\ntitle: Ruins\nnonsense");
    EXPECT_TRUE(keptAre({"Ruins.game"})) << "also with mistakes, under its new title";
    window.reset();
    open();
    window->pages().showStart();
    ASSERT_TRUE(QTest::qWaitFor([this] { return kept().known(); }, patience));
    clickOn("keptRulesButton");
    ASSERT_TRUE(isRead());
    EXPECT_TRUE(text().toPlainText().endsWith("nonsense"));
    EXPECT_TRUE(text().marked());
}

TEST_F(OwnGameTest, WhatIsRemovedComesBackByUndo) {
    openNew();
    write(kaylesText);
    ASSERT_TRUE(keptAre({"Kayles.game"}));
    clickOn("ownRemoveButton");
    EXPECT_TRUE(keptAre({}));
    EXPECT_NE(text().toPlainText(), kaylesText);
    ASSERT_TRUE(told("The game \"Kayles\" was removed."));
    auto* bar = window->findChild<QWidget*>("noticeBar");
    for (auto* button : bar->findChildren<QAbstractButton*>())
        if (button->text() == "Undo")
            QTest::mouseClick(button, Qt::LeftButton);
    EXPECT_EQ(text().toPlainText(), kaylesText);
    EXPECT_TRUE(keptAre({"Kayles.game"}));
    EXPECT_TRUE(noticesOf(*window).isEmpty());
}

TEST_F(OwnGameTest, AFileThatIsDroppedOpensWithItsMistakesAndIsKept) {
    put("ruins.game", "bouton-game 1\ntitle: Ruins\nbord: 3 x 3\n");
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path("ruins.game"))});
    QDragEnterEvent enter({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(window.get(), &enter);
    QDropEvent drop({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(window.get(), &drop);
    ASSERT_TRUE(QTest::qWaitFor([this] { return window->pages().ownGame() != nullptr; }, patience));
    ASSERT_TRUE(isRead());
    EXPECT_TRUE(note().contains("the nearest is \"board\"")) << qPrintable(note());
    EXPECT_TRUE(keptAre({"Ruins.game"}));
    EXPECT_EQ(window->preferences().recentFiles().front(), path("ruins.game"));
    window->files().open(path("ruins.game")); // again: it is the same game
    window->files().open(path("none.game"));
    EXPECT_TRUE(told("none.game"));
    EXPECT_TRUE(keptAre({"Ruins.game"}));
}

TEST_F(OwnGameTest, AFileWithAMistakeShowsNothingOfTheGameBefore) {
    openNew();
    own().openExample(kaylesText);
    QThread::msleep(300); // it is read, and nobody has heard of that
    own().openText(QStringLiteral("bouton-game 1\ntitle: Ruins\nbord: 3 x 3\n"));
    ASSERT_TRUE(isRead());
    EXPECT_FALSE(own().findings()->words().contains("Solved"));
    EXPECT_FALSE(own().findChild<QAbstractButton*>("ownPlayButton")->isEnabled());
}

TEST_F(OwnGameTest, RulesThatArePastedOpen) {
    paste(kaylesText);
    ASSERT_EQ(window->pages().place(), Pages::Place::OwnGame);
    ASSERT_TRUE(isRead());
    EXPECT_EQ(text().toPlainText(), kaylesText);
    EXPECT_EQ(own().name(), "Kayles");
}

TEST_F(OwnGameTest, AnExampleIsKeptOnceItIsChanged) {
    ASSERT_EQ(OwnGamePage::examples().size(), 12u);
    openNew();
    own().openExample(OwnGamePage::examples()[4].text);
    ASSERT_TRUE(isRead());
    EXPECT_EQ(own().name(), "");
    EXPECT_TRUE(keptAre({}));
    text().moveCursor(QTextCursor::End);
    text().insertPlainText("# mine\n");
    EXPECT_TRUE(keptAre({"Cram.game"}));
    own().saveAs(path("mine.game"));
    ASSERT_TRUE(told("Saved as "));
    EXPECT_EQ(bytesOf("mine.game"), text().toPlainText().toUtf8());
}

TEST_F(OwnGameTest, TheBoardPlaysTheRulesThatWereRightLast) {
    openNew();
    write(kaylesText);
    OwnBoard& board = *own().board();
    ASSERT_TRUE(board.match());
    const auto clickCell = [&](Cell cell) {
        QTest::mouseClick(board.board(), Qt::LeftButton, {},
                          board.board()->cellRect(cell).center().toPoint());
    };
    EXPECT_EQ(own().findChild<QLabel*>("ownTurn")->text(), "Green is to move");
    EXPECT_EQ(own().findChild<QLabel*>("ownSays")->text(), "Knock down one pin, or two that touch.")
        << "before the first move";
    EXPECT_EQ(board.board()->nameOfLetter('I'), "pin") << "by ear";
    clickCell({0, 1});
    clickOn("ownEndTurn");
    EXPECT_EQ(board.match()->position(board.match()->current()), "I.I/III R");
    write(kaylesText + "nonsense\n");
    EXPECT_EQ(board.match()->position(board.match()->current()), "I.I/III R");
    EXPECT_TRUE(own().findChild<QLabel*>("ownStale")->isVisible());
    clickOn("ownUndo");
    EXPECT_EQ(board.match()->position(board.match()->current()), "III/III G");
    write(kaylesText + "last: loses\n");
    EXPECT_EQ(&board.match()->game(),
              ownGame((kaylesText + "last: loses\n").toStdString()).value());
    EXPECT_FALSE(own().findChild<QLabel*>("ownStale")->isVisible());
}

TEST_F(OwnGameTest, AnOpponentAboveTheBoardAnswersUntilSomebodyElseSitsThere) {
    openNew();
    write(kaylesText);
    EXPECT_EQ(who(Side::One).currentText(), "You");
    EXPECT_EQ(who(Side::Two).currentText(), "A friend");
    EXPECT_EQ(who(Side::Two).accessibleName(), "Red: who plays");
    seatAbove(Side::Two, "Perfect");
    clickOnBoard({0, 1});
    clickOn("ownEndTurn");
    ASSERT_TRUE(QTest::qWaitFor([&] { return position() == "I.I/I.I G"; }, patience))
        << "its only winning answer, and not " << position();
    EXPECT_EQ(turn(), "Green is to move");
    EXPECT_EQ(own().findChild<QLabel*>("ownSays")->text(), "b2");
    clickOn("ownUndo");
    EXPECT_EQ(position(), "III/III G") << "one's own turn, before both moves";
    EXPECT_FALSE(own().findChild<QWidget*>("ownUndo")->isVisible());
    write(kaylesText + "last: loses\n");
    EXPECT_EQ(who(Side::Two).currentText(), "Perfect") << "by other rules too";
    seatAbove(Side::Two, "A friend");
    clickOnBoard({0, 1});
    clickOn("ownEndTurn");
    EXPECT_EQ(turn(), "Red is to move");
    EXPECT_FALSE(own().board()->thinking());
    seatAbove(Side::Two, "Beginner");
    EXPECT_TRUE(QTest::qWaitFor([&] { return turn() == "Green is to move"; }, patience))
        << "whoever comes in the middle of a game moves at once";
    own().openNew();
    ASSERT_TRUE(isRead());
    EXPECT_EQ(who(Side::Two).currentText(), "A friend") << "in another game";
}

TEST_F(OwnGameTest, TwoOpponentsAboveTheBoardPlayAGameToItsEnd) {
    openNew();
    write(kaylesText);
    seatAbove(Side::Two, "Beginner");
    EXPECT_EQ(position(), "III/III G");
    seatAbove(Side::One, "Attentive");
    ASSERT_TRUE(QTest::qWaitFor([&] { return position().starts_with(".../... "); }, patience));
    EXPECT_FALSE(own().findChild<QWidget*>("ownUndo")->isVisible()) << "nobody clicks";
    seatAbove(Side::One, "You");
    clickOn("ownAgain");
    EXPECT_EQ(position(), "III/III G");
}

TEST_F(OwnGameTest, WhatAnOpponentThinksGoesWithItsRulesAndWithThePage) {
    openNew();
    OwnBoard& board = *own().board();
    const std::string start = "60/59/58/57 G";
    const QString slow = "bouton-game 1\ntitle: Slow\nheaps: 60 59 58 57\n"
                         "turn: take any, if heaps > 0\n"; // it takes seconds to say so
    const auto typeSlow = [&] {
        type(slow);
        return QTest::qWaitFor([&] { return position() == start; }, patience);
    };
    ASSERT_TRUE(typeSlow());
    seatAbove(Side::One, "Perfect");
    EXPECT_TRUE(board.thinking());
    EXPECT_EQ(turn(), "Perfect is thinking");
    clickOnBoard({0, 1});
    EXPECT_EQ(position(), start) << "it is not one's turn";
    window->pages().showStart();
    EXPECT_FALSE(board.thinking()) << "where nobody sees it";
    window->pages().openOwnGame();
    EXPECT_TRUE(board.thinking());
    type(slow + "nonsense");
    ASSERT_TRUE(QTest::qWaitFor([&] { return text().marked(); }, patience));
    EXPECT_TRUE(board.thinking()) << "the board keeps the rules that were right";
    type(kaylesText);
    ASSERT_TRUE(QTest::qWaitFor([&] { return position().ends_with(" R"); }, patience))
        << "it moves by the new rules";
    ASSERT_TRUE(typeSlow());
    EXPECT_TRUE(board.thinking());
    seatAbove(Side::One, "You");
    EXPECT_FALSE(board.thinking());
    EXPECT_EQ(turn(), "Green is to move");
    seatAbove(Side::One, "Perfect");
    ASSERT_TRUE(QTest::qWaitFor([&] { return !board.thinking(); }, patience));
    EXPECT_EQ(position(), start);
    EXPECT_TRUE(own().findChild<QLabel*>("ownSays")->text().startsWith(
        "This position is not solved within the bounds"));
    clickOnBoard({0, 1});
    EXPECT_TRUE(position().ends_with(" R")) << "its move is clicked: " << position();
}

TEST_F(OwnGameTest, PlayOpensAPageWithAllThatAGameHasAndEscapeLeadsBack) {
    openNew();
    write(kaylesText);
    clickOn("ownPlayButton");
    ASSERT_EQ(window->pages().place(), Pages::Place::Game);
    EXPECT_EQ(spoken(session().game().name.title), "Kayles");
    EXPECT_TRUE(window->help().view());
    press("startButton");
    ASSERT_TRUE(rested());
    const Ruleset* old = &session().game();
    QTest::keyClick(window->focusWidget(), Qt::Key_Escape);
    ASSERT_EQ(window->pages().place(), Pages::Place::OwnGame);
    write(kaylesText + "last: loses\n");
    clickOn("ownPlayButton");
    EXPECT_NE(&session().game(), old) << "a game on the table keeps its rules";
    EXPECT_TRUE(noticesOf(*window).isEmpty());
    window->pages().open(*old); // as one goes on with it
    EXPECT_EQ(session().phase(), Session::Phase::Playing);
    ASSERT_TRUE(told("The rules of \"Kayles\" were changed; this game keeps those"));
    auto* bar = window->findChild<QWidget*>("noticeBar");
    for (auto* button : bar->findChildren<QAbstractButton*>())
        if (button->text() == "Open the new rules")
            QTest::mouseClick(button, Qt::LeftButton);
    EXPECT_EQ(window->pages().place(), Pages::Place::OwnGame);
    EXPECT_TRUE(noticesOf(*window).isEmpty());
    window->pages().showStart();
    EXPECT_EQ(window->focusWidget(), window->pages().start()->ownGamesCard());
}

TEST_F(OwnGameTest, NothingIsSaidOfOtherRulesWhereThoseOfTheGameAreKeptToo) {
    openNew();
    write(kaylesText);
    clickOn("ownPlayButton");
    press("startButton");
    ASSERT_TRUE(rested());
    const Ruleset* rules = &session().game();
    window->pages().showStart();
    kept().keep({}, kaylesText + "last: loses\n"); // another file of the same title
    ASSERT_EQ(kept().all().size(), 2u);
    window->pages().open(*rules);
    EXPECT_EQ(session().phase(), Session::Phase::Playing);
    EXPECT_TRUE(noticesOf(*window).isEmpty());
}

TEST_F(OwnGameTest, PerfectIsGreyedWithTheReasonWhereTheStartIsNotSolved) {
    const Ruleset& game = **ownGame(
        "bouton-game 1\ntitle: Unproven\nheaps: 60 59 58 57\nturn: take any, if heaps > 0\n");
    window->pages().open(game);
    auto* perfect = find<QAbstractButton>("against-perfect");
    auto* start = find<QAbstractButton>("startButton");
    ASSERT_TRUE(QTest::qWaitFor([&] { return !perfect->isEnabled(); }, patience));
    const QString why = "This position is not solved within the bounds of the analysis, so nobody "
                        "knows the perfect move.";
    EXPECT_EQ(perfect->accessibleDescription(), why);
    EXPECT_FALSE(find<QWidget>("against-club")->isEnabled()) << "who plays perfectly, but slips";
    EXPECT_TRUE(find<QWidget>("against-attentive")->isEnabled());
    EXPECT_TRUE(start->isEnabled()) << "against the one who is proposed";
    seat(Side::Two, computer("perfect"));
    EXPECT_FALSE(start->isEnabled());
    EXPECT_EQ(find<QLabel>("hindrance")->text(), why);
    preparation().edit(game.parse("3/2/0/0 G").value());
    ASSERT_TRUE(QTest::qWaitFor([&] { return start->isEnabled(); }, patience));
    EXPECT_TRUE(perfect->isEnabled());
    EXPECT_NE(perfect->accessibleDescription(), why);
    EXPECT_FALSE(sees("hindrance"));
}

TEST_F(OwnGameTest, AGameInPlayIsThereTheNextTimeByTheRulesThatItBrings) {
    const SavedGame game = byUnreadRules("Unread", "01234567-89ab-4def-8123-000000000001");
    const QString place = window->preferences().gamesFolder();
    window.reset();
    put(QDir(place).filePath(QString::fromStdString(game.id) + ".bouton"), bouton::write(game));
    open();
    window->pages().showStart();
    ASSERT_TRUE(waitForKept(1));
    ASSERT_EQ(inPlay().cards().size(), 1u);
    KeptGameCard* card = inPlay().cards()[0];
    EXPECT_TRUE(card->accessibleName().startsWith("Unread")) << qPrintable(card->accessibleName());
    QTest::mouseClick(card, Qt::LeftButton);
    ASSERT_TRUE(records(game.game + ": III/III G; a1+b1"));
    EXPECT_EQ(spoken(session().game().name.title), "Unread");
}

TEST_F(OwnGameTest, TheArchiveTellsGamesByTheRulesThatTheyBring) {
    SavedGame game = byUnreadRules("Unheard", "01234567-89ab-4def-8123-000000000002");
    game.over = true;
    game.forfeit = Forfeit{Side::One, Forfeit::Why::Resigned};
    window->library().archive().add(game);
    window->pages().openArchive();
    const ArchiveModel& model = window->pages().archive()->model();
    ASSERT_TRUE(QTest::qWaitFor([&] { return model.rowCount() == 1; }, patience));
    EXPECT_EQ(model.index(0, static_cast<int>(Column::Game)).data().toString(), "Unheard")
        << "as soon as it is listed";
    game = byUnreadRules("Uncounted", game.id);
    std::optional<std::string> counted;
    window->library().archive().ask(
        window.get(), {},
        [game](Store& store) {
            EXPECT_TRUE(store.add(game));
            return statisticsOf(store, catalogue(), {}).has_value();
        },
        [&](bool) { counted = game.game; });
    ASSERT_TRUE(QTest::qWaitFor([&] { return counted.has_value(); }, patience));
    EXPECT_TRUE(gameNamed(*counted)) << "so the statistics have its title";
}

TEST_F(OwnGameTest, TheRulesOfTheGameAreItsTextAndNothingInItIsMarkup) {
    paste(QString(kaylesText).replace("Knock down one", "<b>Knock</b> down one"));
    ASSERT_TRUE(isRead());
    clickOn("ownPlayButton");
    window->help().showRules(true);
    const QString page = window->help().view()->plainText();
    EXPECT_TRUE(page.contains("<b>Knock</b> down one pin")) << qPrintable(page);
    EXPECT_TRUE(page.contains("turn: II -> .."));
    window->help().showRules(false);
}

TEST_F(OwnGameTest, HeapsLieAsPilesThatAreClicked) {
    openNew();
    OwnBoard& board = *own().board();
    ASSERT_TRUE(board.match());
    EXPECT_EQ(board.match()->position(0), "7/10 G");
    BoardView& view = *board.board();
    QTest::mouseClick(&view, Qt::LeftButton, {}, view.cellRect({2, 1}).center().toPoint());
    EXPECT_EQ(board.match()->position(board.match()->current()), "7/7 R") << "three from heap b";
    for (const Cell cell : view.cells())
        EXPECT_TRUE(view.plan().grid().contains(view.cellRect(cell))) << nameOf(cell);
    EXPECT_TRUE(view.look().words(view.look(), view.plan()).contains("Heap b: 7 counters."))
        << "by ear";
}

TEST_F(OwnGameTest, FitsASmallWindow) {
    openNew();
    write(kaylesText);
    for (const QSize size : {QSize(800, 600), QSize(1280, 800)}) {
        resizeTo(size);
        EXPECT_EQ(own().horizontalScrollBar()->maximum(), 0) << size.width();
        EXPECT_EQ(own().verticalScrollBar()->maximum(), 0) << size.width();
        EXPECT_GE(text().viewport()->height(), 6 * text().fontMetrics().lineSpacing());
    }
}

// Where else they are listed ---------------------------------------------------------------------

namespace {

class ListedGames : public OwnGameTest {
protected:
    const KeptGames& games() { return *window->findChild<KeptGames*>(); }
    bool keepsGames(std::size_t number) {
        return QTest::qWaitFor([&] { return games().all().size() == number; }, patience);
    }
    void keepKayles() {
        openNew();
        write(kaylesText);
        EXPECT_TRUE(keepsGames(1));
    }
    LaboratoryPage& laboratory() { return *window->pages().laboratory(); }
    Experiment& choose(const char* id) {
        laboratory().choose(QLatin1String(id));
        EXPECT_TRUE(rested()) << id;
        return *laboratory().current();
    }
    bool rested() {
        return QTest::qWaitFor([this] { return !laboratory().current()->running(); }, 300'000);
    }
    static TitleBox& boxOf(const Experiment& experiment) {
        return *experiment.questions().findChild<TitleBox*>("game");
    }
    static int lineOfKayles(const Experiment& experiment) {
        return boxOf(experiment).findText("Your game: Kayles");
    }
};

} // namespace

TEST_F(ListedGames, StandBehindTheBuiltInOnesWhereAnExperimentCanAskOfThem) {
    keepKayles();
    window->pages().openLaboratory();
    for (const char* id : {"own", "practice", "tournament", "examine"}) {
        SCOPED_TRACE(id);
        Experiment& experiment = choose(id);
        ASSERT_EQ(lineOfKayles(experiment), boxOf(experiment).count() - 1);
        QTest::keyClick(&boxOf(experiment), Qt::Key_End);
        EXPECT_EQ(boxOf(experiment).currentText(), "Your game: Kayles");
        EXPECT_EQ(boxOf(experiment).toolTip(), "Kayles");
        experiment.run();
        ASSERT_TRUE(rested());
        EXPECT_TRUE(experiment.questions().isVisibleTo(&experiment));
    }
    const auto words = [&](const char* id) {
        QString all;
        for (const QLabel* label : choose(id).findChildren<QLabel*>())
            if (label->isVisible())
                all += label->text() + u'\n';
        return all;
    };
    EXPECT_TRUE(words("own").contains("Kayles")) << qPrintable(words("own"));
    EXPECT_TRUE(words("examine").contains("Asked at ")) << qPrintable(words("examine"));
    for (const char* id : {"counts", "claims", "depths", "microscope"})
        EXPECT_EQ(lineOfKayles(choose(id)), -1) << id;
}

TEST_F(ListedGames, OneThatIsChosenStaysWhereItIsRemoved) {
    keepKayles();
    window->pages().openLaboratory();
    Experiment& practice = choose("practice");
    QTest::keyClick(&boxOf(practice), Qt::Key_End);
    ASSERT_TRUE(rested());
    window->pages().openOwnGame();
    clickOn("ownRemoveButton");
    ASSERT_TRUE(keepsGames(0));
    window->pages().openLaboratory();
    EXPECT_EQ(lineOfKayles(choose("examine")), -1) << "where it was not chosen";
    EXPECT_EQ(boxOf(choose("practice")).currentText(), "Your game: Kayles");
    practice.run();
    ASSERT_TRUE(rested());
    own().undoRemoval();
    ASSERT_TRUE(keepsGames(1));
    EXPECT_EQ(boxOf(practice).count(), static_cast<int>(catalogue().size()) + 1) << "once";
}

TEST_F(ListedGames, WithTheTitleOfABuiltInOneAreNotTakenForIt) {
    openNew();
    write(QString(kaylesText).replace("Kayles", "Reversi"));
    ASSERT_TRUE(keepsGames(1));
    window->pages().open(*games().all().front());
    window->pages().openLaboratory();
    for (const char* id : {"own", "tournament"})
        EXPECT_EQ(boxOf(choose(id)).currentText(), "Your game: Reversi") << id;
    window->pages().openGame("reversi");
    window->pages().openLaboratory();
    EXPECT_EQ(boxOf(choose("tournament")).currentText(), "Reversi");
}

TEST_F(ListedGames, CanBeTickedForAProgram) {
    keepKayles();
    own().openNew();
    write(QString(kaylesText).replace("Kayles", "Other rows"));
    ASSERT_TRUE(keepsGames(2));
    const std::string kayles = games().all()[1]->name.id, other = games().all()[0]->name.id;
    window->pages().open(*games().all()[0]);
    for (auto* link : window->pages().game()->findChildren<QAbstractButton*>("addProgram"))
        if (link->isVisible())
            QTest::mouseClick(link, Qt::LeftButton);
    auto* dialog = window->findChild<ProgramDialog*>();
    ASSERT_TRUE(dialog);
    const auto box = [&](const std::string& game) {
        return dialog->findChild<QCheckBox*>(QString::fromStdString("plays-" + game));
    };
    ASSERT_TRUE(box(kayles) && box(other));
    EXPECT_TRUE(box(other)->isChecked()) << "that of the page";
    EXPECT_FALSE(box(kayles)->isChecked());
    box(kayles)->setFocus(); // which brings it into view
    QTest::keyClick(box(kayles), Qt::Key_Space);
    QTest::keyClicks(dialog->findChild<QLineEdit*>("programCommand"), "python3 mine.py");
    QTest::keyClicks(dialog->findChild<QLineEdit*>("programName"), "Mine");
    QTest::mouseClick(dialog->findChild<QAbstractButton*>("keepProgram"), Qt::LeftButton);
    const OwnPrograms& programs = window->preferences().programs();
    ASSERT_TRUE(programs.find("Mine"));
    EXPECT_EQ(programs.find("Mine")->games, (std::vector<std::string>{other, kayles}));
}

} // namespace bouton::testing
