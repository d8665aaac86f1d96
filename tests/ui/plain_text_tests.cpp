// SPDX-License-Identifier: MIT
#include <QAbstractItemView>
#include <QAccessible>
#include <QComboBox>
#include <QHelpEvent>
#include <QLineEdit>
#include <QMessageBox>
#include <QSpinBox>
#include <QTabBar>
#include <QTableView>
#include <QTableWidget>
#include <QTextBrowser>
#include <QToolTip>

#include <sys/inotify.h>
#include <unistd.h>

#include "classroom/set_file.h"
#include "ui/archive/archive_model.h"
#include "ui/archive/archive_page.h"
#include "ui/archive/archive_page_parts.h"
#include "ui/files.h"
#include "ui/game/projector.h"
#include "ui/help/shortcut_sheet.h"
#include "ui/laboratory/claim_line.h"
#include "ui/laboratory/experiment.h"
#include "ui/laboratory/laboratory_page.h"
#include "ui/laboratory/practice_experiment.h"
#include "ui/lessons.h"
#include "ui/programs/program_dialog.h"
#include "ui/programs/trial_transcript.h"

// Texts that are not ours, from files, from people and from programs, are plain text on every page.
// Each has marks of HTML that would open a file if Qt took them for such.

namespace bouton::testing {

namespace {

// Sees whether anybody opens a file.
class Trap {
public:
    explicit Trap(const QString& file) : m_events(inotify_init1(IN_NONBLOCK | IN_CLOEXEC)) {
        EXPECT_NE(inotify_add_watch(m_events, QFile::encodeName(file).constData(), IN_OPEN), -1);
    }
    ~Trap() { close(m_events); }
    Trap(const Trap&) = delete;
    Trap& operator=(const Trap&) = delete;

    bool sprung() { // since it was asked last
        char events[4096];
        return read(m_events, events, sizeof events) > 0;
    }

private:
    int m_events;
};

class PlainText : public FilesTest {
protected:
    PlainText() : trap((put("trap.png", "no picture"), path("trap.png"))) {
        window.reset();
        put("none", "");
        QDir().mkpath(QFileInfo(Preferences::ownBookFile()).path());
        QFile lines(Preferences::ownBookFile());
        EXPECT_TRUE(lines.open(QIODevice::WriteOnly));
        lines.write("f5 d6\n" + mark("line").toUtf8() + "\nf5 f6 " + mark("after").toUtf8() + '\n');
        lines.close();
        Preferences preferences;
        preferences.playerName.set(mark("name"));
        for (const Insight insight : allInsights)
            preferences.setInsightShown(insight, true);
        open();
    }

