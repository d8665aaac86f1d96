// SPDX-License-Identifier: MIT
#include <QAccessible>
#include <QLineEdit>
#include <QListWidget>
#include <QSpinBox>

#include <algorithm>
#include <set>

#include "lessons/lessons.h"
#include "session/values/reopened.h"
#include "ui/controls/announcer.h"
#include "ui/controls/card.h"
#include "ui/controls/game_chooser.h"
#include "ui/controls/radio_card.h"
#include "ui/files/game_files.h"
#include "ui/files/games_in_play.h"
#include "ui/game.h"
#include "ui/game/aloud.h"
#include "ui/heard.h"
#include "ui/help/about_dialog.h"
#include "ui/help/shortcut_sheet.h"
#include "ui/insight/value_plot.h"
#include "ui/laboratory/experiment.h"
#include "ui/laboratory/laboratory_page.h"
#include "ui/lessons/lessons_page.h"
#include "ui/print/print_dialog.h"
#include "ui/programs/program_dialog.h"
#include "ui/start/start_page.h"
#include "ui/window/tour.h"

// A game that is played by ear: what is said, and the keys that answer.

namespace bouton::testing {

namespace {

using ::testing::AllOf;
using ::testing::AnyOf;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

class ByEar : public Game {
protected:
    ByEar() {
        QObject::connect(&Announcer::of(*window), &Announcer::said,
                         [this](const QString& words) { said.push_back(words.toStdString()); });
    }
    ~ByEar() override { window.reset(); } // before what listens
    // What is said of all that is due.
    std::string heard() {
        QCoreApplication::processEvents();
        std::string all;
        for (const std::string& each : std::exchange(said, {}))
            all += (all.empty() ? "" : " | ") + each;
        return all;
    }
    // More is heard until these words are among all that was.
    std::string heardUntil(const char* words, std::string all = {}) {
        const auto isSaid = [&] { return (all += heard()).find(words) != std::string::npos; };
        EXPECT_TRUE(QTest::qWaitFor(isSaid, 30'000)) << all;
        return all;
    }
    // A key that goes through the window system, as a real key does: shortcuts come first.
    std::string ask(Qt::Key key, Qt::KeyboardModifiers with = {}) {
        heard();
        QTest::keyClick(window->windowHandle(), key, with);
        return heard();
    }
    void twoPeople(const char* id, const char* position = nullptr) {
        startOfTwo(id, position);
        heard();
    }
    // What is said of a move that is typed into its line.
    std::string typeMove(const char* words) {
        auto* line = find<QLineEdit>("moveLine");
        line->clear();
        QTest::keyClicks(line, QString::fromLatin1(words));
        QTest::keyClick(line, Qt::Key_Return);
        return heard();
    }

    Listening listening;
    std::vector<std::string> said;
};

} // namespace

TEST_F(ByEar, TheOpponentsMoveIsSaidOnceWithItsRuleAndOnesOwnIsNot) {
    start("tic-tac-toe");
    seat(Side::Two, player("perfect"));
    heard();
    click({1, 1});
    ASSERT_TRUE(rested());
    const std::string all = heard();
    const std::string move = session().match()->moveText(session().match()->current());
    EXPECT_THAT(all, HasSubstr("Perfect: " + move + ". ")) << "and a rule after it";
    EXPECT_EQ(all.find(move), all.rfind(move)) << all;
    EXPECT_THAT(all, Not(HasSubstr("b2")));
}

TEST_F(ByEar, ARefusedClickSaysWhy) {
    twoPeople("tic-tac-toe");
    click({1, 1});
    EXPECT_EQ(heard(), "X: b2.");
    click({1, 1});
    EXPECT_EQ(heard(), text("detail").toStdString());
    click({1, 1});
    EXPECT_EQ(heard(), text("detail").toStdString()) << "each time";
}

TEST_F(ByEar, AHintAndTheEndAreSaidInSentences) {
    twoPeople("tic-tac-toe", "XX./OO./... X");
    session().hint();
    EXPECT_TRUE(QTest::qWaitFor([this] { return !session().hints().wanted(); }, 30'000));
    EXPECT_THAT(heard(), AllOf(HasSubstr("win"), ::testing::EndsWith(".")));
    click({0, 2});
    EXPECT_THAT(heard(), ::testing::StartsWith("X: c1. X used 1 hint. X wins. "));
}

TEST_F(ByEar, APageThatIsNotInViewKeepsSilent) {
    twoPeople("tic-tac-toe");
    Session& table = session();
    window->pages().showStart();
    heard();
    table.click({0, 0});
    EXPECT_EQ(heard(), "");
}

TEST_F(ByEar, ASlipInReviewIsSaid) {
    twoPeople("tic-tac-toe", "XX./OO./... X");
    click({2, 2}); // gives the win away
    click({1, 2});
    ASSERT_EQ(session().phase(), Phase::Over);
    heard();
    press("reviewButton");
    EXPECT_TRUE(QTest::qWaitFor([this] { return review()->shown(); }, 30'000));
    EXPECT_THAT(heard(), AllOf(HasSubstr("Slip 1 of "), HasSubstr("c3")));
    emit review()->refreshed();
    EXPECT_EQ(heard(), "") << "once";
}

TEST_F(ByEar, AGameWithoutSlipsSaysSoAtItsEndAndInItsReview) {
    twoPeople("tic-tac-toe", "XX./OO./... X");
    click({0, 2});
    ASSERT_EQ(session().phase(), Phase::Over);
    EXPECT_THAT(heardUntil("X: no slips."), ::testing::EndsWith("X: no slips."));
    press("reviewButton");
    ASSERT_TRUE(QTest::qWaitFor([this] { return !review()->told().isEmpty(); }, 30'000));
    EXPECT_EQ(heard(),
              text("reviewHeadline").toStdString() + ". " + text("reviewWords").toStdString());
    EXPECT_EQ(text("reviewHeadline"), "No slips by either side");
    EXPECT_EQ(text("reviewWords"), "Every move kept what its position was worth.");
}

TEST_F(ByEar, WhatIsSwitchedByAKeyIsSaid) {
    twoPeople("towers");
    EXPECT_EQ(ask(Qt::Key_T, Qt::ControlModifier), "Turn the board: on.");
    EXPECT_EQ(ask(Qt::Key_T, Qt::ControlModifier), "Turn the board: off.");
    EXPECT_THAT(ask(Qt::Key_F5), HasSubstr("Move values on the board: on."));
    EXPECT_EQ(ask(Qt::Key_F5), "Move values on the board: off.");
}

TEST_F(ByEar, WhyIsSaidAsSoonAsItIsKnownWhereItIsSwitchedOn) {
    twoPeople("towers");
    const std::string all = heardUntil("Nim-sum: ", ask(keysFor(Insight::Why)[0].key()));
    EXPECT_THAT(all, HasSubstr(text("whySentence").toStdString()));
    page().board()->setFocus();
    click(session().clicking().next().front());
    EXPECT_THAT(heard(), Not(HasSubstr("Nim-sum: "))) << "not at each move";
}

TEST_F(ByEar, ACellSaysWhyItIsMarked) {
    twoPeople("tic-tac-toe", "XX./OO./... X");
    const auto name = [this](int cell) {
        return QAccessible::queryAccessibleInterface(page().board())
            ->child(cell)
            ->text(QAccessible::Name)
            .toStdString();
    };
    while (session().canHint()) { // the last one names the cell
        session().hint();
        ASSERT_TRUE(QTest::qWaitFor([this] { return !session().hints().wanted(); }, 30'000));
    }
    EXPECT_THAT(name(2), HasSubstr(", hint"));
    click({0, 2});
    EXPECT_THAT(name(1), HasSubstr("decides the game"));
    EXPECT_THAT(name(3), Not(HasSubstr("decides")));
}

TEST_F(ByEar, TheProjectorSaysItsHeadlineAndSentence) {
    twoPeople("tic-tac-toe", "XX./OO./... X");
    page().project(true);
    auto* projector = page().findChild<QWidget*>("projector");
    ASSERT_TRUE(projector);
    QStringList told;
    QObject::connect(&Announcer::of(*projector), &Announcer::said, projector,
                     [&](const QString& words) { told << words; });
    click({0, 2});
    QCoreApplication::processEvents();
    EXPECT_TRUE(told.join(u' ').contains("X wins.")) << told.join(u' ').toStdString();
}

TEST_F(ByEar, TheSheetOfKeysCanBeReadAtOnce) {
    const ShortcutSheet keys(*window);
    const auto* scroll = keys.findChild<QAbstractScrollArea*>();
    EXPECT_EQ(scroll->accessibleName(), keys.windowTitle());
    EXPECT_THAT(scroll->accessibleDescription().toStdString(),
                AllOf(HasSubstr("On the board. Move the frame: Arrow keys; "),
                      HasSubstr("The last move: L")));
}

TEST_F(ByEar, TheTourSaysWhatItPointsAt) {
    window->help().takeTour();
    EXPECT_THAT(heard(), HasSubstr("Pick a game. Each card is a game."));
    window->help().tour().next();
    EXPECT_THAT(heard(), HasSubstr("Choose your opponent. "));
}

TEST_F(ByEar, AClosedListSaysWhatIsChosenInIt) {
    window->pages().openPreferences();
    auto* colours = window->findChild<QComboBox*>("appearance");
    QAccessibleInterface* const list = QAccessible::queryAccessibleInterface(colours);
    EXPECT_EQ(list->text(QAccessible::Description), colours->currentText());
    colours->setFocus();
    heard();
    QTest::keyClick(colours, Qt::Key_Down);
    EXPECT_EQ(list->text(QAccessible::Description), "Light");
    EXPECT_THAT(heard(), HasSubstr("Light"));
}

TEST_F(ByEar, ASeatIsAButtonThatUnfoldsAndTakesTheKeysBack) {
    twoPeople("tic-tac-toe");
    SeatLine* line = seatLine(Side::One);
    QAccessibleInterface* const seat = QAccessible::queryAccessibleInterface(line);
    EXPECT_EQ(seat->role(), QAccessible::Button);
    EXPECT_TRUE(seat->state().expandable && seat->state().collapsed && !seat->state().expanded);
    line->setFocus();
    EXPECT_EQ(seat->actionInterface()->actionNames(),
              (QStringList{QAccessibleActionInterface::pressAction(),
                           QAccessibleActionInterface::setFocusAction()}));
    seat->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    EXPECT_TRUE(line->isOpen());
    EXPECT_TRUE(seat->state().expanded && !seat->state().collapsed);
    EXPECT_EQ(sendersOf(QAccessible::StateChanged).back(), seat);
    line->findChild<QComboBox*>("who")->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    EXPECT_FALSE(line->isOpen());
    EXPECT_TRUE(line->hasFocus());
    seat->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
    EXPECT_FALSE(line->isOpen());
}

TEST_F(ByEar, TheStartPageSaysWhatItsKeysDo) {
    const auto name = [this] {
        return QAccessible::queryAccessibleInterface(window->pages().start())
            ->text(QAccessible::Name)
            .toStdString();
    };
    EXPECT_THAT(name(), AllOf(HasSubstr("arrow keys"), Not(HasSubstr("Enter"))));
    twoPeople("tic-tac-toe");
    click({0, 0});
    window->pages().showStart();
    ASSERT_TRUE(QTest::qWaitFor([this] { return !window->pages().start()->gamesInPlay()->empty(); },
                                30'000));
    openGame("tic-tac-toe");
    window->pages().showStart();
    EXPECT_TRUE(window->pages().start()->hasFocus());
    EXPECT_THAT(name(), HasSubstr("Enter goes on with the last one"));
}

TEST_F(ByEar, AListThatHasNotTheKeysTellsNothingOfItsItemsAndOneThatGetsThemItsItemLast) {
    window->pages().openLaboratory();
    window->pages().laboratory()->choose("practice");
    auto* list = window->findChild<QListWidget*>("exerciseList");
    ASSERT_TRUE(QTest::qWaitFor([&] { return list->count() > 3; }, 300'000));
    forgetEvents();
    list->setCurrentRow(2);
    QCoreApplication::processEvents();
    EXPECT_THAT(sendersOf(QAccessible::Focus), IsEmpty());
    auto* experiments = window->findChild<ExperimentList*>();
    const auto expectItem = [&] {
        QCoreApplication::processEvents();
        EXPECT_EQ(namesOf(QAccessible::Focus).back(),
                  experiments->currentItem()->text().toStdString());
        forgetEvents();
    };
    window->pages().laboratory()->setFocus();
    experiments->clearFocus();
    QCoreApplication::processEvents();
    forgetEvents();
    experiments->setFocus();
    expectItem();
    QTest::keyClick(experiments, Qt::Key_Up);
    expectItem();
}

TEST_F(ByEar, WhatMovesHaveCostIsAddedToTheConversationAndNotWrittenAnew) {
    twoPeople("tic-tac-toe");
    int rewritten = 0;
    QString before = messages();
    QObject::connect(messageBox(), &QTextEdit::textChanged, messageBox(), [&] {
        rewritten += messages().size() < before.size();
        before = messages();
    });
    for (const Cell cell : {Cell{0, 0}, {0, 1}, {2, 2}, {2, 1}, {1, 0}, {2, 0}, {1, 1}})
        click(cell);
    ASSERT_EQ(session().phase(), Phase::Over);
    ASSERT_TRUE(QTest::qWaitFor([this] { return messages().contains("Gives"); }, 30'000));
    EXPECT_EQ(rewritten, 0) << "else a screen reader drops what it hears";
}

TEST_F(ByEar, TabComesToTheChosenOpponent) {
    openGame("reversi");
    auto* chosen = static_cast<QWidget*>(nullptr);
    for (auto* card : page().findChildren<RadioCard*>())
        if (card->isVisible() && card->isChecked() && !chosen)
            chosen = card;
    ASSERT_TRUE(chosen);
    for (auto* card :
         chosen->parentWidget()->findChildren<RadioCard*>(QString(), Qt::FindDirectChildrenOnly))
        EXPECT_EQ(bool(card->focusPolicy() & Qt::TabFocus), card == chosen)
            << card->objectName().toStdString();
}

TEST_F(ByEar, OfAnotherGameOnlyWhatWasSaidLastIsSaid) {
    twoPeople("tic-tac-toe");
    for (const Cell cell : {Cell{0, 0}, {1, 1}, {0, 1}})
        click(cell);
    SavedGame other = session().saved();
    ASSERT_TRUE(session().setUp(session().plan()));
    ASSERT_TRUE(session().start());
    click({2, 2});
    heard();
    session().restore(reopen(std::move(other)).value());
    EXPECT_EQ(heard(), "X: b1.");
}

TEST_F(ByEar, KeysAnswerWhatOneAsks) {
    twoPeople("reversi",
              "......../......../......../...OX.../...XO.../......../......../........ X");
    EXPECT_EQ(ask(Qt::Key_L), "No move has been played.");
    EXPECT_EQ(ask(Qt::Key_M), "4 legal moves: d3, c4, f5, e6.");
    click({2, 3});
    EXPECT_EQ(ask(Qt::Key_L), "Move 1: Dark: d3.");
    EXPECT_EQ(ask(Qt::Key_P), "light disc, 1: e5.");
    EXPECT_EQ(ask(Qt::Key_P, Qt::ShiftModifier), "dark disc, 4: d3, d4, e4, d5.");
    EXPECT_THAT(ask(Qt::Key_S),
                AllOf(HasSubstr("Light is to move."), HasSubstr("4"), HasSubstr("1")));
    page().board()->focusOn({4, 4});
    EXPECT_THAT(ask(Qt::Key_T),
                AllOf(HasSubstr("E5, light disc."), HasSubstr("Up: dark disc, 3 empty."),
                      HasSubstr("Up and left: dark disc, 3 empty.")));
    EXPECT_THAT(ask(Qt::Key_B), HasSubstr("Row 3: empty, empty, empty, dark disc, empty"));
    EXPECT_THAT(ask(Qt::Key_A), HasSubstr("Row 3: empty, empty, empty, dark disc, empty"));
}

TEST_F(ByEar, TheLastMoveIsThatOfThePositionInView) {
    twoPeople("tic-tac-toe");
    click({0, 0});
    click({1, 1});
    EXPECT_EQ(ask(Qt::Key_L), "Move 2: O: b2.");
    session().go(session().match()->line()[1]);
    EXPECT_EQ(ask(Qt::Key_L), "Move 1: X: a1.");
}

TEST_F(ByEar, TheScoreSaysWhoseTurnItIs) {
    start("tic-tac-toe");
    ASSERT_TRUE(rested());
    EXPECT_THAT(ask(Qt::Key_S),
                AnyOf(HasSubstr("It is your turn: X."), HasSubstr("It is your turn: O.")));
    session().resign();
    ask(Qt::Key_N);
    EXPECT_THAT(typeMove("b2"), HasSubstr("The game is over. Press Play again."));
}

TEST_F(ByEar, TheClocksAreAskedForWithTheScore) {
    openGame("tic-tac-toe");
    press("startButton");
    Seat timed = session().plan().seats[0];
    timed.time = TimeControl{std::chrono::minutes(5), {}};
    session().setSeat(Side::One, timed);
    EXPECT_THAT(ask(Qt::Key_S), HasSubstr("X has "));
}

TEST_F(ByEar, AMoveThatGrowsTellsHowItGoesOn) {
    startGridNim();
    heard();
    click({0, 2});
    EXPECT_THAT(heard(), AllOf(HasSubstr("Chosen: c1. It goes on at "), HasSubstr("d1"),
                               HasSubstr(", or ends by Enter.")));
    ask(Qt::Key_Escape);
    EXPECT_EQ(heard(), "") << "a click that is taken back says nothing";
    click({0, 2});
    EXPECT_THAT(ask(Qt::Key_M), AllOf(HasSubstr("Chosen: c1. It goes on at "), HasSubstr("d1")));
    click({0, 3});
    EXPECT_THAT(ask(Qt::Key_M), HasSubstr("Chosen: c1+d1."));
}

TEST_F(ByEar, OfVeryManyMovesTheFirstAreTold) {
    startGridNim();
    const auto& legal = session().match()->moves(0);
    ASSERT_GT(legal.size(), 40u);
    std::string all = std::to_string(legal.size()) + " legal moves: ";
    for (std::size_t i = 0; i < 40; ++i)
        all += (i ? ", " : "") + legal[i].text;
    EXPECT_EQ(ask(Qt::Key_M), all + ", and others.");
}

TEST_F(ByEar, WhereThereIsNoMoveThatIsSaid) {
    startOfTwo("reversi",
               "XO....../......../......../......../......../......../......../........ O");
    EXPECT_EQ(ask(Qt::Key_M), "There is no legal move: pass.");
    EXPECT_EQ(text("detail"), "There is no legal move: press Pass.");
    click({4, 4});
    EXPECT_TRUE(text("detail").endsWith(" Press Pass.")) << text("detail").toStdString();
    ask(Qt::Key_N);
    typeMove("c1");
    auto* line = find<QLineEdit>("moveLine");
    EXPECT_EQ(text("moveLineNote"), "There is no legal move: pass.");
    QTest::keyClicks(line, "pass");
    EXPECT_EQ(text("moveLineNote"), "") << "what was wrong is another move";
    QTest::keyClick(line, Qt::Key_Return);
    EXPECT_EQ(session().match()->current(), 1u);
    QTest::keyClick(line, Qt::Key_Escape);
    click({0, 2});
    ASSERT_EQ(session().phase(), Phase::Over);
    EXPECT_THAT(ask(Qt::Key_M), HasSubstr("There is no legal move."));
}

TEST_F(ByEar, NothingIsAskedOfATableWithoutAGame) {
    openGame("tic-tac-toe");
    for (const Aloud what : allAloud)
        EXPECT_EQ(wordsAloud(what, session(), *page().board()), "");
    EXPECT_EQ(ask(Qt::Key_B), "");
    EXPECT_EQ(ask(Qt::Key_N), "");
    EXPECT_FALSE(sees("moveLine"));
}

TEST_F(ByEar, AMoveIsTypedByTheSameKeysWhereTheyWriteGreek) {
    twoPeople("tic-tac-toe");
    ask(Qt::Key_N);
    auto* line = find<QLineEdit>("moveLine");
    line->setText(QStringLiteral("ψ2"));
    QTest::keyClick(line, Qt::Key_Return);
    EXPECT_EQ(heard(), "X: c2.");
}

TEST_F(ByEar, OfLargeGroupsAnyNumberOfCardsIsTakenByTyping) {
    twoPeople("cards", "21:3/60:60 G");
    ask(Qt::Key_N);
    EXPECT_EQ(typeMove("a1"), "Green: a1.");
    EXPECT_EQ(typeMove("b47"), "Red: b47.");
    EXPECT_THAT(typeMove("a4"), HasSubstr("a4 is not a legal move here."));
    EXPECT_THAT(typeMove("b14"), HasSubstr("b14 is not a legal move here."));
    EXPECT_EQ(session().match()->position(session().match()->current()), "20:3/13:60 G");
}

TEST_F(ByEar, AMoveIsTypedAsItIsWritten) {
    twoPeople("tic-tac-toe");
    EXPECT_FALSE(sees("moveLine"));
    ask(Qt::Key_N);
    auto* line = find<QLineEdit>("moveLine");
    ASSERT_TRUE(line->isVisible());
    ASSERT_TRUE(line->hasFocus());
    EXPECT_EQ(typeMove(" B2 "), "X: b2.");
    EXPECT_EQ(line->text(), "");
    EXPECT_TRUE(line->hasFocus()) << "for the next move";
    EXPECT_THAT(typeMove("b2"), HasSubstr("taken")) << "as of a click";
    EXPECT_EQ(line->selectedText(), "b2") << "it is not lost, and the next one takes its place";
    EXPECT_TRUE(text("moveLineNote").contains("taken"));
    EXPECT_THAT(typeMove("d9"), HasSubstr("d9")) << "no cell of the board";
    EXPECT_THAT(typeMove("zz"), HasSubstr("is no move"));
    EXPECT_EQ(typeMove(""), "Type a move, such as c5.");
    EXPECT_EQ(typeMove("a1"), "O: a1.");
    EXPECT_EQ(session().match()->ply(session().match()->current()), 2u);
    EXPECT_EQ(text("moveLineNote"), "");
    QTest::keyClick(line, Qt::Key_Escape);
    EXPECT_FALSE(sees("moveLine"));
    EXPECT_TRUE(page().board()->hasFocus());
    EXPECT_EQ(window->pages().place(), Pages::Place::Game) << "Escape was the line's";
}

TEST_F(ByEar, WhatHindersTheStartIsSaid) {
    openGame("towers");
    heard();
    find<QSpinBox>("rows")->setValue(99);
    EXPECT_EQ(heard(), text("hindrance").toStdString());
    find<QSpinBox>("rows")->setValue(5);
    EXPECT_EQ(heard(), "");
}

TEST_F(ByEar, TheLineForAMoveGoesWithTheGame) {
    twoPeople("tic-tac-toe");
    ask(Qt::Key_N);
    QTest::keyClicks(find<QLineEdit>("moveLine"), "b2");
    page().typeMove();
    EXPECT_EQ(find<QLineEdit>("moveLine")->selectedText(), "b2");
    page().newGame();
    EXPECT_FALSE(sees("moveLine"));
}

TEST_F(ByEar, AMoveIsNotTypedInTheOpponentsTurn) {
    start("tic-tac-toe");
    session().setPaused(true);
    ask(Qt::Key_N);
    EXPECT_EQ(typeMove("b2"), "It is not your turn.");
    EXPECT_EQ(session().match()->current(), 0u);
}

TEST_F(ByEar, TheMovesListTellsNothingWhileTheKeysAreOnTheBoard) {
    twoPeople("tic-tac-toe");
    page().board()->setFocus();
    QCoreApplication::processEvents();
    forgetEvents();
    click({1, 1});
    QCoreApplication::processEvents();
    const auto senders = sendersOf(QAccessible::Focus);
    for (QAccessibleInterface* from : senders)
        EXPECT_TRUE(from && from->state().focused) << nameOfHeard(from);
}

TEST_F(ByEar, ASentenceOfTheWindowIsSaid) {
    openGame("tic-tac-toe");
    heard();
    window->files().openText("no game at all");
    EXPECT_TRUE(QTest::qWaitFor([this] { return !said.empty(); }, 30'000));
}

TEST(CourseWords, APlotIsSaidInAFewSentences) {
    ValueHistory history;
    history.game = gameNamed("tic-tac-toe").value();
    EXPECT_EQ(courseInWords(history), "");
    const Point won{Outcome::Win, true}, lost{Outcome::Loss, true}, even{Outcome::Draw, true};
    history.points = {std::nullopt, won, won, std::nullopt, even, lost};
    EXPECT_EQ(courseInWords(history),
              "Until move 4: X wins. Until move 5: a draw. From then on: O wins.");
    history.points = {Point{Outcome::Draw, false}, Point{Outcome::Loss, false}};
    EXPECT_EQ(courseInWords(history), "Until move 1: about even. From then on: O is ahead.");
    history.points = {won};
    EXPECT_EQ(courseInWords(history), "All along: X wins.");
}

// Every page --------------------------------------------------------------------------------------

namespace {

bool isInteractive(QAccessible::Role role) {
    static const std::set<QAccessible::Role> all{
        QAccessible::Button,       QAccessible::CheckBox, QAccessible::RadioButton,
        QAccessible::ComboBox,     QAccessible::SpinBox,  QAccessible::Slider,
        QAccessible::EditableText, QAccessible::List,     QAccessible::ListItem,
        QAccessible::Table,        QAccessible::Tree,     QAccessible::PageTab,
        QAccessible::PageTabList,  QAccessible::MenuItem, QAccessible::ButtonMenu,
        QAccessible::Link,         QAccessible::Graphic,  QAccessible::Splitter};
    return all.contains(role);
}

std::string pathOfHeard(QAccessibleInterface* heard) {
    std::string path;
    for (; heard; heard = heard->parent())
        if (const QObject* object = heard->object())
            path += std::string(path.empty() ? "" : " < ") + object->metaObject()->className() + " "
                    + object->objectName().toStdString();
    return path;
}

// All that can be reached and has neither name nor text. Nothing inside may be null.
void listNameless(QAccessibleInterface* heard, int& all, std::vector<std::string>& nameless) {
    ASSERT_TRUE(heard);
    const QAccessible::State state = heard->state();
    if (state.invisible)
        return;
    const bool takesKeys = heard->object() && heard->object()->isWidgetType()
                           && static_cast<QWidget*>(heard->object())->focusPolicy() != Qt::NoFocus;
    if (isInteractive(heard->role()) || takesKeys) {
        ++all;
        const bool isText = heard->role() == QAccessible::EditableText
                            && !heard->text(QAccessible::Value).isEmpty();
        if (heard->text(QAccessible::Name).isEmpty() && !isText)
            nameless.push_back(pathOfHeard(heard));
    }
    for (int i = 0; i < heard->childCount(); ++i)
        listNameless(heard->child(i), all, nameless);
}

std::string called(const QWidget* widget) {
    return std::string(widget->metaObject()->className()) + ' '
           + widget->objectName().toStdString();
}

// Whether the one lies above the other in one column, or to the left of it in one line.
bool readsBefore(const QWidget* one, const QWidget* other) {
    const auto place = [](const QWidget* each) {
        return QRect(each->mapTo(each->window(), QPoint()), each->size());
    };
    const QRect a = place(one), b = place(other);
    const bool isColumn = a.left() <= b.right() && b.left() <= a.right();
    const bool isLine = a.top() <= b.bottom() && b.top() <= a.bottom();
    return (isColumn && a.bottom() < b.top()) || (isLine && a.right() < b.left());
}

} // namespace

class HeardPages : public ByEar {
protected:
    // How many objects one can reach. Each must have a name or a text.
    int reached(const std::string& page) { return reached(page, *window); }
    int reached(const std::string& page, QWidget& top) {
        QCoreApplication::processEvents();
        int all = 0;
        std::vector<std::string> nameless;
        listNameless(QAccessible::queryAccessibleInterface(&top), all, nameless);
        EXPECT_THAT(nameless, IsEmpty()) << page;
        checkTabs(page);
        return all;
    }
    // Tab comes to every object once, in the order of reading, and then to the first one again.
    void checkTabs(const std::string& page) {
        std::set<const QWidget*> seen;
        const QWidget *first = nullptr, *before = nullptr;
        std::vector<std::string> back; // once, from the end to the beginning, is right
        for (int i = 0; i < 400 && QApplication::focusWidget(); ++i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            const QWidget* now = QApplication::focusWidget();
            ASSERT_TRUE(now && now->isVisible()) << page;
            if (now == first) {
                EXPECT_LE(back.size(), 1u) << page << ::testing::PrintToString(back);
                return;
            }
            if (!first)
                first = now;
            ASSERT_TRUE(seen.insert(now).second)
                << page << ": Tab goes round without coming back, at " << called(now);
            if (before && readsBefore(now, before))
                back.push_back(called(before) + " to " + called(now));
            before = now;
        }
        if (!QApplication::focusWidget())
            return;
        ADD_FAILURE() << page << ": Tab has no end";
    }
};

// Qt's own interface read beyond its list, and Bouton ended, where a screen reader asked for a
// scroll bar that had just gone.
TEST(HeardScrollAreas, HaveNoChildWhereNoneIs) {
    auto* inside = new QWidget;
    SnugScrollArea area(inside);
    area.resize(100, 100);
    inside->setMinimumHeight(1000);
    area.show();
    QCoreApplication::processEvents();
    QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(&area);
    ASSERT_EQ(heard->childCount(), 2);
    QAccessibleInterface* bar = heard->child(1);
    EXPECT_EQ(heard->child(0)->object(), area.viewport());
    EXPECT_EQ(heard->indexOfChild(bar), 1);
    inside->setMinimumHeight(10);
    QCoreApplication::processEvents();
    EXPECT_EQ(heard->childCount(), 1);
    for (const int index : {-1, 1, 2, 1000})
        EXPECT_EQ(heard->child(index), nullptr) << index;
    EXPECT_EQ(heard->indexOfChild(bar), -1);
    EXPECT_EQ(heard->indexOfChild(nullptr), -1);
}

TEST_F(HeardPages, NoObjectOnAnyPageIsWithoutANameAndTabReachesEachOnceAsOneReads) {
    EXPECT_GT(reached("start"), 6);
    for (const Ruleset* game : catalogue()) {
        const std::string id(game->name.id);
        openGame(id);
        EXPECT_GT(reached(id + ", set-up"), 10);
        page().start();
        ASSERT_TRUE(rested());
        EXPECT_GT(reached(id + ", in play"), 10);
        showInsights(true);
        reached(id + ", See why");
        page().resign();
        if (session().phase() == Phase::Over) {
            page().openReview();
            reached(id + ", review");
        }
        page().editPosition();
        reached(id + ", edit");
    }
    window->pages().openLessons();
    EXPECT_GT(reached("lessons"), 3);
    for (const Lesson& lesson : lessons())
        for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
            window->pages().lessons()->open(lesson, step);
            EXPECT_GT(reached(lesson.id + ", step " + lesson.steps[step].id), 3);
        }
    window->pages().openArchive();
    EXPECT_GT(reached("archive"), 3);
    window->pages().openPreferences();
    EXPECT_GT(reached("preferences"), 3);
    window->pages().openLaboratory();
    for (Experiment* experiment : window->pages().laboratory()->all()) {
        window->pages().laboratory()->choose(experiment->objectName());
        EXPECT_TRUE(QTest::qWaitFor([&] { return !experiment->running(); }, 300'000));
        reached("laboratory, " + experiment->objectName().toStdString());
    }
}

TEST_F(HeardPages, NorInAnyDialog) {
    openGame("cards");
    ProgramDialog program(window->preferences().programs(), session().game(), {}, window.get());
    AboutDialog about(window.get());
    ShortcutSheet keys(*window);
    PrintDialog print(window.get());
    GameChooser chooser("two.txt", {"1. Card groups", "2. Towers"}, window.get());
    for (QDialog* dialog :
         std::initializer_list<QDialog*>{&program, &about, &keys, &print, &chooser}) {
        dialog->setAttribute(Qt::WA_DeleteOnClose, false);
        dialog->show();
        dialog->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(dialog));
        EXPECT_GT(reached(dialog->metaObject()->className(), *dialog), 0);
        dialog->hide();
    }
}

} // namespace bouton::testing
