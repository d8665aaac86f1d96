// SPDX-License-Identifier: MIT
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QScrollArea>
#include <QTextBrowser>

#include <csignal>

#include "engine/scripts.h"
#include "games/record.h"
#include "ui/controls/radio_card.h"
#include "ui/files.h"
#include "ui/help/help_view.h"
#include "ui/laboratory/experiment.h"
#include "ui/laboratory/laboratory_page.h"
#include "ui/programs/program_dialog.h"
#include "ui/programs/trial_transcript.h"
#include "ui/theme/theme.h"

// Programs of the user's at home in the window, with real clicks, keys and processes.

namespace bouton::testing {

namespace {

using Phase = Session::Phase;
using ::testing::HasSubstr;

class ProgramsTest : public FilesTest {
protected:
    // A program of these lines of the shell, as a file.
    QString script(const QString& name, const std::string& lines) {
        put(name, QByteArray::fromStdString("#!/bin/sh\n" + lines + '\n'));
        QFile::setPermissions(path(name), QFile::permissions(path(name)) | QFile::ExeOwner);
        return path(name);
    }
    // One click on what may have to be scrolled to.
    void clickOn(QAbstractButton* button) {
        ASSERT_TRUE(button && button->isVisible() && button->isEnabled());
        for (QWidget* each = button->parentWidget(); each; each = each->parentWidget())
            if (auto* area = qobject_cast<QScrollArea*>(each))
                area->ensureWidgetVisible(button, 0, 0);
        QCoreApplication::processEvents();
        QTest::mouseClick(button, Qt::LeftButton);
    }
    ProgramDialog* dialog() { return window->findChild<ProgramDialog*>(); }
    template <class T> T* inDialog(const char* name) {
        T* found = dialog() ? dialog()->findChild<T*>(QLatin1String(name)) : nullptr;
        EXPECT_TRUE(found) << name;
        return found;
    }
    void type(const char* field, const QString& text) {
        auto* line = inDialog<QLineEdit>(field);
        line->setFocus();
        line->selectAll();
        QTest::keyClick(line, Qt::Key_Delete);
        QTest::keyClicks(line, text);
    }
    void clickInDialog(const char* button) { clickOn(inDialog<QAbstractButton>(button)); }
    bool dialogCloses() {
        return QTest::qWaitFor([this] { return !dialog(); }, patience);
    }
    QAbstractButton* link(const char* name) {
        for (auto* each : page().findChildren<QAbstractButton*>(QLatin1String(name)))
            if (each->isVisible())
                return each;
        return nullptr;
    }
    // Opens the dialog on the page of this game.
    void beginAdding(std::string_view game) {
        openGame(game);
        clickOn(link("addProgram"));
        ASSERT_TRUE(dialog());
    }
    void keep() {
        clickInDialog("keepProgram");
        ASSERT_TRUE(dialogCloses());
    }
    void keep(const QString& command, const QString& name) {
        type("programCommand", command);
        type("programName", name);
        keep();
    }
    void add(const QString& command, const QString& name) {
        clickOn(link("addProgram"));
        ASSERT_TRUE(dialog());
        keep(command, name);
    }
    void remove() {
        clickOn(link("changeProgram"));
        clickInDialog("removeProgram");
        ASSERT_TRUE(dialogCloses());
    }
    void tick(const char* game) { // a click on its box
        QTest::mouseClick(inDialog<QCheckBox>(game), Qt::LeftButton, {}, {10, 10});
    }
    QString transcript() { return inDialog<TrialTranscript>("transcript")->toPlainText(); }
    bool trialEnds(const char* words) {
        return QTest::qWaitFor([&] { return transcript().endsWith(words); }, patience);
    }
    bool canStart() { return find<QAbstractButton>("startButton")->isEnabled(); }
    void undoByKey() {
        window->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
        QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier);
    }
    // A game that names this player in a seat.
    bool opensWith(const char* player, Side side, const std::string& record) {
        SavedGame saved = savedFrom(**readRecord(record));
        saved.seats[indexOf(side)].player = player;
        put("game.bouton", write(saved));
        window->files().open(path("game.bouton"));
        return records(record);
    }
    std::vector<std::string> offered() {
        std::vector<std::string> names;
        for (const auto* card : page().findChildren<RadioCard*>("against-program"))
            names.push_back(card->accessibleName().toStdString());
        return names;
    }
    std::string opponent() { return write(session().game(), session().plan().seats[1]); }
    QString note() { return inDialog<QLabel>("programNote")->text(); }
};

} // namespace