    // A text of this name with every mark that makes Qt open a file.
    QString mark(const char* name) const {
        const QString file = QUrl::fromLocalFile(path("trap.png")).toString();
        return QStringLiteral("<b>%1</b><img src=\"%2\"><link rel=\"stylesheet\" href=\"%2\">")
            .arg(QLatin1String(name), file);
    }
    LaboratoryPage& laboratory() { return *window->pages().laboratory(); }
    Experiment& enter(const char* experiment) {
        window->pages().openLaboratory();
        laboratory().choose(QLatin1String(experiment));
        return *laboratory().current();
    }
    // With a program whose name is one of the marks.
    void reopenWithAProgram(const std::string& command = "x") {
        EXPECT_TRUE(
            Preferences().programs().put({"<b>m</b><img src=trap.png>", command, {"tic-tac-toe"}}));
        window.reset();
        open();
    }
    // A program that answers each line with a mark, and so loses by a fault.
    std::string answering() {
        put("answers",
            "#!/bin/sh\nwhile read -r line; do echo '" + mark("answer").toUtf8() + "'; done\n");
        QFile::setPermissions(path("answers"),
                              QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        return path("answers").toStdString();
    }
    void openFile(const QString& name, const QByteArray& bytes) {
        window->findChild<QLabel*>("told")->clear();
        put(name, bytes);
        window->files().open(path(name));
    }
    std::string marked(const char* name) const { return mark(name).toStdString(); }

    // Looks at all that is to be seen: the tool tips of all widgets and rows, and what a screen
    // reader is told. Nothing of it may be HTML.
    void look(const char* where) {
        QCoreApplication::processEvents();
        const auto all = QApplication::allWidgets();
        for (const QPointer<QWidget>& widget : QList<QPointer<QWidget>>(all.begin(), all.end())) {
            if (!widget || !widget->isVisible()) // a tool tip that was replaced
                continue;
            if (QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(widget))
                for (const auto what : {QAccessible::Name, QAccessible::Description})
                    (void)spoken->text(what);
            tip(widget, widget->rect().center());
            if (auto* view = qobject_cast<QAbstractItemView*>(widget.data()))
                for (int row = 0; row < std::min(60, view->model()->rowCount()); ++row)
                    for (int column = 0; column < view->model()->columnCount(); ++column)
                        tip(view->viewport(),
                            view->visualRect(view->model()->index(row, column)).center());
        }
        QToolTip::hideText();
        QCoreApplication::processEvents();
        for (const QWidget* widget : QApplication::allWidgets())
            if (const auto* label = qobject_cast<const QLabel*>(widget);
                label && label->isVisible()) {
                EXPECT_EQ(label->textFormat(), Qt::PlainText)
                    << where << ": " << label->text().toStdString();
            }
        EXPECT_FALSE(trap.sprung()) << where;
    }
    void tip(QWidget* widget, QPoint at) {
        QHelpEvent event(QEvent::ToolTip, at, widget->mapToGlobal(at));
        QApplication::sendEvent(widget, &event);
        for (QWidget* each : QApplication::topLevelWidgets())
            if (auto* label = qobject_cast<QLabel*>(each);
                label && label->inherits("QTipLabel") && label->isVisible()) {
                EXPECT_EQ(label->textFormat(), Qt::PlainText) << label->text().toStdString();
                (void)label->grab(); // lays it out
            }
    }

    // Tic-tac-toe with a variation and a text in every place for one.
    SavedGame game() const {
        const auto match = *matchFrom(*findGame("tic-tac-toe"), ".../.../... X");
        for (const char* move : {"a1", "b1", "c3"})
            EXPECT_TRUE(match->play(std::string_view(move)));
        match->go(1);
        EXPECT_TRUE(match->play(std::string_view("b2")));
        SavedGame saved = savedFrom(*match);
        for (std::size_t i = 0; i < saved.positions.size(); ++i)
            saved.positions[i].comment = marked("comment");
        static const std::string words = marked("says"), because = marked("because");
        for (const auto kind : {Message::Kind::Notice, Message::Kind::Move, Message::Kind::Hint,
                                Message::Kind::Refusal, Message::Kind::End}) {
            Message message{kind, Side::One, {words.c_str()}};
            message.because = {because.c_str()};
            saved.messages.push_back(message);
            message.text = {"%1 plays %2.", {marked("argument"), "<img src=x>"}};
            saved.messages.push_back(message);
        }
        return saved;
    }
    static const Ruleset* findGame(std::string_view id) { return *gameNamed(std::string(id)); }

    Trap trap;
};

} // namespace

TEST_F(PlainText, TheMarksWouldOpenAFileIfTheyWereHtml) {
    QTextBrowser browser;
    browser.setHtml(mark("control"));
    (void)browser.grab();
    EXPECT_TRUE(trap.sprung());
}

TEST_F(PlainText, OfAGamesFileIsPlainInTheMovesTheTalkAndEveryInsight) {
    openFile("game.bouton", write(game()));
    ASSERT_TRUE(told("game.bouton is open.")) << qPrintable(status());
    look("the game");
    EXPECT_TRUE(messageBox()->toPlainText().contains(mark("argument")));
    session().go(session().match()->line().back());
    look("its end");
    page().newGame();
    look("a new game");
    window->pages().showStart();
    ASSERT_TRUE(waitForKept(1));
    look("games in play");
}

TEST_F(PlainText, OfAProgramAndOfAnUnknownPlayerIsPlainWhereverTheyAreNamed) {
    reopenWithAProgram();
    for (const std::string& who : {marked("player"), std::string("program:<b>x</b><img src=y>"),
                                   std::string("program:<b>m</b><img src=trap.png>")}) {
        SavedGame named = game();
        named.messages.clear();
        named.seats[1].player = who;
        openFile("named.bouton", write(named));
        ASSERT_TRUE(told("named.bouton is open.")) << qPrintable(status());
        seatLine(Side::Two)->setOpen(true);
        look("an unknown seat");
        page().newGame();
        look("its set-up");
    }
}

TEST_F(PlainText, OfAProgramIsPlainInItsDialogAndInAllThatItAnswers) {
    reopenWithAProgram(answering());
    openGame("tic-tac-toe");
    auto* dialog = new ProgramDialog(window->preferences().programs(), *findGame("tic-tac-toe"),
                                     "<b>m</b><img src=trap.png>", window.get());
    dialog->show();
    look("its dialog");
    dialog->findChild<QAbstractButton*>("tryProgram")->click();
    const auto* transcript = dialog->findChild<TrialTranscript*>("transcript");
    ASSERT_TRUE(QTest::qWaitFor([&] { return transcript->toPlainText().endsWith("in line 1."); },
                                patience));
    EXPECT_TRUE(transcript->toPlainText().contains("<b>answer</b><img src="))
        << qPrintable(transcript->toPlainText());
    look("its trial");
    dialog->close();
    find<QAbstractButton>("against-program")->click();
    press("startButton");
    click({1, 1});
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return session().phase() == Session::Phase::Over; }, patience));
    EXPECT_TRUE(messageBox()->toPlainText().contains("<b>answer</b><img src="))
        << qPrintable(messageBox()->toPlainText());
    look("its fault in play");
}

