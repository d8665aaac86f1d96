// SPDX-License-Identifier: MIT

// Programs of the user's at a table: real processes, asked on the thread that thinks.

#include <QFile>
#include <QTemporaryDir>

#include <gmock/gmock.h>

#include <csignal>

#include "engine/scripts.h"
#include "games/record.h"
#include "session/kept/game_file.h"
#include "session/table.h"
#include "session/values/saved_game.h"

namespace bouton::testing {

namespace {

using namespace std::chrono_literals;
using ::testing::Contains;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

using Phase = Session::Phase;

// A register with one program, which is this script of the shell.
class Programs : public OwnPrograms {
public:
    explicit Programs(const std::string& script, const ProgramLimits& limits = longLimits()) {
        setLimits(limits);
        change(script);
    }
    void change(const std::string& script) {
        const Or<void> done =
            put({"mine", "/bin/sh -c \"" + script + "\"", {"tic-tac-toe", "reversi"}}, "mine");
        ASSERT_TRUE(done) << english(done.error());
    }
};

Plan against(const char* program, const char* game = "tic-tac-toe") {
    const Ruleset& rules = *gameNamed(game).value();
    Plan plan{complete(rules.settings, {}).value(), rules.name.autoFill, {}};
    plan.seats[1] = {.program = program};
    return plan;
}

struct TableOfPrograms : Table {
    explicit TableOfPrograms(const OwnPrograms& programs, Plan plan = against("mine"))
        : Table(ticTacToe()) {
        setPrograms(programs);
        EXPECT_TRUE(setUp(std::move(plan)));
        const Or<void> begun = start();
        EXPECT_TRUE(begun) << english(begun.error());
    }
    // The human's move, and the answer.
    void play(std::size_t move) {
        Session::play(move);
        settle(*this);
    }
    std::string moves() const {
        std::string all;
        for (const Match::Node node : match()->line())
            all += node == 0 ? "" : " " + match()->moveText(node);
        return all;
    }
};

// Where a script writes what a test looks for.
class Notes {
public:
    std::string path() const { return m_folder.filePath("notes").toStdString(); }
    QByteArray text() const {
        QFile file(QString::fromStdString(path()));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    // The number of the process that wrote it, once it is there.
    pid_t process() const {
        while (!text().endsWith('\n'))
            QTest::qWait(1);
        return text().trimmed().toInt();
    }

private:
    QTemporaryDir m_folder;
};

// A program that says who it is and never answers.
std::string silent(const Notes& notes) {
    return "echo $$ > " + notes.path() + "; while read -r line; do :; done; sleep 600";
}

// A game in which the program is to move, as a file has it.
SavedGame ofAFile() {
    SavedGame game = savedFrom(**readRecord("tic-tac-toe: .../.../... X; b2"));
    game.seats[1].player = "program:mine";
    return readGame(write(game)).value();
}

void waitUntilGone(pid_t process) {
    while (kill(process, 0) == 0)
        QTest::qWait(1);
}

} // namespace

TEST(ProgramAtTable, PlaysAgainstAHumanAndIsSpokenOfByItsName) {
    const Programs programs(forEachLine(firstMove));
    TableOfPrograms table(programs);
    table.play(4);
    table.play(6);
    EXPECT_EQ(table.moves(), " b2 a1 c3 b1");
    EXPECT_THAT(said(table), Contains("mine: a1 (its answer)"));
    EXPECT_EQ(table.saved().seats[1].player, "program:mine");
    EXPECT_FALSE(write(table.saved()).contains("/bin/sh")) << "a file has no command";
}

TEST(ProgramAtTable, IsOneProcessForItsSeatAndMatch) {
    const Programs programs("n=0; " + forEachLine("n=$((n+1)); set -- $moves; eval echo \\$$n"));
    TableOfPrograms table(programs);
    table.play(8);
    EXPECT_EQ(table.moves(), " c3 a1");
    table.play(0);
    EXPECT_EQ(table.moves(), " c3 a1 b1 a2") << "the second of a new list";
    table.undo();
    table.play(0);
    EXPECT_EQ(table.moves(), " c3 a1 b1 b2") << "the third";
    ASSERT_TRUE(table.setUp(against("mine")));
    ASSERT_TRUE(table.start());
    table.play(8);
    EXPECT_EQ(table.moves(), " c3 a1") << "another match, another process";
}

TEST(ProgramAtTable, IsOutOfTimeWhileItFloods) {
    for (const char* flood : {"read -r line; echo '= b2'; yes", "read -r line; yes '' >&2"}) {
        const Programs programs(flood, shortLimits());
        TableOfPrograms table(programs);
        table.play(4);
        EXPECT_EQ(table.phase(), Phase::Over);
        EXPECT_THAT(said(table), Contains(HasSubstr("O loses by a fault of the program.")));
    }
}

// Nobody has played then: the game waits, and goes on with the program that is there.
TEST(ProgramAtTable, LosesNoGameWhereItCannotBeStarted) {
    QTemporaryDir folder;
    const QString file = folder.filePath("mine");
    const auto putFile = [&](QFile::Permissions permissions) {
        QFile out(file);
        ASSERT_TRUE(out.open(QIODevice::WriteOnly));
        out.write(QByteArray::fromStdString("#!/bin/sh\n" + forEachLine(firstMove) + '\n'));
        out.setPermissions(permissions);
    };
    OwnPrograms programs;
    ASSERT_TRUE(programs.put({"mine", '"' + file.toStdString() + '"', {"tic-tac-toe"}}));
    TableOfPrograms table(programs);
    table.play(4);
    EXPECT_EQ(table.phase(), Phase::Paused);
    EXPECT_THAT(said(table), Contains(HasSubstr("The program \"mine\" cannot be started: No such "
                                                "file or directory.")));
    putFile(QFile::ReadOwner);
    for (int again = 0; again < 3; ++again) {
        table.setPaused(false);
        settle(table);
        EXPECT_EQ(table.phase(), Phase::Paused);
    }
    EXPECT_THAT(said(table), Contains(HasSubstr(" cannot be started: Permission denied.")));
    EXPECT_FALSE(table.saved().forfeit);
    putFile(QFile::ReadOwner | QFile::ExeOwner);
    table.setPaused(false);
    settle(table);
    EXPECT_EQ(table.moves(), " b2 a1");
}

TEST(ProgramAtTable, LosesTheGameByAFaultWhichIsToldInTheStudentsWords) {
    const Programs programs(forEachLine("echo thinking >&2; echo b2"));
    TableOfPrograms table(programs);
    table.play(4);
    EXPECT_EQ(table.phase(), Phase::Over);
    EXPECT_EQ(table.ending().result, Result{Side::One});
    EXPECT_THAT(said(table),
                Contains("The program \"mine\" plays b2, which is no legal move here."));
    EXPECT_THAT(
        said(table),
        Contains("It was sent: tic-tac-toe\\t.../.X./... O\\ta1 b1 c1 a2 c2 a3 b3 c3\\t60000"));
    EXPECT_THAT(said(table),
                Contains("Expected was one line with one of: a1 b1 c1 a2 c2 a3 b3 c3"));
    EXPECT_THAT(said(table), Contains("It wrote: b2"));
    EXPECT_THAT(said(table), Contains("Its standard error: thinking"));
    EXPECT_EQ(said(table).back(), "You won. (O loses by a fault of the program.)");
    // So it is in the file, and so it comes back.
    const SavedGame saved = readGame(write(table.saved())).value();
    EXPECT_EQ(saved.forfeit, (Forfeit{Side::Two, Forfeit::Why::Fault}));
    Table again(ticTacToe());
    again.restore(reopen(saved).value());
    EXPECT_EQ(again.phase(), Phase::Over);
    EXPECT_EQ(said(again), said(table));
}

TEST(ProgramAtTable, IsStartedAnewAfterAFaultAndNotAskedAfterThree) {
    const Notes notes;
    const Programs programs("echo started >> " + notes.path() + "; " + forEachLine("echo b2"));
    TableOfPrograms table(programs);
    for (int fault = 1; fault <= 4; ++fault) {
        table.play(4);
        ASSERT_EQ(table.phase(), Phase::Over) << fault;
        EXPECT_EQ(notes.text().count('\n'), std::min(fault, 3));
        table.undo();
        ASSERT_EQ(table.phase(), Phase::Playing);
    }
    EXPECT_THAT(said(table), Contains("The program \"mine\" has made three faults: the rest of the "
                                      "match is lost."));
}

TEST(ProgramAtTable, IsNotStartedByAFile) {
    const Notes notes;
    const Programs programs("echo started > " + notes.path() + "; " + forEachLine(firstMove));
    Table table(ticTacToe());
    table.setPrograms(programs);
    table.restore(reopen(ofAFile()).value());
    EXPECT_EQ(table.phase(), Phase::Paused);
    EXPECT_FALSE(table.turn().refusal) << "it is known here";
    table.go(0);
    table.redo();
    settle(table);
    EXPECT_EQ(notes.text(), "");
    table.setPaused(false);
    settle(table);
    EXPECT_EQ(notes.text(), "started\n");
    EXPECT_EQ(table.match()->line().size(), 3u);
}

TEST(ProgramAtTable, EndsAtOnceWhateverBecomesOfTheGame) {
    const auto begin = [](const Notes& notes, TableOfPrograms& table) {
        table.Session::play(4);
        return notes.process();
    };
    const auto ends = [&](const std::function<void(TableOfPrograms&)>& what) {
        const Notes notes;
        const Programs programs(silent(notes));
        TableOfPrograms table(programs);
        const pid_t process = begin(notes, table);
        EXPECT_TRUE(table.turn().thinking);
        what(table);
        waitUntilGone(process);
        return table.phase();
    };
    EXPECT_EQ(ends([](Session& table) { table.undo(); }), Phase::Playing);
    EXPECT_EQ(ends([](Session& table) { table.setPaused(true); }), Phase::Paused);
    EXPECT_EQ(ends([](Session& table) { table.resign(); }), Phase::Over);
    EXPECT_EQ(ends([](Session& table) { (void)table.setUp(against("mine")); }), Phase::SettingUp);
    EXPECT_EQ(ends([](Session& table) { table.setSeat(Side::Two, {}); }), Phase::Playing);
    const Notes notes;
    const Programs programs(silent(notes));
    std::optional<TableOfPrograms> table(std::in_place, programs);
    const pid_t process = begin(notes, *table);
    table.reset();
    EXPECT_NE(kill(process, 0), 0) << "the table waits for it";
}

// After its move it waits for a line. It ends by the end of its input.
TEST(ProgramAtTable, EndsWithTheGameAlsoWhereItWaits) {
    const Notes notes;
    const Programs programs("echo $$ > " + notes.path() + "; " + forEachLine(firstMove)
                            + "; echo "
                              "ended >> "
                            + notes.path());
    TableOfPrograms table(programs);
    table.play(4);
    const pid_t process = notes.text().trimmed().toInt();
    EXPECT_EQ(kill(process, 0), 0);
    ASSERT_TRUE(table.setUp(table.plan()));
    waitUntilGone(process);
    EXPECT_TRUE(notes.text().endsWith("ended\n")) << "it was not killed";
}

TEST(ProgramAtTable, IsToldOfItsClockButNotOfOneThatOnlyTells) {
    const auto told = [](TimeControl time) {
        const Programs programs(forEachLine("echo $time >&2; echo none"));
        Plan plan = against("mine");
        plan.seats[1].time = time;
        TableOfPrograms table(programs, plan);
        table.play(4);
        return said(table);
    };
    EXPECT_THAT(told({3600s}), Contains(StartsWith("Its standard error: 3")));
    EXPECT_THAT(told({3600s, {}, TimeControl::AtZero::IsTold}),
                Contains("Its standard error: 60000"));
}

TEST(ProgramAtTable, SilentForTooLongIsToldSo) {
    const Programs programs(forEachLine(":"), shortLimits());
    TableOfPrograms table(programs);
    table.play(4);
    EXPECT_EQ(table.phase(), Phase::Over);
    EXPECT_THAT(said(table), Contains(StartsWith("The program \"mine\" has not answered within")));
}

TEST(ProgramAtTable, PlaysAnotherProgramUntilThatLoses) {
    Programs programs(forEachLine(firstMove));
    ASSERT_TRUE(
        programs.put({"his", "/bin/sh -c \"read -r line; echo c3; exit 7\"", {"tic-tac-toe"}}));
    Plan plan = against("his");
    plan.seats[0] = {.program = "mine"};
    TableOfPrograms table(programs, plan);
    while (table.phase() == Phase::Playing)
        QTest::qWait(1);
    EXPECT_EQ(table.moves(), " a1 c3 b1");
    EXPECT_EQ(table.ending().result, Result{Side::One});
    EXPECT_THAT(said(table), Contains(HasSubstr("with exit status 7")));
}

TEST(ProgramAtTable, ThatGetsAnotherNameStaysAtItsSeat) {
    Programs programs(forEachLine(firstMove));
    TableOfPrograms table(programs);
    table.play(4);
    ASSERT_TRUE(programs.put({"yours", programs.find("mine")->command, {"tic-tac-toe"}}, "mine"));
    EXPECT_EQ(table.plan().seats[1].program, "yours");
    table.play(6);
    EXPECT_EQ(table.moves(), " b2 a1 c3 b1");
}

TEST(ProgramAtTable, ThatGetsAnotherCommandPlaysOnByIt) {
    Programs programs(forEachLine(firstMove));
    TableOfPrograms table(programs);
    table.play(4);
    programs.change(forEachLine("echo c3"));
    table.play(0);
    EXPECT_EQ(table.moves(), " b2 a1 b1 c3");
}

TEST(ProgramAtTable, ThatIsRemovedLeavesItsSeatVacantAndComesBack) {
    Programs programs(forEachLine(firstMove));
    TableOfPrograms table(programs);
    programs.remove("mine");
    table.play(4);
    EXPECT_EQ(table.phase(), Phase::Paused);
    EXPECT_EQ(said(table).back(), "There is no program \"mine\" here.");
    programs.change(forEachLine(firstMove));
    EXPECT_FALSE(table.turn().refusal);
    table.setPaused(false);
    settle(table);
    EXPECT_EQ(table.moves(), " b2 a1");
}

TEST(ProgramAtTable, ThatIsRemovedWhileItThinksPausesTheGame) {
    const Notes notes;
    Programs programs(silent(notes));
    Plan plan = against("mine");
    plan.seats[1].time = TimeControl{3600s};
    TableOfPrograms table(programs, plan);
    table.Session::play(4);
    const pid_t process = notes.process();
    ASSERT_EQ(table.clocks().running(), Side::Two);
    programs.remove("mine");
    EXPECT_EQ(table.phase(), Phase::Paused);
    EXPECT_FALSE(table.clocks().running());
    EXPECT_FALSE(table.turn().thinking);
    waitUntilGone(process);
}

TEST(ProgramAtTable, ThatDoesNotPlayTheGameIsToldSo) {
    const Programs programs(forEachLine(firstMove));
    Session towers(*gameNamed("towers").value(), 1);
    towers.setPrograms(programs);
    ASSERT_TRUE(towers.setUp(against("mine", "towers")));
    ASSERT_FALSE(towers.beginning());
    EXPECT_EQ(english(towers.beginning().error()),
              "The program \"mine\" does not play the game Towers and chessboard.");
}

TEST(ProgramAtTable, OfAFileIsKnownAgainWhereItIsHere) {
    const Programs programs(forEachLine(firstMove));
    Table without(ticTacToe());
    without.restore(reopen(ofAFile()).value());
    ASSERT_TRUE(without.turn().refusal);
    Table with(ticTacToe());
    with.setPrograms(programs);
    with.restore(reopen(without.saved()).value());
    EXPECT_FALSE(with.turn().refusal) << "what was said there is not true here";
}

} // namespace bouton::testing