TEST_F(ProgramsTest, EachHasOneDialog) {
    beginAdding("towers");
    clickOn(link("addProgram"));
    EXPECT_EQ(window->findChildren<ProgramDialog*>().size(), 1);
    keep(script("mine", "sed -u 's/.*/a1/'"), "Mine");
    clickOn(link("changeProgram"));
    clickOn(link("changeProgram"));
    EXPECT_EQ(window->findChildren<ProgramDialog*>().size(), 1);
    clickOn(link("addProgram"));
    EXPECT_EQ(window->findChildren<ProgramDialog*>().size(), 2) << "each its own";
}

TEST_F(ProgramsTest, AreAddedInTheLaboratoryAndEnterAtOnce) {
    openGame("towers");
    window->pages().openLaboratory();
    LaboratoryPage& laboratory = *window->pages().laboratory();
    laboratory.choose(QStringLiteral("tournament"));
    const auto entrants = [&] {
        QStringList names;
        for (const auto* each : laboratory.current()->findChildren<QComboBox*>("entrant"))
            names << each->currentText();
        return names;
    };
    const QStringList before = entrants();
    laboratory.current()->findChild<QComboBox*>("game")->setCurrentText("Trojan horse");
    clickOn(laboratory.current()->findChild<QAbstractButton*>("addProgram"));
    keep(script("mine", "sed -u 's/.*/a1/'"), "Mine");
    EXPECT_EQ(Preferences().programs().find("Mine")->games,
              std::vector<std::string>{"trojan-horse"});
    EXPECT_EQ(entrants().back(), "Your program: Mine");
    EXPECT_FALSE(before.contains("Your program: Mine"));
    EXPECT_TRUE(laboratory.current()->findChild<QWidget*>("stale")->isVisible());
}

TEST_F(ProgramsTest, AreAddedBesideASeatStandAmongTheOpponentsAndPlay) {
    openGame("tic-tac-toe");
    add(script("mine", forEachLine(firstMove)), "mine");
    EXPECT_EQ(offered(), std::vector<std::string>{"mine"});
    EXPECT_EQ(opponent(), "program:mine");
    EXPECT_TRUE(find<RadioCard>("against-program")->isChecked());
    press("startButton");
    click({1, 1});
    ASSERT_TRUE(rested());
    EXPECT_EQ(session().match()->moveText(session().match()->current()), "a1");
    EXPECT_THAT(messageBox()->toPlainText().toStdString(), HasSubstr("mine: a1"));
    // Another opponent, and the program again by a click.
    page().newGame();
    clickOn(find<RadioCard>("against-friend"));
    EXPECT_EQ(opponent(), "human");
    clickOn(find<RadioCard>("against-program"));
    EXPECT_EQ(opponent(), "program:mine");
    press("startButton");
    session().resign();
    page().newGame();
    // Another game does not have it, and another day does.
    openGame("towers");
    EXPECT_TRUE(offered().empty());
    window.reset();
    open();
    openGame("tic-tac-toe");
    EXPECT_EQ(offered(), std::vector<std::string>{"mine"});
    EXPECT_EQ(opponent(), "program:mine");
}

TEST_F(ProgramsTest, SayBeforeTheyRunThatTheyHaveTheUsersRights) {
    beginAdding("tic-tac-toe");
    const auto* words = inDialog<QLabel>("programRights");
    EXPECT_TRUE(words->isVisible());
    EXPECT_THAT(words->text().toStdString(), HasSubstr("runs with your rights"));
}