TEST_F(PlainText, OfAProgramIsPlainInATournamentAndInTheListOfItsGames) {
    reopenWithAProgram(answering()); // one that cannot start plays no game
    Experiment& experiment = enter("tournament");
    ASSERT_TRUE(QTest::qWaitFor([&] { return !experiment.running(); }, patience));
    experiment.findChild<QComboBox*>("game")->setCurrentText("Tic-tac-toe");
    auto* entrant = experiment.findChild<QComboBox*>("entrant");
    entrant->setCurrentIndex(entrant->count() - 2);
    ASSERT_EQ(entrant->currentText(), "Your program: <b>m</b><img src=trap.png>");
    experiment.findChild<QSpinBox*>("games")->setValue(1);
    experiment.run();
    ASSERT_TRUE(QTest::qWaitFor([&] { return !experiment.running(); }, patience));
    look("the tournament");
    auto* table = experiment.findChild<QTableWidget*>();
    emit table->clicked(table->model()->index(0, table->columnCount() - 2));
    ASSERT_TRUE(window->findChild<GameChooser*>());
    look("its games");
}

TEST_F(PlainText, OfAFileThatIsRefusedIsPlainInTheSentence) {
    const auto refused = [&](const QString& name, const QByteArray& bytes) {
        openFile(name, bytes);
        ASSERT_TRUE(QTest::qWaitFor([&] { return !status().isEmpty(); }, patience));
        EXPECT_FALSE(status().contains("is open")) << qPrintable(status());
        look(name.toUtf8().constData());
    };
    const auto with = [&](const std::function<void(SavedGame&)>& change) {
        SavedGame changed = game();
        change(changed);
        return write(changed);
    };
    refused("game", with([&](SavedGame& game) { game.game = marked("game"); }));
    refused("start", with([&](SavedGame& game) { game.start = marked("start"); }));
    refused("settings", with([&](SavedGame& game) { game.settings = marked("settings"); }));
    refused("move", with([&](SavedGame& game) { game.positions[1].move = marked("move"); }));
    refused("<b>name<img src=x>", "");
    refused("record", mark("record").toUtf8() + ": x");
    refused("position", "tic-tac-toe: " + mark("position").toUtf8());
    paste(mark("clipboard"));
    look("what was pasted");
}

