// SPDX-License-Identifier: MIT
#include <QListView>
#include <QPointer>

#include <csignal>

#include "engine/scripts.h"
#include "lab/tournament.h"
#include "support/file_bytes.h"
#include "support/patience.h"
#include "ui/controls/game_chooser.h"
#include "ui/controls/words.h"
#include "ui/laboratory.h"
#include "ui/laboratory/chart.h"
#include "ui/laboratory/tournament_report.h"

// Programs of the user's in the laboratory, and games that open from its tables: real clicks and
// processes.

namespace bouton::testing {

namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

class ProgramsInALaboratory : public Laboratory {
protected:
    OwnPrograms& programs() { return window->preferences().programs(); }
    void add(const std::string& name, const std::string& script, const char* game = "tic-tac-toe") {
        programs().setLimits(longLimits());
        const QString file = path(QString::fromStdString(name) + ".sh");
        write(file, QByteArray::fromStdString("#!/bin/sh\n" + script + '\n'));
        QFile::setPermissions(file, QFile::permissions(file) | QFile::ExeOwner);
        const Or<void> done = programs().put({name, file.toStdString(), {game}});
        ASSERT_TRUE(done) << english(done.error());
    }
    QString path(const QString& name) const { return folder.filePath(name); }

    void enter(const char* game = "Tic-tac-toe") {
        page().choose("tournament");
        QCoreApplication::processEvents();
        ASSERT_TRUE(rested());
        pick("game", game);
    }
    QList<QComboBox*> rows() { return experiment().findChildren<QComboBox*>("entrant"); }
    // As many as these enter, by the words of the list.
    void letEnter(const QStringList& names) {
        while (rows().size() > names.size()) {
            QTest::mouseClick(experiment().findChildren<QAbstractButton*>("removeEntrant").back(),
                              Qt::LeftButton);
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
        for (qsizetype i = 0; i < names.size(); ++i) {
            const int line = rows()[i]->findText(names[i]);
            ASSERT_GE(line, 0) << names[i].toStdString();
            rows()[i]->setCurrentIndex(line);
        }
        QCoreApplication::processEvents();
    }
    // The field of a row below this head, if there is one.
    QTableWidgetItem* item(int row, const char* column) {
        for (int at = 0; at < table().columnCount(); ++at)
            if (table().horizontalHeaderItem(at)->text() == QLatin1String(column))
                return table().item(row, at);
        return nullptr;
    }
    QString field(int row, const char* column) {
        const QTableWidgetItem* found = item(row, column);
        return found ? found->text() : QStringLiteral("no such column");
    }
    void clickOn(int row, const char* column) {
        QTableWidgetItem* found = item(row, column);
        ASSERT_TRUE(found) << column;
        table().scrollToItem(found);
        QTest::mouseClick(table().viewport(), Qt::LeftButton, {},
                          table().visualItemRect(found).center());
    }
    GameChooser* chooser() {
        GameChooser* shown = nullptr;
        for (auto* each : window->findChildren<GameChooser*>())
            if (each->isVisible())
                shown = each;
        return shown;
    }
    QStringList linesOf(const GameChooser& chooser) {
        QStringList lines;
        const auto* model = chooser.findChild<QListView*>("games")->model();
        for (int row = 0; row < model->rowCount(); ++row)
            lines << model->index(row, 0).data().toString();
        return lines;
    }
    // The game of a line is on its table.
    Session& opened(GameChooser& chooser, int line) {
        auto* list = chooser.findChild<QListView*>("games");
        list->setCurrentIndex(list->model()->index(line, 0));
        QTest::mouseClick(chooser.findChild<QAbstractButton*>("openChosen"), Qt::LeftButton);
        EXPECT_TRUE(QTest::qWaitFor([this] { return window->pages().game() && session().match(); },
                                    patience));
        return session();
    }
    pid_t processIn(const QString& file) {
        EXPECT_TRUE(QTest::qWaitFor([&] { return bytesOf(file).endsWith('\n'); }, patience));
        return bytesOf(file).trimmed().toInt();
    }
    bool goes(pid_t process) {
        return QTest::qWaitFor([&] { return kill(process, 0) != 0; }, patience);
    }

    QTemporaryDir folder;
};

class ProgramsExamined : public ProgramsInALaboratory {
protected:
    void enter(const char* position = ".../.../... X", const char* game = "Tic-tac-toe") {
        page().choose("examine");
        QCoreApplication::processEvents();
        ASSERT_TRUE(rested());
        pick("game", game);
        find<QLineEdit>("position")->setText(QLatin1String(position));
    }
    void choosePlayer(const QString& name) {
        letEnter({name});
        EXPECT_EQ(rows().size(), 1);
    }
    QString howFar() { return text("howFar"); }
};

const std::string hanging = "; while read -r line; do :; done; sleep 600";

} // namespace

TEST_F(ProgramsInALaboratory, PlayThroughTheOneEngineAndTheirGamesOpenByAClick) {
    add("my first", forEachLine(firstMove));
    add("towers alone", forEachLine(firstMove), "towers");
    enter();
    EXPECT_EQ(rows()[0]->findText("Your program: towers alone"), -1);
    letEnter({"Your program: my first", "Perfect"});
    EXPECT_FALSE(sees("fault"));
    set("games", 4);
    runToTheEnd();
    // Players stand before programs.
    EXPECT_EQ(table().item(0, 0)->text(), "1  Perfect");
    EXPECT_EQ(table().item(1, 0)->text(), "2  my first");
    EXPECT_TRUE(field(1, "vs 1").startsWith("0–")) << field(1, "vs 1").toStdString();
    EXPECT_EQ(field(0, "Faults"), "no such column");
    EXPECT_EQ(find<Chart>("")->data().columns[1].name, "my first");

    clickOn(1, "vs 1");
    ASSERT_TRUE(chooser());
    EXPECT_EQ(chooser()->windowTitle(), "my first – Perfect");
    const QPointer<GameChooser> before = chooser();
    clickOn(1, "All");
    EXPECT_FALSE(before && before->isVisible());
    ASSERT_TRUE(chooser());
    EXPECT_EQ(chooser()->windowTitle(), "my first");
    clickOn(1, "vs 1");
    const QStringList lines = linesOf(*chooser());
    ASSERT_EQ(lines.size(), 4);
    EXPECT_THAT(lines[0].toStdString(), StartsWith("1.  Perfect – my first  "));
    EXPECT_THAT(lines[1].toStdString(), StartsWith("2.  my first – Perfect  "));
    const Session& session = opened(*chooser(), 1);
    EXPECT_EQ(write(session.game(), session.plan().seats[0]), "program:my first");
    EXPECT_EQ(write(session.game(), session.plan().seats[1]), "perfect");
    EXPECT_EQ(session.phase(), Session::Phase::Over);
    EXPECT_GT(session.saved().begun, SavedGame::Moment()) << "it is known when it was played";
    EXPECT_TRUE(lines[1].contains(
        QStringLiteral("%1 move").arg(session.match()->ply(session.match()->current()))));
}

TEST_F(ProgramsInALaboratory, LoseGamesByFaultsThatAreToldInTheStudentsWords) {
    add("bad", forEachLine("echo z9"));
    add("good", forEachLine(firstMove));
    enter();
    letEnter({"Your program: bad", "Your program: good"});
    set("games", 5);
    runToTheEnd();
    EXPECT_EQ(field(0, "Faults"), "5");
    EXPECT_EQ(field(1, "Faults"), "0");
    EXPECT_EQ(field(0, "All"), "0–0–5");
    EXPECT_TRUE(text("fault").startsWith("Game 1: The program \"bad\" plays z9"));
    EXPECT_TRUE(sees("fault"));
    const auto saved = csv();
    EXPECT_EQ(saved[0][9], "Faults");
    EXPECT_EQ(saved[1][9], "5");
    // By the keyboard, all games of a program.
    table().setCurrentItem(item(0, "All"));
    table().setFocus();
    QTest::keyClick(&table(), Qt::Key_Return);
    ASSERT_TRUE(chooser());
    EXPECT_EQ(chooser()->windowTitle(), "bad");
    const QStringList lines = linesOf(*chooser());
    ASSERT_EQ(lines.size(), 5);
    EXPECT_EQ(lines[0], "1.  bad – good  0–1, 0 moves, by a fault");
    EXPECT_EQ(lines[3], "4.  good – bad  1–0, 1 move, by a fault");
    const Session& session = opened(*chooser(), 0);
    ASSERT_TRUE(session.phase() == Session::Phase::Over);
    EXPECT_EQ(session.saved().winner, Side::Two);
    QStringList talk;
    for (const Message& message : session.messages())
        talk << QString::fromStdString(english(message.text));
    EXPECT_TRUE(talk.contains("It wrote: z9")) << talk.join('\n').toStdString();
}

TEST_F(ProgramsInALaboratory, ThatHangEndAtOnceByStopAndWithTheWindow) {
    add("hangs", "echo $$ > \"" + path("pid").toStdString() + '"' + hanging);
    enter();
    letEnter({"Your program: hangs", "Perfect"});
    run();
    pid_t process = processIn(path("pid"));
    EXPECT_TRUE(experiment().running());
    press("stopButton");
    EXPECT_FALSE(experiment().running());
    EXPECT_TRUE(goes(process));
    QFile::remove(path("pid"));
    set("games", 2); // another question
    run();
    process = processIn(path("pid"));
    window.reset();
    EXPECT_NE(kill(process, 0), 0) << "nothing is left when the window is gone";
}

TEST_F(ProgramsInALaboratory, AreNotStartedByOpeningTheLaboratory) {
    add("my own, x=1",
        "touch \"" + path("started").toStdString() + "\"; " + forEachLine(firstMove));
    enter();
    letEnter({"Your program: my own, x=1", "Perfect"});
    window.reset();
    open();
    openLaboratory();
    enter();
    EXPECT_EQ(rows()[0]->currentText(), "Your program: my own, x=1") << "it is remembered";
    EXPECT_FALSE(experiment().running());
    EXPECT_EQ(table().rowCount(), 0);
    EXPECT_FALSE(sees("howToLook"));
    EXPECT_FALSE(QFile::exists(path("started")));
    set("games", 2);
    runToTheEnd();
    EXPECT_TRUE(QFile::exists(path("started")));
}

TEST_F(ProgramsInALaboratory, AreFollowedWhenRenamedAndRefusedWhenRemoved) {
    add("mine", forEachLine(firstMove));
    enter();
    letEnter({"Your program: mine", "Perfect"});
    OwnPrograms::Entry entry = *programs().find("mine");
    entry.name = "yours";
    ASSERT_TRUE(programs().put(entry, "mine"));
    EXPECT_EQ(rows()[0]->currentText(), "Your program: yours");
    EXPECT_EQ(rows()[1]->currentText(), "Perfect");
    entry.games = {"towers"};
    ASSERT_TRUE(programs().put(entry, "yours"));
    EXPECT_EQ(rows()[0]->currentText(), "Your program: yours");
    run();
    ASSERT_TRUE(rested());
    EXPECT_TRUE(state().endsWith("Tic-tac-toe.")) << state().toStdString();
    programs().remove("yours");
    set("games", 2);
    run();
    ASSERT_TRUE(rested());
    EXPECT_TRUE(state().contains("\"yours\"")) << state().toStdString();
    EXPECT_EQ(table().rowCount(), 0);
}

TEST_F(ProgramsInALaboratory, ThatCannotBeStartedAreToldBeforeTheFirstGame) {
    ASSERT_TRUE(programs().put({"gone", path("gone").toStdString(), {"tic-tac-toe"}}));
    enter();
    letEnter({"Perfect", "Your program: gone"});
    run();
    ASSERT_TRUE(rested());
    EXPECT_TRUE(state().startsWith("The program \"gone\" ")) << state().toStdString();
    EXPECT_EQ(table().rowCount(), 0);
}

TEST_F(ProgramsInALaboratory, LeaveTheOtherPlayersAsTheyAreWhenTheyChange) {
    enter();
    letEnter({"Custom", "Student"});
    const auto* kind = experiment().findChild<QComboBox*>("entrantKind");
    EXPECT_TRUE(kind->isVisible());
    add("mine", forEachLine(firstMove));
    programs().remove("mine");
    add("mine", forEachLine(firstMove));
    EXPECT_EQ(rows()[0]->currentText(), "Custom");
    EXPECT_EQ(rows()[1]->currentText(), "Student");
    EXPECT_TRUE(kind->isVisible());
    EXPECT_EQ(rows()[1]->itemText(rows()[1]->count() - 2), "Your program: mine");
}

TEST_F(ProgramsExamined, ShowTheShortestLineInWhichTheyLoseWhatWasWonOrDrawn) {
    add("mine", forEachLine(firstMove));
    enter();
    EXPECT_EQ(rows()[0]->currentText(), "Your program: mine") << "it was added just now";
    runToTheEnd();
    ASSERT_EQ(table().rowCount(), 2);
    EXPECT_EQ(field(0, "Plays"), "X");
    EXPECT_EQ(field(0, "Found"), "Makes a loss of a win");
    EXPECT_EQ(field(0, "Shortest line"), "6 moves");
    EXPECT_THAT(howFar().toStdString(), StartsWith("Asked at "));
    EXPECT_TRUE(howFar().endsWith("each twice.")) << howFar().toStdString();
    EXPECT_EQ(find<Chart>("")->data().columns.size(), 2u);
    const auto saved = csv();
    ASSERT_EQ(saved.size(), 3);
    EXPECT_EQ(saved[0], QStringList({"Plays", "Found", "Shortest line", "Critical", "Kept"}));
    const QStringList line = saved[1][2].split(' ');
    ASSERT_EQ(line.size(), 6) << "all moves are in a file";

    const int critical = saved[1][3].toInt(), kept = saved[1][4].toInt();
    EXPECT_GT(critical, kept);
    EXPECT_DOUBLE_EQ(find<Chart>("")->data().columns[0].values[0], 100.0 * kept / critical);
    EXPECT_TRUE(sees("howToLook"));
    EXPECT_FALSE(sees("fault"));
    clickOn(0, "Shortest line");
    ASSERT_TRUE(
        QTest::qWaitFor([this] { return window->pages().game() && session().match(); }, patience));
    const Match& match = *session().match();
    EXPECT_THAT(match.record(), HasSubstr(".../.../... X"));
    EXPECT_EQ(match.ply(match.current()), 6u);
    EXPECT_EQ(session().phase(), Session::Phase::Over);
    EXPECT_EQ(write(session().game(), session().plan().seats[0]), "program:mine");
    EXPECT_EQ(write(session().game(), session().plan().seats[1]), "human");
    EXPECT_EQ(match.result(match.current())->winner, Side::Two);
}

TEST_F(ProgramsExamined, ComeFirstAndAreNotStartedByOpeningTheLaboratory) {
    add("mine", forEachLine(firstMove));
    window.reset();
    open();
    openLaboratory();
    enter();
    EXPECT_EQ(rows().size(), 1);
    EXPECT_EQ(rows()[0]->currentText(), "Your program: mine") << "before any computer player";
    EXPECT_FALSE(sees("addEntrant"));
    EXPECT_FALSE(sees("removeEntrant"));
    EXPECT_FALSE(experiment().running());
    EXPECT_EQ(table().rowCount(), 0);
    EXPECT_FALSE(sees("howFar"));
}

TEST_F(ProgramsExamined, ThatNeverLoseAreToldSoAsAreComputerPlayers) {
    add("last", forEachLine("echo ${moves##* }"), "cards");
    enter("2:2 G", "Card groups");
    choosePlayer("Your program: last");
    runToTheEnd();
    EXPECT_EQ(field(0, "Found"), "Never gives a win or a draw away");
    EXPECT_EQ(field(0, "Kept"), "1");
    EXPECT_EQ(field(1, "Found"), "Never gives a win or a draw away");
    EXPECT_EQ(field(0, "Shortest line"), "");
    EXPECT_FALSE(sees("howToLook"));
    choosePlayer("Beginner"); // plays at random
    runToTheEnd();
    EXPECT_EQ(field(0, "Critical"), "1");
    find<QLineEdit>("position")->setText("3:2/5:2/6:3 G");
    choosePlayer("Perfect");
    runToTheEnd();
    EXPECT_EQ(field(0, "Critical"), field(0, "Kept"));
    choosePlayer("Beginner");
    runToTheEnd();
    EXPECT_THAT(howFar().toStdString(), HasSubstr("Answers differed at "));
    EXPECT_EQ(field(0, "Found"), "Makes a loss of a win");
}

TEST_F(ProgramsExamined, AreToldBeforeTheFirstQuestionIfTheyCannotBeStarted) {
    ASSERT_TRUE(programs().put({"gone", path("gone").toStdString(), {"tic-tac-toe"}}));
    enter();
    choosePlayer("Your program: gone");
    run();
    ASSERT_TRUE(rested());
    EXPECT_TRUE(state().startsWith("The program \"gone\" ")) << state().toStdString();
    EXPECT_EQ(table().rowCount(), 0);
    EXPECT_FALSE(sees("howFar"));
}

TEST_F(ProgramsExamined, AreToldTheirFaultAndWhatIsNotSolved) {
    add("bad", forEachLine("[ $position = ..././.. ] || echo z9"));
    add("good", forEachLine(firstMove), "reversi");
    enter();
    choosePlayer("Your program: bad");
    runToTheEnd();
    EXPECT_TRUE(sees("fault"));
    EXPECT_THAT(text("fault").toStdString(), HasSubstr("plays z9"));
    EXPECT_THAT(find<QLabel>("fault")->toolTip().toStdString(), HasSubstr("It was sent: "));
    pick("game", "Reversi");
    choosePlayer("Your program: good");
    run();
    ASSERT_TRUE(rested());
    EXPECT_THAT(state().toStdString(), HasSubstr("This position is not solved"));
    EXPECT_FALSE(sees("fault")) << "of another game";
}

TEST_F(ProgramsExamined, EndAtOnceByStopAndWhatWasFoundStays) {
    add("hangs", "n=0; echo $$ > \"" + path("pid").toStdString()
                     + "\"; while IFS='\t' read -r game position moves rest; do n=$((n + 1)); "
                       "[ $n -lt 9 ] && "
                     + firstMove + "; done");
    enter();
    choosePlayer("Your program: hangs");
    run();
    const pid_t process = processIn(path("pid"));
    ASSERT_TRUE(comesToSay("howFar", "Asked at 8 positions so far."));
    EXPECT_EQ(field(1, "Found"), "Nothing given away so far");
    press("stopButton");
    EXPECT_FALSE(experiment().running());
    EXPECT_TRUE(state().startsWith("Stopped after")) << state().toStdString();
    EXPECT_TRUE(goes(process));
    EXPECT_EQ(table().rowCount(), 2);
    EXPECT_EQ(howFar(), "Asked at 8 positions so far.");
    EXPECT_EQ(csv().size(), 3) << "and can be saved";
}

TEST(TournamentGames, KeepNoMoreThanTheyMayAndTheFirstFaultAnyway) {
    const auto match = matchFrom(*gameNamed("tic-tac-toe").value(), ".../.../... X").value();
    TournamentGames games(2 * sizeof(TournamentGames::Game) + 100);
    for (std::size_t i = 0; i < 4; ++i) {
        TournamentGame how{.number = i, .first = i % 2, .second = 1 - i % 2, .tally = {}};
        if (i == 3)
            how.fault = Fault{{"bad"}};
        games.add(how, *match);
    }
    EXPECT_EQ(games.of(0, 1).size(), 2u);
    EXPECT_EQ(games.of(1, {}).size(), 2u);
    EXPECT_EQ(games.of(0, 2).size(), 0u);
    ASSERT_TRUE(games.firstFault());
    EXPECT_EQ(games.firstFault()->how.number, 3u);
    // To the last byte.
    const std::size_t bytes = sizeof(TournamentGames::Game) + match->record().size();
    for (const std::size_t most : {bytes - 1, bytes}) {
        TournamentGames some(most);
        some.add({.number = 0, .first = 0, .second = 1, .tally = {}}, *match);
        EXPECT_EQ(some.of(0, 1).size(), most == bytes ? 1u : 0u);
    }
    // Every text of a fault counts.
    for (const auto text : {&Fault::sent, &Fault::expected, &Fault::came, &Fault::errors}) {
        TournamentGames none(sizeof(TournamentGames::Game) + 100);
        Fault fault{{"bad"}};
        fault.*text = std::string(100, 'x');
        none.add({.number = 0, .first = 0, .second = 1, .tally = {}, .fault = fault}, *match);
        EXPECT_TRUE(none.of(0, 1).empty());
    }
}

TEST(ATournament, IsReportedWithAllItsNumbers) {
    EnglishPlurals english;
    QCoreApplication::installTranslator(&english);
    const Ruleset& game = **gameNamed("reversi");
    const Tally one{.wins = 2,
                    .draws = 1,
                    .losses = 1,
                    .stopped = 1,
                    .pairs = {0, 0, 1, 1, 0},
                    .faults = {0, 1}};
    const auto games = std::make_shared<TournamentGames>();
    const auto match = game.standard({}).value();
    games->add({.number = 0, .first = 0, .second = 1, .tally = {.wins = 1}}, *match);
    games->add({.number = 1, .first = 1, .second = 0, .tally = {.draws = 1, .stopped = 1}}, *match);
    const TournamentReport report{
        {.game = &game,
         .players = {choosePlayer(game, {"minimax", {{"depth", "5"}}}).value(),
                     choosePlayer(game, {"random", {}}).value()},
         .games = 4,
         .randomStarts = true},
        {{{{}, one}, {turned(one), {}}}, 4, 4},
        games};
    const auto joined = [](const QList<QStringList>& lines) {
        QStringList all;
        for (const QStringList& line : lines)
            all << line.join(u'|');
        return all.join(u'\n').toStdString();
    };
    EXPECT_EQ(joined(report.csv()),
              "Player|Opponent|Won|Drawn|Lost|Stopped|Points|Low|High|Faults|Rating|Within\n"
              "Minimax, Plies looked ahead: 5|Beginner|2|1|1|1|0.6250|0.2001|0.9249|0\n"
              "Minimax, Plies looked ahead: 5|all|2|1|1|1|0.6250|0.2001|0.9249|0|58|310\n"
              "Beginner|Minimax, Plies looked ahead: 5|1|1|2|1|0.3750|0.0751|0.7999|1\n"
              "Beginner|all|1|1|2|1|0.3750|0.0751|0.7999|1|0|0");
    ResultTable table;
    report.show(table);
    EXPECT_EQ(joined(table.saved()),
              "Player|Points|95 % interval|Rating|vs 1|vs 2|All|Faults|Stopped\n"
              "1  Minimax, depth 5|62.5 %|20.0 to 92.5 %|58 ± 310|–|2–1–1|2–1–1|0|1\n"
              "2  Beginner|37.5 %|7.5 to 80.0 %|0|1–1–2|–|1–1–2|1|1");
    EXPECT_EQ(report.gamesAt(0, 5).title, "Minimax, depth 5 – Beginner");
    EXPECT_EQ(joined({report.gamesAt(0, 5).lines}),
              "1.  Minimax, depth 5 – Beginner  1–0, 0 moves|"
              "2.  Beginner – Minimax, depth 5  ½–½, 0 moves, stopped there");
    EXPECT_EQ(report.gamesAt(1, 6).title, "Beginner");
    const SavedGame saved = report.gamesAt(1, 6).game(1);
    EXPECT_EQ(saved.seats[0].player, "random");
    EXPECT_EQ(saved.seats[1].player, "minimax:depth=5");
    EXPECT_TRUE(saved.autoFill) << "its starts are drawn";
    EXPECT_EQ(saved.touched, saved.begun);
    EXPECT_EQ(report.firstFault(), "");
}

} // namespace bouton::testing