TEST_F(ProgramsTest, AreRefusedWithASentenceWhereTheirNameIsNone) {
    beginAdding("tic-tac-toe");
    type("programCommand", "x");
    type("programName", QString(41, u'x'));
    clickInDialog("keepProgram");
    EXPECT_TRUE(note().contains("at most 40 characters")) << qPrintable(note());
    type("programName", "mine");
    tick("plays-tic-tac-toe");
    clickInDialog("keepProgram");
    EXPECT_TRUE(note().contains("one game at least")) << qPrintable(note());
    EXPECT_TRUE(offered().empty());
    tick("plays-tic-tac-toe");
    QTest::keyClick(inDialog<QLineEdit>("programName"), Qt::Key_Return);
    ASSERT_TRUE(dialogCloses());
    EXPECT_EQ(offered(), std::vector<std::string>{"mine"});
}

TEST_F(ProgramsTest, AreAddedByEnterInAFieldAndNotByEnterOnAnotherButton) {
    for (const char* with : {"cancelProgram", "programName"}) {
        beginAdding("towers");
        type("programCommand", script("mine.sh", "exit"));
        type("programName", "Mine");
        auto* widget = inDialog<QWidget>(with);
        widget->setFocus(Qt::TabFocusReason);
        QTest::keyClick(widget, Qt::Key_Return);
        ASSERT_TRUE(dialogCloses()) << with;
        EXPECT_EQ(window->preferences().programs().all().size(), with[0] == 'c' ? 0u : 1u);
    }
}

TEST_F(ProgramsTest, TakeTheirNameFromTheirFile) {
    const QString file = script("clever.py", "exit");
    beginAdding("tic-tac-toe");
    clickInDialog("chooseProgram");
    auto* files = dialog()->findChild<QFileDialog*>();
    ASSERT_TRUE(files);
    emit files->fileSelected(file);
    EXPECT_EQ(inDialog<QLineEdit>("programCommand")->text(), file);
    EXPECT_EQ(inDialog<QLineEdit>("programName")->text(), "clever");
    type("programName", "mine");
    emit files->fileSelected(script("other.py", "exit"));
    EXPECT_EQ(inDialog<QLineEdit>("programName")->text(), "mine") << "it has one";
}

TEST_F(ProgramsTest, EnterOnlyWhereTheyPlay) {
    openGame("tic-tac-toe");
    const std::string before = opponent();
    clickOn(link("addProgram"));
    EXPECT_EQ(dialog()->windowTitle(), "Add a program");
    EXPECT_EQ(inDialog<QAbstractButton>("keepProgram")->text(), "Add");
    EXPECT_FALSE(inDialog<QWidget>("removeProgram")->isVisible());
    type("programCommand", "x");
    type("programName", "mine");
    for (const char* const box : {"plays-tic-tac-toe", "plays-towers"})
        tick(box);
    keep();
    EXPECT_EQ(opponent(), before);
    EXPECT_TRUE(offered().empty());
    openGame("towers");
    clickOn(find<RadioCard>("against-program"));
    clickOn(link("changeProgram"));
    EXPECT_EQ(dialog()->windowTitle(), "Change a program");
    EXPECT_EQ(inDialog<QAbstractButton>("keepProgram")->text(), "Keep");
    EXPECT_TRUE(inDialog<QWidget>("removeProgram")->isVisible());
    EXPECT_EQ(inDialog<QLineEdit>("programName")->text(), "mine");
    for (const auto* box : dialog()->findChildren<QCheckBox*>())
        EXPECT_EQ(box->isChecked(), box->objectName() == "plays-towers") << qPrintable(box->text());
}