TEST_F(PlainText, OfManyGamesIsPlainInTheList) {
    put("many.txt", "tic-tac-toe: .../.../... X; b2\n" + mark("first").toUtf8() + ": x\n"
                        + "tic-tac-toe: " + mark("second").toUtf8() + '\n');
    window->files().open(path("many.txt"));
    ASSERT_TRUE(chooser());
    look("the list");
}

TEST_F(PlainText, OfTheArchiveIsPlainInItsListItsFiltersAndItsNumbers) {
    for (const char* field : {"game", "first", "second"}) {
        SavedGame saved = game();
        saved.id = "01234567-89ab-4def-8123-00000000000" + std::to_string(*field - 'a');
        saved.over = true;
        saved.winner = Side::One;
        (*field == 'g'   ? saved.game
         : *field == 'f' ? saved.seats[0].player
                         : saved.seats[1].player) = marked(field);
        window->library().archive().add(saved);
    }
    window->pages().openArchive();
    ArchivePage& archive = *window->pages().archive();
    ASSERT_TRUE(QTest::qWaitFor(
        [&] { return archive.model().complete() && archive.model().rowCount() == 3; }, patience));
    auto* table = archive.findChild<QTableView*>();
    for (int row = 0; row < 3; ++row) {
        table->selectRow(row);
        look("a row of the archive");
    }
    for (auto* box : archive.findChildren<QComboBox*>()) {
        if (!box->isVisible())
            continue;
        box->showPopup();
        look("a filter");
        box->hidePopup();
    }
    auto* tabs = archive.findChild<QTabBar*>();
    ASSERT_TRUE(tabs);
    for (int tab = 0; tab < tabs->count(); ++tab) {
        tabs->setCurrentIndex(tab);
        look("a tab of the archive");
    }
}

TEST_F(PlainText, OfAFileOfExercisesIsPlainInTheSentence) {
    auto& practice = dynamic_cast<PracticeExperiment&>(enter("practice"));
    for (const auto& [id, position] :
         {std::pair{"game", "5:3/7:2/4:4 G"}, std::pair{"cards", "position"}}) {
        const bool badGame = std::string_view(id) == "game";
        put("exercises.json", exercisesAsJson({{{badGame ? marked(id) : id,
                                                 badGame ? position : marked(position)}}}));
        practice.openFrom(path("exercises.json"));
        ASSERT_TRUE(QTest::qWaitFor([&] { return !practice.running(); }, patience));
        look("an exercise that is refused");
    }
}

TEST_F(PlainText, OfClaimsOfOnesOwnIsPlainInTheLineTheListAndTheMistake) {
    const Ruleset& first = *catalogue().front();
    Preferences().ownClaims.set(
        first, {first.lore.vocabulary().classes.front().id + (' ' + mark("kept"))});
    Experiment& own = enter("own");
    look("own claims");
    auto* line = own.findChild<ClaimLine*>();
    line->setText(mark("claim"));
    line->showMistake();
    own.findChild<QLineEdit*>("position")->setText(mark("position"));
    look("a mistake");
    auto* table = own.findChild<QTableWidget*>("testedClaims");
    table->selectRow(table->rowCount() - 1);
    EXPECT_EQ(line->text(), mark("kept"));
    look("a kept claim");
}

