// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <fstream>
#include <latch>
#include <sys/stat.h>
#include <thread>

#include "core/whole_file.h"
#include "engine/contract/samples.h"
#include "engine/scripts.h"
#include "engine/stop_at_poll.h"
#include "engine/temporary_folder.h"
#include "games/own_game/own_game.h"
#include "programs/entry.h"
#include "programs/gtp_program.h"

// Programs of the user's at a seat: what they are asked, and what becomes of each kind of bad one.

namespace bouton::testing {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using namespace std::chrono_literals;

namespace {

std::string answerOf(const AnyPlayer& player, const Asking& asking = {}) {
    const auto match = matchFrom(*gameNamed("tic-tac-toe").value(), ".../.../... X").value();
    const Or<Choice> choice = player(*match)(asking);
    return choice ? match->moves(0)[choice->move].text : english(choice.error());
}

} // namespace

TEST(OwnProgram, IsAskedWithOneLineThatHoldsAllThatAMoveNeeds) {
    const Folder folder;
    const std::string heard = folder.path() / "heard";
    Seated seated("while read -r line; do printf '%s\\n' \"$line\" > " + heard + "; echo b1; done",
                  longLimits(), "tic-tac-toe", "X.O/.X./..O X");
    EXPECT_EQ(seated.ask().value().move, 0u);
    EXPECT_EQ(wholeFile(heard).value(), "tic-tac-toe\tX.O/.X./..O X\tb1 a2 c2 a3 b3\t60000\n");
    ASSERT_TRUE(seated.ask({.timeLeft = TimeLeft{.left = 54'321ms}}));
    EXPECT_THAT(wholeFile(heard).value(), EndsWith("\t54321\n"));
}

TEST(OwnProgram, PlaysEveryGameToItsEnd) {
    for (const Ruleset* game : catalogue()) {
        SCOPED_TRACE(game->name.id);
        Seated seated(forEachLine(firstMove));
        Random random(3);
        seated.match = randomStart(*game, random);
        for (int ply = 0; ply < 80 && !seated.match->result(seated.match->current()); ++ply) {
            const Or<Choice> choice = seated.ask();
            ASSERT_TRUE(choice) << english(choice.error());
            ASSERT_EQ(choice->move, 0u);
            seated.match->play(choice->move);
        }
        EXPECT_TRUE(seated.program.close());
    }
}

TEST(OwnProgram, IsAskedToPassToo) {
    Seated seated(forEachLine("echo $moves"), longLimits(), "reversi",
                  "OOOOOOOO/OOOOOOOO/OOOOOOOO/OOOOOOOO/OOOOOOOO/OOOOOOOO/OOOOOOOO/OOOOOOX. X");
    const Or<Choice> choice = seated.ask();
    ASSERT_TRUE(choice) << english(choice.error());
    EXPECT_EQ(seated.match->moves(0)[choice->move].text, "pass");
}

TEST(OwnProgram, MayWriteAMoveInEveryWayThatTheNotationAllows) {
    for (const char* answer : {"B2\\r", "  b2\\t", "\\357\\273\\277b2"}) {
        Seated seated(forEachLine(std::string("printf '") + answer + "\\n'"));
        const Or<Choice> choice = seated.ask();
        ASSERT_TRUE(choice) << english(choice.error());
        EXPECT_EQ(seated.match->moves(0)[choice->move].text, "b2");
    }
    Seated seated(forEachLine("echo C1+B1"), longLimits(), "grid-nim", "..../..../..../.... G");
    const Or<Choice> choice = seated.ask();
    ASSERT_TRUE(choice) << english(choice.error());
    EXPECT_EQ(seated.match->moves(0)[choice->move].text, "b1+c1");
}

TEST(OwnProgram, IsOneProcessForAllItsGames) {
    Seated seated("n=0; " + forEachLine("n=$((n+1)); set -- $moves; eval echo \\$$n"));
    EXPECT_EQ(seated.ask().value().move, 0u);
    EXPECT_EQ(seated.ask().value().move, 1u);
    EXPECT_EQ(seated.ask().value().move, 2u);
}

TEST(OwnProgram, SpeaksTheGoTextProtocolIfItsFirstAnswerSaysSo) {
    Seated seated("while read -r command x; do case $command in "
                  "genmove) echo '= B2';; play|clear_board|boardsize) echo =;; "
                  "*) echo '? unknown command';; esac; echo; done");
    EXPECT_EQ(seated.ask().value().move, 4u);
    seated.match->play("a1");
    EXPECT_EQ(seated.ask().value().move, 3u) << "b2 of the moves that are left";
    EXPECT_EQ(seated.program.asked(), "genmove w\n");
    EXPECT_EQ(seated.program.answered(), "B2");
    seated.match->play("b2");
    EXPECT_EQ(seated.fault(), "The program \"student\" plays B2, which is no legal move here.");
    EXPECT_EQ(seated.story(), "The program \"student\" plays B2, which is no legal move here.\n"
                              "It was sent: genmove b\n"
                              "Expected was one line with one of: b1 c1 a2 c2 a3 b3 c3\n"
                              "It wrote: B2\n");
}

namespace {

// A program by the shell that speaks the Go Text Protocol and writes down what it hears. It knows
// of no other size.
std::string hearing(const std::string& file, const std::string& genmove) {
    return "while read -r command x; do echo $command $x >> " + file
           + "; case $command in genmove) " + genmove
           + ";; play|clear_board|position) printf '\\n=\\r\\n\\n';; *) echo '? what'; echo;; "
             "esac; done";
}

} // namespace

TEST(OwnProgram, IsToldOfAGameWhatItDoesNotKnowOfIt) {
    const Folder folder;
    const std::string file = folder.path() / "heard";
    // Blank lines before an answer, more lines in it and returns at their ends do not matter.
    Seated seated(hearing(file, "printf '\\n= %s \\r\\nmore\\r\\n\\r\\n' $(cat "
                                    + (folder.path() / "move").string() + ")"));
    const auto heard = [&](const char* move) {
        std::ofstream(folder.path() / "move") << move;
        const Or<Choice> choice = seated.ask();
        EXPECT_TRUE(choice) << english(choice.error());
        std::ifstream in(file);
        std::string all, line;
        while (std::getline(in, line))
            all += line + "; ";
        std::filesystem::remove(file);
        return all;
    };
    EXPECT_EQ(heard("b2"), "tic-tac-toe .../.../... X a1 b1 c1 a2 b2 c2 a3 b3 c3 60000; "
                           "boardsize 3; clear_board; genmove b; ");
    seated.match->play("b2");
    seated.match->play("a1");
    EXPECT_EQ(heard("c1"), "play w a1; genmove b; ");
    seated.match->play("c1");
    EXPECT_EQ(heard("a3"), "genmove w; ");
    // It was not the move that it made; and other moves are another game.
    seated.match->play("b1");
    EXPECT_EQ(heard("a3"), "boardsize 3; clear_board; play b b2; play w a1; play b c1; play w b1; "
                           "genmove b; ");
    seated.match->go(1);
    EXPECT_EQ(heard("a1"), "boardsize 3; clear_board; play b b2; genmove w; ");
    seated.match = matchFrom(seated.match->game(), "X.O/.X./..O X").value();
    EXPECT_EQ(heard("b1"), "clear_board; position X.O/.X./..O X; genmove b; ");
    EXPECT_EQ(heard("b1"), "clear_board; position X.O/.X./..O X; genmove b; ")
        << "it has made a move there";
}

TEST(OwnProgram, IsToldNoSizeOfAGameWithoutABoard) {
    const Folder folder;
    const std::string file = folder.path() / "heard";
    Seated seated(hearing(file, "echo '= c4'; exit"), longLimits(), "cards", "5:3/7:2/4:4 G");
    EXPECT_EQ(seated.match->moves(0)[seated.ask().value().move].text, "c4")
        << "the last answer before its end needs no empty line";
    std::ifstream in(file);
    std::string line;
    std::getline(in, line);
    std::getline(in, line);
    EXPECT_EQ(line, "clear_board");
}

TEST(OwnProgram, IsNotAskedByTheGoTextProtocolWhereItHasToPass) {
    Seated seated("while read -r command; do echo '? no'; echo; done", longLimits(), "reversi",
                  "OOOOOOOO/OOOOOOOO/OOOOOOOO/OOOOOOOO/OOOOOOOO/OOOOOOOO/OOOOOOOO/OOOOOOX. X");
    EXPECT_EQ(seated.ask().value().move, 0u);
}

TEST(BadProgram, RefusesWhatItIsToldByTheGoTextProtocol) {
    const auto fault = [](const std::string& genmove, const std::string& others) {
        return Seated("while read -r command x; do case $command in genmove) " + genmove
                      + ";; boardsize|clear_board|play) " + others
                      + ";; *) echo '? what'; echo;; esac; done")
            .fault();
    };
    const std::string good = "echo =; echo";
    EXPECT_EQ(fault("echo '?'; echo", good), "The program \"student\" answers genmove b with: ?.");
    EXPECT_EQ(fault("echo '?  not\tnow'; echo", good),
              "The program \"student\" answers genmove b with: not\\tnow.");
    EXPECT_EQ(fault(good, "exit"),
              "The program \"student\" has ended before its answer to boardsize 3.");
    EXPECT_EQ(fault(good, "echo no"), "The program \"student\" answers clear_board with no, which "
                                      "begins with neither = nor ?.");
    EXPECT_EQ(fault(good, good), "The program \"student\" plays , which is no legal move here.");
}

TEST(OwnProgram, TellsTheProcessorTimeOfAllThatHasEnded) {
    Seated seated("i=0; while [ $i -lt 20000 ]; do i=$((i+1)); done; " + forEachLine(firstMove));
    EXPECT_TRUE(seated.program.close()) << "it does not run yet";
    ASSERT_TRUE(seated.ask());
    EXPECT_EQ(seated.program.processorTime(), 0);
    EXPECT_TRUE(seated.program.close());
    const double once = seated.program.processorTime();
    EXPECT_GT(once, 0);
    ASSERT_TRUE(seated.ask());
    EXPECT_TRUE(seated.program.close());
    EXPECT_GT(seated.program.processorTime(), once);
}

TEST(OwnProgram, ACommandThatIsNotFoundIsAFaultOfItsOwn) {
    OwnProgram nobody(
        "student",
        [] { return Or<OwnProgram::Command>(refuse({"There is no command to start."})); },
        longLimits());
    EXPECT_EQ(answerOf(nobody.player()), "There is no command to start.");
    ASSERT_EQ(nobody.faults().size(), 1u);
    EXPECT_EQ(nobody.faults()[0], Fault{{"There is no command to start."}});
    EXPECT_EQ(told(nobody.faults()[0]).size(), 1u) << "it was sent nothing";
}

TEST(OwnProgram, IsToldTheGameAnewWhereItWasStartedAnew) {
    // It ends after each move, and makes none in a game of which it was not told.
    Seated seated("while read -r command x; do case $command in clear_board) begun=yes; echo =;; "
                  "genmove) if [ $x = b ]; then echo \"= ${begun:+a1}\"; else "
                  "echo \"= ${begun:+b2}\"; fi; echo; exit;; *) echo =;; esac; echo; done");
    seated.match->play(seated.ask().value().move);
    EXPECT_THAT(seated.fault(), HasSubstr(" has ended before its answer to genmove w."));
    EXPECT_TRUE(seated.ask());
}

// What a bad program is told, in one sentence. Nothing here waits for a time but for an answer that
// does not come.

namespace {

// The sentence for a script that begins an answer at once. On a machine that is so busy that the
// script does not come to its beginning in time, it is asked again.
std::string faultOfHalfAnAnswer(const std::string& script) {
    for (;;) {
        Seated seated(script, shortLimits());
        if (std::string fault = seated.fault(); !fault.contains(" has not answered within "))
            return fault;
    }
}

} // namespace

TEST(BadProgram, IsSilentOrDoesNotFlush) {
    Seated silent(forEachLine(":"), shortLimits());
    EXPECT_EQ(silent.fault(),
              "The program \"student\" has not answered within 0.3 s. It is silent or too slow, or "
              "its answer still waits in its buffer: it must flush its output after every line.");
    EXPECT_THAT(silent.story(),
                HasSubstr("\nIt was sent: tic-tac-toe\\t.../.../... X\\ta1 b1 c1 a2 b2 c2 a3 b3 c3"
                          "\\t300\n"
                          "Expected was one line with one of: a1 b1 c1 a2 b2 c2 a3 b3 c3\n"
                          "Nothing came.\n"));
    EXPECT_EQ(
        faultOfHalfAnAnswer(forEachLine("printf a1")),
        "The program \"student\" has written \"a1\", but within 0.3 s no line feed that ends its "
        "answer.");
}

TEST(BadProgram, IsSlowToStart) {
    Seated slow("sleep 100", shortLimits());
    EXPECT_THAT(slow.fault(),
                HasSubstr(" has not answered within 0.3 s. It is silent or too slow"));
    // The time to start is for the first answer alone.
    ProgramLimits limits = shortLimits();
    limits.start = 60s;
    Seated later("read -r line; echo a1; sleep 100", limits);
    EXPECT_TRUE(later.ask());
    EXPECT_THAT(later.fault(), HasSubstr(" has not answered within 0.3 s."));
    // Who has long for a move has at least as long for the first.
    ProgramLimits quick = longLimits();
    quick.start = 1ms;
    EXPECT_TRUE(Seated("sleep 0.1; " + forEachLine(firstMove), quick).ask());
}

TEST(BadProgram, LeavesOutTheEmptyLineOfTheGoTextProtocol) {
    EXPECT_EQ(faultOfHalfAnAnswer("while read -r command; do echo '= b2'; done"),
              "The program \"student\" has answered tic-tac-toe with = b2, but the empty line that "
              "ends an answer by the Go Text Protocol has not come.");
}

TEST(BadProgram, IsLateHoweverMuchItPrintsByTheGoTextProtocol) {
    EXPECT_EQ(faultOfHalfAnAnswer("echo '= b2'; yes"),
              "The program \"student\" has answered tic-tac-toe with = b2, but the empty line that "
              "ends an answer by the Go Text Protocol has not come.");
    Seated blank("read -r line; echo '? what'; echo; yes ''", shortLimits());
    EXPECT_THAT(blank.fault(),
                HasSubstr(" has not answered within 0.3 s. It is silent or too slow"));
    const auto other = GtpProgram::started("yes '' & yes >&2", shortLimits()).value();
    EXPECT_THAT(answerOf(other->player()), HasSubstr(" has not answered within 0.3 s."));
}

// All that it is told of a game belongs to the move that it is asked for.
TEST(BadProgram, IsSlowInManyAnswersByTheGoTextProtocol) {
    ProgramLimits limits = shortLimits();
    limits.start = 60s;
    Seated seated("while read -r command; do sleep 0.2; echo '= b3'; echo; done", limits);
    for (const char* move : {"a1", "b2", "c3", "a3"})
        seated.match->play(move);
    EXPECT_THAT(seated.fault(), HasSubstr(" has not answered within 0.3 s."));
}

TEST(BadProgram, MixesWordsIntoItsAnswers) {
    Seated seated(forEachLine("echo 'thinking...'; " + firstMove));
    EXPECT_EQ(seated.fault(),
              "The program \"student\" has answered \"thinking...\", which is no move. Only moves "
              "may go to its standard output; what is for you to read goes to its standard error.");
    EXPECT_THAT(seated.story(), HasSubstr("\nIt wrote: thinking...\n"));
    Seated empty(forEachLine("echo; echo a1"));
    EXPECT_THAT(empty.fault(), HasSubstr(" has answered with an empty line."));
}

TEST(BadProgram, AnswersTwice) {
    Seated seated(forEachLine("printf 'a1\\nb1\\n'"));
    EXPECT_EQ(seated.fault(), "The program \"student\" has written more than one line for an "
                              "answer: \"b1\\n\" came too.");
    EXPECT_THAT(seated.story(), EndsWith("\nIt wrote: a1\\nb1\\n\n"));
}

TEST(BadProgram, AnswersTwiceWithAPauseBetween) {
    Folder folder;
    const std::string second = folder.path() / "second";
    Seated seated("read -r line; echo a1; echo b1; : > " + second + "; cat > /dev/null");
    const Or<Choice> choice = seated.ask();
    while (!std::filesystem::exists(second))
        std::this_thread::yield();
    if (choice) {
        EXPECT_THAT(seated.fault(), HasSubstr(" more than one line for an answer: \"b1"));
    }
    EXPECT_EQ(seated.program.faults().size(), 1u);
}

TEST(BadProgram, DoesNotWriteText) {
    Seated seated(forEachLine("printf '\\376\\377a1\\n'"));
    EXPECT_EQ(seated.fault(), "The program \"student\" has answered in UTF-16. Its standard output "
                              "must be plain ASCII.");
    Seated latin(forEachLine("printf '\\377a1\\n'"));
    EXPECT_EQ(latin.fault(), "The program \"student\" has answered \"\\xffa1\", which is not "
                             "ASCII. An answer is one of the legal moves.");
}

TEST(BadProgram, FloodsItsOutput) {
    Seated line("tr '\\0' x < /dev/zero");
    EXPECT_EQ(line.fault(), "The program \"student\" has written 65536 bytes without the line feed "
                            "that ends an answer.");
    Seated lines("yes a1");
    EXPECT_THAT(lines.fault(), HasSubstr(" has written more than one line for an answer: \"a1\\n"));
}

TEST(BadProgram, FloodsItsErrorsAndPlaysOnWithTheEndOfThemKept) {
    Seated seated(forEachLine("head -c 1000000 /dev/zero >&2; echo the end >&2; " + firstMove));
    EXPECT_TRUE(seated.ask());
    EXPECT_TRUE(seated.ask());
    Seated faulty("head -c 1000000 /dev/zero >&2; echo >&2; echo the end >&2; exit 3");
    faulty.fault();
    EXPECT_EQ(faulty.program.faults()[0].errors.size(), std::size_t{1} << 16);
    EXPECT_THAT(faulty.story(), EndsWith("\nIts standard error: the end\n"));
}

TEST(BadProgram, NeverReads) {
    Seated seated("exec 0</dev/null; sleep 100", shortLimits());
    EXPECT_THAT(seated.fault(), HasSubstr(" has not answered within 0.3 s."));
    // A line that does not fit into the pipe.
    const auto process = Process::started({{"/bin/sh", "-c", "sleep 100"}}).value();
    const auto written =
        process->write(std::string(1 << 20, 'x'), Process::Clock::now() + 300ms, {});
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error(), Process::Break::Unread);
}

TEST(BadProgram, EndsAfterOneMove) {
    Seated seated("read -r line; echo a1; echo bye >&2; exit 3");
    EXPECT_TRUE(seated.ask());
    EXPECT_EQ(seated.program.answered(), "a1");
    EXPECT_EQ(
        seated.fault(),
        "The program \"student\" has ended before its answer, with exit status 3. It is to go "
        "on reading lines until its input ends.");
    EXPECT_THAT(seated.story(), EndsWith("\nIts standard error: bye\n"));
    EXPECT_EQ(seated.program.answered(), "");
    EXPECT_TRUE(seated.ask()) << "it is started anew";
}

TEST(BadProgram, CrashesOrIsNotThere) {
    Seated crashed("kill -SEGV $$");
    EXPECT_EQ(crashed.fault(), "The program \"student\" has crashed before its answer: "
                               "Segmentation fault (signal 11).");
    OwnProgram missing("student", {{"/nowhere/program"}}, longLimits());
    EXPECT_EQ(answerOf(missing.player()),
              "The program \"student\" cannot be started: No such file or directory.");
    OwnProgram elsewhere("student", {{"true"}, "/nowhere"}, longLimits());
    EXPECT_EQ(answerOf(elsewhere.player()),
              "The program \"student\" cannot be started: No such file or directory.");
}

TEST(OwnProgram, MakesNoFaultWhereItCannotBeStarted) {
    const Folder folder;
    const auto script = [&](const char* name, const char* head, bool isExecutable = true) {
        const auto file = folder.path() / name;
        std::ofstream(file) << head << '\n' << forEachLine(firstMove) << '\n';
        if (isExecutable)
            chmod(file.c_str(), 0700);
        return file.string();
    };
    using Command = OwnProgram::Command;
    const auto why = [](const Command& command) {
        OwnProgram program("student", command, longLimits());
        std::string text;
        for (int game = 0; game < 4; ++game)
            text = answerOf(program.player());
        EXPECT_TRUE(program.faults().empty());
        EXPECT_FALSE(program.isOut());
        const Or<void> can = canStart("student", command);
        EXPECT_EQ(can ? "" : english(can.error()), text);
        return text;
    };
    const std::string begin = "The program \"student\" cannot be started: ",
                      missing = "No such file or directory.", denied = "Permission denied.";
    EXPECT_EQ(why({{"/nowhere/program"}}), begin + missing);
    EXPECT_EQ(why({{"no-such-program"}}), begin + missing);
    EXPECT_EQ(why({{"true"}, "/nowhere"}), begin + missing);
    EXPECT_EQ(why({{"./none"}, folder.path()}), begin + missing);
    EXPECT_EQ(why({{folder.path()}}), begin + denied);
    EXPECT_EQ(why({{script("plain", "#!/bin/sh", false)}}), begin + denied);
    EXPECT_EQ(why({{script("gone", "#! /no/such/sh -e")}}), begin + "/no/such/sh: " + missing);
    EXPECT_EQ(why({{script("windows", "#!/bin/sh\r")}}), begin + "/bin/sh\\r: " + missing);
    EXPECT_EQ(why({{script("env", "#!/usr/bin/env no-such-sh")}}),
              begin + "no-such-sh: " + missing);
    const std::string good = script("good", "#!/usr/bin/env sh");
    for (const Command& command :
         {Command{{good}}, Command{{"./good"}, folder.path()}, Command{{script("bare", "")}},
          Command{{script("option", "#!/usr/bin/env -S sh")}}, Command{{"sh", good}}}) {
        OwnProgram program("student", command, longLimits());
        EXPECT_EQ(answerOf(program.player()), "a1") << command.words.front();
        EXPECT_TRUE(canStart("student", command));
    }
    EXPECT_TRUE(canStart("student", {{"true"}, folder.path()})) << "as PATH says";
}

TEST(BadProgram, PlaysWhatIsNotLegal) {
    Seated seated(forEachLine("echo a1"), longLimits(), "tic-tac-toe", "X.O/.X./..O X");
    EXPECT_EQ(seated.fault(), "The program \"student\" plays a1, which is no legal move here.");
}

TEST(BadProgram, TakesAllMemory) {
    ProgramLimits limits = longLimits();
    limits.memory = 64 << 20;
    // tail keeps a line that does not end.
    Seated seated("tail < /dev/zero", limits);
    EXPECT_EQ(seated.fault(),
              "The program \"student\" has taken more than 64 MB of memory, and was ended.");
}

TEST(BadProgram, IsNotAskedAnyMoreAfterThreeFaults) {
    Folder folder;
    const std::string starts = folder.path() / "starts";
    Seated seated("echo x >> " + starts + "; " + forEachLine("echo z9"));
    for (int fault = 0; fault < 3; ++fault)
        EXPECT_THAT(seated.fault(), HasSubstr(" plays z9, "));
    EXPECT_EQ(seated.fault(),
              "The program \"student\" has made three faults: the rest of the match "
              "is lost.");
    EXPECT_EQ(seated.program.faults().size(), 3u);
    EXPECT_EQ(std::filesystem::file_size(starts), 6u) << "started anew after each";

    OwnProgram before("student", {{"/bin/sh", "-c", forEachLine("echo z9")}}, longLimits(), 2);
    EXPECT_THAT(answerOf(before.player()), HasSubstr(" plays z9"));
    EXPECT_THAT(answerOf(before.player()), HasSubstr(" has made three faults"));
}

// Another program by the Go Text Protocol alone.

TEST(GtpProgram, HasTheTimeOfItsClockWhereThereIsOne) {
    ProgramLimits limits = longLimits();
    limits.start = limits.grace = 0ms;
    const auto silent = GtpProgram::started("sleep 100", limits).value();
    EXPECT_THAT(answerOf(silent->player(), {.timeLeft = TimeLeft{.left = 50ms}}),
                HasSubstr(" has not answered within 0.05 s."));
}

TEST(GtpProgram, IsEndedByAStop) {
    const auto silent = GtpProgram::started("sleep 100", longLimits()).value();
    EXPECT_EQ(answerOf(silent->player(), {.stop = alreadyStopped()}),
              english(refuseStopped().error()));
    EXPECT_EQ(answerOf(silent->player()),
              "The program \"sleep 100\" has ended before its answer to boardsize 3.");
}

TEST(GtpProgram, IsAskedToQuit) {
    const Folder folder;
    const std::string file = folder.path() / "heard";
    const auto program = GtpProgram::started("i=0; while [ $i -lt 20000 ]; do i=$((i+1)); done; "
                                             "cat > "
                                                 + file,
                                             longLimits())
                             .value();
    EXPECT_GT(program->close(), 0) << "seconds";
    EXPECT_EQ(wholeFile(file), "quit\n");
}

// The sentences about faults by themselves.

TEST(Fault, OfAnAnswerThatDidNotComeSaysWhyAndAfterWhatTime) {
    const auto process = Process::started({{"/bin/sh", "-c", "read -r line"}}).value();
    const auto said = [&](Process::Break why, std::chrono::milliseconds limit,
                          const std::string& unread = {}) {
        return english(noAnswer(why, "it", *process, limit, 5 << 20, unread));
    };
    using enum Process::Break;
    for (const auto& [limit, text] : {std::pair{0ms, "0 s"},
                                      {50ms, "0.05 s"},
                                      {300ms, "0.3 s"},
                                      {1000ms, "1 s"},
                                      {1234ms, "1.234 s"},
                                      {60'000ms, "60 s"}})
        EXPECT_EQ(said(Unread, limit),
                  std::string("The program \"it\" has not read its line within ") + text + ".");
    EXPECT_EQ(said(Late, 2s, "a\tb"), "The program \"it\" has written \"a\\tb\", but within 2 s no "
                                      "line feed that ends its answer.");
    EXPECT_EQ(said(OutOfMemory, 2s),
              "The program \"it\" has taken more than 5 MB of memory, and was ended.");
    EXPECT_EQ(said(Ended, 2s), "The program \"it\" has closed its standard output.");
}

TEST(Fault, IsToldWithWhatWasSentAndTheLastTenLinesOfItsErrors) {
    const auto lines = [](const Fault& fault) {
        std::vector<std::string> all;
        for (const Phrase& line : told(fault))
            all.push_back(english(line));
        return all;
    };
    using ::testing::ElementsAre;
    EXPECT_THAT(lines({.what = {"Bad."}, .sent = "a\tb\nc", .came = "d\n"}),
                ElementsAre("Bad.", "It was sent: a\\tb", "It wrote: d\\n"));
    EXPECT_THAT(lines({.what = {"Bad."}, .sent = std::string(601, 'x'), .expected = "y"}),
                ElementsAre("Bad.", "It was sent: " + std::string(600, 'x') + "...",
                            "Expected was one line with one of: y", "Nothing came."));
    Fault fault{.what = {"Bad."}, .sent = "a", .errors = "one\n\nthree"};
    EXPECT_THAT(lines(fault),
                ElementsAre("Bad.", "It was sent: a", "Nothing came.", "Its standard error: one",
                            "Its standard error: ", "Its standard error: three"));
    fault.errors.clear();
    for (int line = 1; line <= 11; ++line)
        fault.errors += std::to_string(line) + '\n';
    const auto ten = lines(fault);
    ASSERT_EQ(ten.size(), 13u);
    EXPECT_EQ(ten[3], "Its standard error: 2");
    EXPECT_EQ(ten.back(), "Its standard error: 11");
}

TEST(MoveQuestion, ExpectsTwentyMovesByNameAtMost) {
    MoveQuestion question;
    std::string names;
    for (int row = 1; row <= 20; ++row) {
        question.moves.push_back({"a" + std::to_string(row), {}});
        names += (row == 1 ? "a" : " a") + std::to_string(row);
    }
    EXPECT_EQ(expectedOf(question), names);
    question.moves.push_back({"b1", {}});
    EXPECT_EQ(expectedOf(question), names + " ...");
}

TEST(MoveQuestion, HasTheRulesOfAGameOfOnesOwnAsItsFifthField) {
    const auto lineAtStart = [](const std::string& text) {
        const Ruleset& game = **ownGame("bouton-game 1\n" + text);
        const auto match = game.standard(complete(game.settings, {}).value()).value();
        const std::string line = lineOf(questionOf(*match), 1500ms), id = game.name.id;
        EXPECT_TRUE(line.starts_with(id + '\t')) << line;
        return line.substr(id.size() + 1);
    };
    EXPECT_EQ(lineAtStart("title: Asked | turn: take 9\nsays: Take.\nsays: | Last loses.\n"
                          "# a note\nlast:loses\n\nturn:  take 1  3\nheaps: 3\n"),
              "3 G\ta1 a3\t1500\theaps: 3 | turn: take 1 3 | last: loses\n");
    EXPECT_EQ(lineAtStart("title: Asked of a side\nsides: Grün G, | R\npiece: I pin\n"
                          "start: I.\nturn of Grün: I -> .\nturn of |: I. -> .I\n"),
              "I. G\ta1\t1500\tsides: Grün G, | R | start: I. | piece: I pin | "
              "turn of Grün: I -> . | turn of |: I. -> .I\n");
}

TEST(MoveQuestion, HasFourFieldsInEveryBuiltInGame) {
    Random random(5);
    for (const Ruleset* game : catalogue()) {
        const std::string line = lineOf(questionOf(*randomStart(*game, random)), 1500ms);
        EXPECT_EQ(std::ranges::count(line, '\t'), 3) << line;
        EXPECT_THAT(line, EndsWith("\t1500\n"));
    }
}

TEST(OwnProgram, AStopEndsTheWaitAndIsNoFault) {
    Folder folder;
    const std::string asked = folder.path() / "asked";
    ASSERT_EQ(mkfifo(asked.c_str(), 0600), 0);
    Seated seated(forEachLine("if [ -p " + asked + " ]; then echo > " + asked + "; sleep 100; fi; "
                              + firstMove));
    std::stop_source stop;
    std::jthread stopper([&] {
        EXPECT_EQ(std::ifstream(asked).get(), '\n');
        std::filesystem::remove(asked);
        stop.request_stop();
    });
    EXPECT_FALSE(seated.ask({.stop = stop.get_token()}));
    EXPECT_EQ(seated.program.faults().size(), 0u);
    EXPECT_TRUE(seated.ask()) << "it is started anew";
}

} // namespace bouton::testing