TEST_F(ProgramsTest, AreTriedInTheGameOfThePageFirstUpToTheirFirstFault) {
    beginAdding("towers");
    const QString file = script("mine", forEachLine("echo hello"));
    type("programCommand", file);
    const auto tried = [&](const char* game) {
        clickInDialog("tryProgram");
        const QString begin = QStringLiteral("> %1\\t").arg(QLatin1String(game));
        EXPECT_TRUE(QTest::qWaitFor([&] { return transcript().contains(begin); }, patience))
            << qPrintable(transcript());
    };
    tick("plays-towers");
    clickInDialog("tryProgram");
    EXPECT_EQ(note(), "Choose a game first.");
    EXPECT_TRUE(inDialog<QWidget>("programNote")->isVisible());
    tick("plays-cards");
    tick("plays-trojan-horse");
    tried("trojan-horse");
    EXPECT_FALSE(inDialog<QWidget>("programNote")->isVisible()) << "that was said before";
    ASSERT_TRUE(trialEnds("in line 2.")) << qPrintable(transcript());
    EXPECT_TRUE(transcript().contains("The program \"" + file + "\" has answered"))
        << "it has no name yet";
    tick("plays-towers");
    tick("plays-tic-tac-toe");
    type("programName", "<b>mine</b>");
    tried("towers");
    ASSERT_TRUE(trialEnds("in line 2.")) << qPrintable(transcript());
    EXPECT_THAT(transcript().toStdString(),
                HasSubstr("\u2717 The program \"<b>mine</b>\" has answered \"hello\""));
}

TEST_F(ProgramsTest, ThatAreStoppedInATrialHaveShownWhatCameOfItSoFar) {
    beginAdding("tic-tac-toe");
    type("programCommand", script("mine", "read -r line; echo a1; read -r line; sleep 600"));
    clickInDialog("tryProgram");
    ASSERT_TRUE(QTest::qWaitFor([&] { return transcript().contains("< a1"); }, patience))
        << qPrintable(transcript());
    clickInDialog("tryProgram");
    EXPECT_TRUE(transcript().endsWith("Stopped."));
    type("programCommand", script("yours", forEachLine(firstMove)));
    clickInDialog("tryProgram");
    EXPECT_EQ(transcript(), "") << "of the one before";
    ASSERT_TRUE(trialEnds("No fault.")) << qPrintable(transcript());
}

TEST_F(ProgramsTest, AreTriedInEachOfTheirGames) {
    beginAdding("tic-tac-toe");
    type("programCommand", script("mine", forEachLine("case \"$game\" in towers) echo z9;; *) "
                                                      "echo ${moves%% *};; esac")));
    inDialog<QAbstractButton>("plays-towers")->setChecked(true);
    clickInDialog("tryProgram");
    ASSERT_TRUE(QTest::qWaitFor(
        [&] { return transcript().contains("The first fault is in line "); }, patience))
        << qPrintable(transcript());
    EXPECT_TRUE(transcript().startsWith("1  Tic-tac-toe\n"));
    EXPECT_TRUE(transcript().contains("  Towers and chessboard\n"));
    EXPECT_TRUE(transcript().contains("z9"));
}

TEST_F(ProgramsTest, ShowATrialLineByLine) {
    const QString file = script("mine", forEachLine(firstMove));
    beginAdding("tic-tac-toe");
    EXPECT_FALSE(inDialog<QWidget>("transcript")->isVisible());
    clickInDialog("tryProgram");
    EXPECT_EQ(note(), "Give a file or a command first.");
    type("programCommand", file);
    clickInDialog("tryProgram");
    ASSERT_TRUE(trialEnds("No fault.")) << qPrintable(transcript());
    const QStringList lines = transcript().split('\n');
    EXPECT_EQ(lines[0], "1  a start");
    EXPECT_EQ(lines[1], "> tic-tac-toe\\t.../.../... X\\ta1 b1 c1 a2 b2 c2 a3 b3 c3\\t10000");
    EXPECT_EQ(lines[2], "< a1");
    EXPECT_EQ(lines.filter("  the end of its input: it has ended").size(), 1)
        << qPrintable(transcript());
    EXPECT_EQ(inDialog<QAbstractButton>("tryProgram")->text(), "Try it");
    for (const auto appearance : {Preferences::Appearance::Dark, Preferences::Appearance::Light}) {
        window->preferences().appearance.set(appearance);
        QCoreApplication::processEvents();
        const auto* shown = inDialog<TrialTranscript>("transcript");
        QTextCursor first(shown->document());
        first.movePosition(QTextCursor::NextCharacter);
        EXPECT_EQ(first.charFormat().foreground().color(), Theme::of(*shown).ink);
    }
}