TEST_F(PlainText, OfATeachersLessonIsPlainInItsStepsAndInTheSentence) {
    QByteArray lesson = "bouton-lesson 1\nid: own\ntitle: <b>title</b><img src=trap.png>\n\n"
                        "step: first\ngame: cards\nasks: outcome\nposition: 4:3 G\n"
                        "example: cards: 4:3 G; a2 a2\n";
    for (const char* key : {"says", "seen", "question", "after"})
        lesson += key + (": " + mark(key).toUtf8() + '\n');
    window->pages().openLessons();
    LessonsPage& lessons = *window->pages().lessons();
    StepPage& step = *lessons.stepPage();
    step.board()->setPause({});
    const auto label = [&](const char* name) { return lessons.findChild<QLabel*>(name)->text(); };
    const auto opened = [&] {
        return QTest::qWaitFor([&] { return !lessons.opening(); }, patience);
    };
    openFile("own.lesson", lesson);
    ASSERT_TRUE(opened());
    ASSERT_TRUE(lessons.inLesson());
    ASSERT_EQ(step.state(), State::Example);
    EXPECT_EQ(label("lessonTitle"), "<b>title</b><img src=trap.png>");
    EXPECT_EQ(label("stepSays"), mark("says"));
    look("the example");
    auto* onwards = lessons.findChild<QAbstractButton*>("primaryButton");
    for (int i = 0; i < 9 && step.state() == State::Example; ++i) {
        onwards->click();
        ASSERT_TRUE(comesToRest(step));
        look("what it has shown");
    }
    ASSERT_EQ(step.state(), State::Asked);
    lessons.findChild<QAbstractButton*>("lostButton")->click();
    ASSERT_TRUE(comesToRest(step));
    ASSERT_EQ(step.state(), State::Right);
    look("the right answer");
    openFile("<b>own<img src=x>.lesson",
             lesson.replace("game: cards", "game: " + mark("game").toUtf8()));
    ASSERT_TRUE(opened());
    ASSERT_FALSE(lessons.inLesson());
    EXPECT_TRUE(label("lessonsTold").startsWith("<b>own<img src=x>.lesson was not opened. ")
                && label("lessonsTold").contains("<b>game</b>"))
        << label("lessonsTold").toStdString();
    look("a lesson that is refused");
}

TEST_F(PlainText, OfAGamesFileIsPlainOnTheProjector) {
    openFile("game.bouton", write(game()));
    ASSERT_TRUE(told("game.bouton is open.")) << qPrintable(status());
    page().project(true);
    auto* projector = page().findChild<Projector*>();
    ASSERT_TRUE(projector && projector->isVisible());
    look("the projector");
    ASSERT_TRUE(QTest::qWaitFor(
        [&] { return session().study().settled(session().match()->current()); }, patience));
    QTest::keyClick(projector, Qt::Key_W);
    EXPECT_FALSE(projector->covered());
    look("its answer");
    projector->hide();
}

TEST_F(PlainText, OfAPersonIsPlainOnEveryOtherPage) {
    for (const Ruleset* game : catalogue()) {
        openGame(game->name.id);
        look(game->name.id);
        page().start();
        look(game->name.id);
    }
    window->pages().openLaboratory();
    for (Experiment* each : laboratory().all()) {
        laboratory().choose(each->objectName());
        look(each->objectName().toUtf8().constData());
    }
    QDir().mkpath(path("<b>folder<img src=x>"));
    window->preferences().setGamesFolder(path("<b>folder<img src=x>"));
    window->pages().openPreferences();
    look("the preferences");
    window->help().showRules(true);
    window->help().showShortcuts();
    window->help().showAbout();
    look("the help");
}

TEST_F(PlainText, IsAllThatMessageBoxesOfQtShow) {
    QMessageBox box(window.get());
    box.setText(mark("name") + " already exists.");
    box.setInformativeText(mark("more"));
    box.show();
    look("a message box");
}

} // namespace bouton::testing