// The window goes on while the program is silent, and the program goes with the dialog.
TEST_F(ProgramsTest, CanBeStoppedInATrial) {
    const QString file =
        script("mine", "echo $$ > \"" + path("pid").toStdString() + "\"; sleep 600");
    beginAdding("tic-tac-toe");
    type("programCommand", file);
    const auto begin = [&] {
        QFile::remove(path("pid"));
        clickInDialog("tryProgram");
        const auto written = [&] {
            return QFile::exists(path("pid")) && bytesOf("pid").endsWith('\n');
        };
        EXPECT_TRUE(QTest::qWaitFor(written, patience));
        return bytesOf("pid").trimmed().toInt();
    };
    const auto goes = [](pid_t process) {
        return QTest::qWaitFor([&] { return kill(process, 0) != 0; }, patience);
    };
    pid_t process = begin();
    EXPECT_EQ(inDialog<QAbstractButton>("tryProgram")->text(), "Stop");
    clickInDialog("tryProgram");
    EXPECT_EQ(inDialog<QAbstractButton>("tryProgram")->text(), "Try it");
    EXPECT_TRUE(goes(process));
    process = begin();
    clickInDialog("cancelProgram");
    ASSERT_TRUE(dialogCloses());
    EXPECT_TRUE(goes(process));
}

TEST_F(ProgramsTest, AreRenamedAndRemovedWhereTheySit) {
    openGame("tic-tac-toe");
    add("x", "mine");
    clickOn(link("changeProgram"));
    EXPECT_EQ(inDialog<QLineEdit>("programCommand")->text(), "x");
    type("programName", "yours");
    keep();
    EXPECT_EQ(offered(), std::vector<std::string>{"yours"});
    EXPECT_EQ(opponent(), "program:yours");
    remove();
    EXPECT_TRUE(offered().empty());
    EXPECT_FALSE(canStart());
    EXPECT_TRUE(text("hindrance").contains("\"yours\"")) << text("hindrance").toStdString();
    clickOn(find<RadioCard>("against-perfect"));
    EXPECT_TRUE(canStart());
}

TEST_F(ProgramsTest, ThatWereRemovedComeBackByTheNoticeAndByTheKeyOfUndo) {
    openGame("tic-tac-toe");
    add("x", "<b>mine</b>");
    const auto removeIt = [&] {
        remove();
        ASSERT_EQ(noticesOf(*window), QStringList{"The program \"<b>mine</b>\" was removed."});
        EXPECT_FALSE(canStart());
    };
    const auto isBack = [&] {
        return offered() == std::vector<std::string>{"<b>mine</b>"} && noticesOf(*window).isEmpty()
               && opponent() == "program:<b>mine</b>" && canStart();
    };
    removeIt();
    clickOn(window->findChild<QAbstractButton*>("noticeRemedy"));
    EXPECT_TRUE(isBack());
    removeIt();
    undoByKey();
    EXPECT_TRUE(isBack());
}

TEST_F(ProgramsTest, ThatWereRemovedDoNotTakeTheKeyFromAGameThatWentOn) {
    openGame("tic-tac-toe");
    add("x", "mine");
    clickOn(find<RadioCard>("against-friend"));
    press("startButton");
    window->preferences().programs().remove("mine");
    click({1, 1});
    ASSERT_EQ(session().match()->current(), 1u);
    undoByKey();
    EXPECT_EQ(session().match()->current(), 0u) << "the move is taken back";
    EXPECT_TRUE(offered().empty());
}

TEST_F(ProgramsTest, LeadToThePageThatTellsHowToWriteThem) {
    beginAdding("tic-tac-toe");
    clickInDialog("programHelp");
    const HelpView* help = window->help().view();
    EXPECT_TRUE(help->isVisible());
    EXPECT_EQ(help->windowTitle(), "Programs of your own");
    EXPECT_THAT(help->plainText().toStdString(), HasSubstr("A program plays any of the six games"));
    // From there to a program to start from, to the notation, and back.
    auto* text = help->findChild<QTextBrowser*>();
    const auto follow = [&](const char* to) {
        EXPECT_THAT(text->toHtml().toStdString(), HasSubstr(std::string("href=\"") + to)) << to;
        emit text->anchorClicked(QUrl(QString::fromLatin1(to)));
    };
    for (const auto& [to, words] :
         {std::pair("programs/middle.py", "import sys"), std::pair("programs/Middle.java", "class"),
          std::pair("programs/middle.cpp", "#include"), std::pair("notation.md", "Positions")}) {
        follow(to);
        EXPECT_THAT(help->plainText().toStdString(), HasSubstr(words)) << to;
        emit text->anchorClicked(QUrl(QStringLiteral("programs/none.py")));
        EXPECT_THAT(help->plainText().toStdString(), HasSubstr(words)) << "it stays";
        follow("help:own-programs");
        EXPECT_THAT(help->plainText().toStdString(),
                    HasSubstr("A program plays any of the six games"));
    }
    window->pages().showStart();
    openGame("tic-tac-toe");
    EXPECT_THAT(help->windowTitle().toStdString(), HasSubstr("Rules: Tic-tac-toe"));
}

// O gives the draw away, X the win, and O the draw again.
TEST_F(ProgramsTest, ThatAFileNamesAndNobodyKnowsAreReviewedWithTheirGame) {
    for (const char* who : {"oracle:depth=9", "program:hers"}) {
        ASSERT_TRUE(opensWith(who, Side::One, "tic-tac-toe: .../.../... X; a3 a1 b2 b1 c1"));
        ASSERT_EQ(session().phase(), Phase::Over);
        EXPECT_EQ(write(session().game(), session().plan().seats[0]), who);
        press("firstButton");
        EXPECT_EQ(session().match()->current(), 0u);
        press("nextButton");
        press("lastButton");
        press("reviewButton");
        ASSERT_TRUE(
            QTest::qWaitFor([this] { return !text("reviewAccuracy").isEmpty(); }, patience));
        EXPECT_THAT(text("reviewHeadline").toStdString(), HasSubstr("Slip 1 of 3: O"));
        press("closeReviewButton");
        page().newGame();
    }
}

// At a table that is played at.
TEST_F(ProgramsTest, TakeASeatInPlayAndLoseByAFault) {
    beginGame("tic-tac-toe");
    QTest::mouseClick(seatLine(Side::Two), Qt::LeftButton, {}, {60, 20});
    add(script("mine", forEachLine("echo hello")), "mine");
    EXPECT_EQ(opponent(), "program:mine");
    auto* who = seatLine(Side::Two)->findChild<QComboBox*>("who");
    EXPECT_EQ(who->currentText(), "Your program: mine");
    click({1, 1});
    ASSERT_TRUE(QTest::qWaitFor([&] { return session().phase() == Phase::Over; }, patience));
    const std::string talk = messageBox()->toPlainText().toStdString();
    EXPECT_THAT(talk, HasSubstr("The program \"mine\" has answered \"hello\""));
}

TEST_F(ProgramsTest, ThatAFileNamesAndNobodyKnowsAskForAnotherPlayer) {
    for (const auto& [who, item] : {std::pair("oracle:depth=9", "Not known here: oracle:depth=9"),
                                    std::pair("program:hers", "Your program: hers")}) {
        ASSERT_TRUE(opensWith(who, Side::Two, "tic-tac-toe: .../.../... X; b2 a1"));
        EXPECT_EQ(session().phase(), Phase::Paused);
        EXPECT_TRUE(text("detail").startsWith("There is no ")) << qPrintable(text("detail"));
        QTest::mouseClick(seatLine(Side::Two), Qt::LeftButton, {}, {60, 20});
        auto* list = seatLine(Side::Two)->findChild<QComboBox*>("who");
        EXPECT_EQ(list->currentText(), item);
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Home);
        EXPECT_EQ(opponent(), "human");
        press("pauseButton");
        EXPECT_TRUE(session().turn().human);
        click({2, 2});
        EXPECT_EQ(session().match()->ply(session().match()->current()), 3u);
        seatLine(Side::Two)->setOpen(false);
        page().newGame();
    }
}

} // namespace bouton::testing
