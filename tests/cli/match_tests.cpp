// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <QProcess>

#include <cstdio>
#include <fstream>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

#include "cli/process.h"
#include "core/random.h"
#include "core/whole_file.h"
#include "engine/temporary_folder.h"
#include "games/catalogue.h"
#include "games/record.h"
#include "programs/entry.h"
#include "support/shell.h"

// The command match.

namespace bouton::testing {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::MatchesRegex;
using ::testing::Not;
using ::testing::StartsWith;

namespace {

// What match prints, without its last line, which tells the processor time.
std::string resultOf(std::vector<std::string> words) {
    words.insert(words.begin(), "match");
    const std::vector<std::string> lines = linesOf(done(words));
    EXPECT_THAT(lines.back(), MatchesRegex("processor time a game: [0-9.]+ s, [0-9.]+ s"));
    std::string text;
    for (std::size_t i = 0; i + 1 < lines.size(); ++i)
        text += lines[i] + '\n';
    return text;
}

std::string served(const std::string& words) { return "gtp:" BOUTON_CLI " serve gtp " + words; }

// A program by the shell that answers all but genmove.
std::string answering(const std::string& genmove) {
    return "gtp:while read c x; do case $c in genmove) " + genmove
           + ";; *) echo '= '; echo;; esac; done";
}

} // namespace

TEST(CliMatch, TellsWhatCameOfIt) {
    EXPECT_THAT(
        resultOf({"reversi", "minimax:depth=2", "random", "--pairs=10"}),
        MatchesRegex("[0-9]+ wins, [0-9]+ draws?, [0-9]+ loss(es)? of the first, [0-9]+\\.[0-9] % "
                     "of the points, 95 % interval [0-9]+\\.[0-9] % to [0-9]+\\.[0-9] %\n"
                     "pairs by half points, 0 to 4: [0-9]+ [0-9]+ [0-9]+ [0-9]+ [0-9]+\n"
                     "mean score \\+[0-9]+\\.[0-9][0-9]\n"));
}

TEST(CliMatch, FromAPositionMakesNoRandomMovesFirst) {
    // A random move would end this game.
    EXPECT_THAT(resultOf({"reversi", "random", "random", "--pairs=1", "--position",
                          std::string(62, 'X') + "O- X"}),
                StartsWith("1 win, 0 draws, 1 loss of the first"));
}

TEST(CliMatch, MeasuresPlayersOfEveryGameAndTheSameSeedGivesTheSame) {
    for (const auto& [game, player] : {std::pair{"tic-tac-toe", "blocker"},
                                       {"reversi", "minimax:depth=1"},
                                       {"towers:rows=5,columns=3", "nim-sum"},
                                       {"trojan-horse", "grundy"},
                                       {"grid-nim:size=4", "perfect"},
                                       {"cards", "perfect"}}) {
        SCOPED_TRACE(game);
        const std::vector<std::string> words{game, player, "random", "--pairs=6"};
        const std::string result = resultOf(words);
        EXPECT_EQ(resultOf(words), result);
        EXPECT_EQ(result.find("mean score") != std::string::npos, std::string(game) == "reversi");
    }
    const auto seeded = [](const char* seed) {
        return resultOf({"reversi", "random", "random", "--pairs=10", "--seed", seed});
    };
    EXPECT_NE(seeded("1"), seeded("2"));
}

TEST(CliMatch, RecordsItsGamesInPairsFromDrawnStarts) {
    const Folder folder;
    const std::string file = folder.path() / "games.txt";
    resultOf({"reversi", "random", "minimax:depth=1", "--pairs=3", "--record", file});
    resultOf({"reversi", "random", "random", "--pairs=1", "--plies=0", "--record", file});
    resultOf({"towers", "nim-sum", "nim-sum", "--pairs=2", "--record", file});
    const auto lines = linesOf(wholeFile(file).value());
    ASSERT_EQ(lines.size(), 6u + 2 + 4);
    const auto opening = [&](std::size_t game) { // eight plies
        const std::size_t moves = lines[game].find(';');
        return lines[game].substr(0, moves + 1 + 8 * 3);
    };
    for (const std::size_t game : {0u, 2u, 4u}) {
        EXPECT_EQ(opening(game), opening(game + 1));
        EXPECT_NE(lines[game], lines[game + 1]);
    }
    EXPECT_NE(opening(0), opening(2));
    EXPECT_NE(opening(6), opening(7)) << "two random players without a common opening";
    const auto start = [&](std::size_t game) {
        return lines[game].substr(0, lines[game].find(';'));
    };
    EXPECT_EQ(start(8), start(9));
    EXPECT_NE(start(8), start(10));
    EXPECT_EQ(start(10), start(11));
}

TEST(CliMatch, BeginsAtAPosition) {
    const std::string result = resultOf(
        {"tic-tac-toe", "perfect", "perfect", "--pairs", "4", "--position", "XX./OO./... X"});
    EXPECT_THAT(result, StartsWith("4 wins, 0 draws, 4 losses of the first, 50.0 % of the points"));
    EXPECT_THAT(result, HasSubstr("0 to 4: 0 0 4 0 0\n"));
}

TEST(CliMatch, PlaysFromAPositionWithoutRandomPliesUnlessTheyAreWanted) {
    const auto result = [](const std::vector<std::string>& more) {
        const std::string start =
            "......../......../......../...OX.../...XO.../......../......../........ X";
        std::vector<std::string> words{"reversi",  "engine:level=1", "random", "--pairs=2",
                                       "--seed=3", "--position",     start};
        words.insert(words.end(), more.begin(), more.end());
        return resultOf(words);
    };
    EXPECT_EQ(result({}), result({"--plies=0"}));
    EXPECT_NE(result({}),
              result({"--plies=" + std::to_string((*gameNamed("reversi"))->name.openingPlies)}));
}

TEST(CliMatch, PlaysOtherProgramsByTheGoTextProtocol) {
    // These players do not draw their moves.
    for (const auto& [game, player] :
         {std::pair{"towers:rows=4,columns=3", "nim-sum"}, {"cards", "perfect"}}) {
        SCOPED_TRACE(game);
        const std::string outside = served(std::string(game) + ' ' + player);
        EXPECT_EQ(resultOf({game, outside, outside, "--pairs=4"}),
                  resultOf({game, player, player, "--pairs=4"}));
    }
    EXPECT_THAT(resultOf({"tic-tac-toe", served("tic-tac-toe perfect"), "perfect"}),
                StartsWith("0 wins, 100 draws, 0 losses"));
    EXPECT_THAT(resultOf({"reversi", served("reversi engine:level=4"), "random", "--pairs=3"}),
                StartsWith("6 wins, 0 draws, 0 losses"));
    EXPECT_THAT(resultOf({"reversi", "random", served("reversi engine:level=4"), "--pairs=3"}),
                StartsWith("0 wins, 0 draws, 6 losses"));
}

// Dark has to pass at once; the program that is asked knows of no pass.
TEST(CliMatch, NeedsNoPassesOfOtherPrograms) {
    const std::string light =
        "gtp:while read c x; do case $x in *pass) echo '? no';; w) echo '= H8';;"
        " *) echo =;; esac; echo; done";
    EXPECT_THAT(resultOf({"reversi", "random", light, "--pairs=1", "--position",
                          "OOOOOOOO/OOOOOOOO/OOOOOOOO/OOOOOOOO/OOOOOOOO/OOOOOOOO/OOOOOOOO/"
                          "OOOOOOX. X"}),
                ::testing::AllOf(StartsWith("1 win, 0 draws, 1 loss"), HasSubstr("score +0.00")));
}

TEST(CliMatch, SaysWhatIsWrongWithAnotherProgram) {
    const auto refusal = [](const std::string& program, const char* game = "reversi") {
        const Finished refused = run({"match", game, program, "random", "--pairs=1"});
        EXPECT_EQ(refused.status, 1);
        EXPECT_EQ(refused.out, "");
        return refused.err;
    };
    EXPECT_THAT(refusal("gtp:/nowhere/program"),
                HasSubstr("The program \"/nowhere/program\" cannot be started: No such file or "
                          "directory.\n"));
    EXPECT_THAT(refusal("gtp:/etc/passwd"),
                HasSubstr("The program \"/etc/passwd\" cannot be started: Permission denied.\n"));
    EXPECT_THAT(refusal("gtp:true"), HasSubstr("has ended before its answer to "));
    EXPECT_THAT(refusal(answering("echo '= a1'; echo")),
                HasSubstr(" plays a1, which is no legal move here.\n"));
    EXPECT_THAT(refusal(answering("echo '= resign'; echo")), HasSubstr(" plays resign, which is "));
    EXPECT_THAT(refusal(answering("echo '? no idea'; echo")),
                HasSubstr(" answers genmove b with: no idea.\n"));
    EXPECT_THAT(refusal(answering("exit")), HasSubstr(" has ended before its answer to genmove b"));
    EXPECT_THAT(refusal("gtp:while read c; do echo '? what'; echo; done", "towers"),
                HasSubstr(" answers clear_board with: what.\n"));
    // Not the protocol; these would say the same for ever, or wait for ever.
    EXPECT_THAT(refusal("gtp:cat"), HasSubstr("The program \"cat\" answers clear_board with "
                                              "clear_board, which begins with neither = nor ?.\n"));
    EXPECT_THAT(refusal("gtp:yes"), HasSubstr(" with y, which begins with neither = nor ?.\n"));
}

TEST(CliMatch, EndsProgramsThatDoNotEndByThemselves) {
    const std::string first = "gtp:trap '' TERM INT HUP; while read c x; do case $c in "
                              "quit) while :; do sleep 60; done;; genmove) echo '? x'; echo;; "
                              "*) echo '='; echo;; esac; done";
    EXPECT_EQ(run({"match", "reversi", first, "random", "--pairs=1"}).status, 1);
}

namespace {

// A program that answers a line with a line, and is no shell's: the words stand for themselves.
std::string own(const std::string& script) {
    return "program:sh -c \"while IFS='\t' read -r game position moves rest; do " + script
           + "; done\"";
}

} // namespace

TEST(CliMatch, PlaysProgramsThatAnswerALineWithALine) {
    const std::string first = own("echo ${moves%% *}");
    EXPECT_THAT(resultOf({"tic-tac-toe", first, "perfect", "--pairs=3"}),
                StartsWith("0 wins, 0 draws, 6 losses of the first"));
    for (const char* game :
         {"reversi", "towers:rows=4,columns=2", "trojan-horse", "grid-nim:size=4", "cards"})
        EXPECT_THAT(resultOf({game, first, first, "--pairs=2"}), Not(HasSubstr("faults"))) << game;
    // The other protocol.
    EXPECT_THAT(resultOf({"tic-tac-toe", "program:" BOUTON_CLI " serve gtp tic-tac-toe perfect",
                          "perfect", "--pairs=3"}),
                StartsWith("0 wins, 6 draws, 0 losses"));
}

TEST(CliMatch, AFaultOfAProgramCostsTheGameAndIsTold) {
    const Finished finished =
        run({"match", "tic-tac-toe", own("echo help >&2; echo z9"), "random", "--pairs=2"});
    EXPECT_EQ(finished.status, 0);
    EXPECT_THAT(finished.out, StartsWith("0 wins, 0 draws, 4 losses of the first"));
    EXPECT_THAT(finished.out, HasSubstr("\nlost by faults: 4 by the first, 0 by the second\n"));
    EXPECT_THAT(finished.err, HasSubstr(" plays z9, which is no legal move here.\n  It was sent: "
                                        "tic-tac-toe\\t.../.../... X\\ta1 "));
    EXPECT_THAT(finished.err, HasSubstr("\n  It wrote: z9\n  Its standard error: help\n"));
    EXPECT_THAT(finished.err,
                HasSubstr(" has made three faults: the rest of the match is lost.\n"));

    const Finished played =
        run({"play", "tic-tac-toe", "--first=random", "--second", "program:false", "--games=2"});
    EXPECT_EQ(played.status, 0);
    EXPECT_THAT(played.out, HasSubstr("\nlost by faults: 0 by the first, 2 by the second\n"));
    EXPECT_THAT(played.err,
                HasSubstr("The program \"false\" has ended before its answer, with exit "
                          "status 1."));
    expectRefused({"match", "tic-tac-toe", "program: ", "random"},
                  "PLAYER program: needs a command after the colon.");
}

TEST(CliMatch, WaitsForNoProgramLongerThanItIsAllowed) {
    for (const char* silent : {"gtp:sleep 100", "program:sleep 100"}) {
        const Finished finished = run({"match", "tic-tac-toe", silent, "random", "--pairs=1",
                                       "--start-time=0.3", "--move-time=0.3"});
        EXPECT_EQ(finished.status, silent[0] == 'g' ? 1 : 0);
        EXPECT_THAT(finished.err, HasSubstr(" has not answered within 0.4 s."));
    }
    EXPECT_THAT(run({"match", "tic-tac-toe", answering("echo '= a1'"), "random", "--pairs=1",
                     "--move-time=1"})
                    .err,
                HasSubstr(", but the empty line that ends an answer by the Go Text Protocol has "
                          "not come.\n"));
    EXPECT_THAT(run({"match", "tic-tac-toe", "random", "program:tail /dev/zero", "--pairs=1",
                     "--memory=64"})
                    .err,
                HasSubstr(" has taken more than 64 MB of memory, and was ended.\n"));
    // The time to start is for the first answer, the other for all that follow.
    EXPECT_THAT(run({"match", "tic-tac-toe", "program:sh -c \"read -r line; echo a1; sleep 100\"",
                     "random", "--pairs=1", "--move-time=0.3"})
                    .err,
                HasSubstr(" has not answered within 0.4 s."));
}

TEST(CliMatch, IsNotKeptWaitingByAProgramThatFloods) {
    for (const char* flood :
         {"read -r line; echo '= b2'; yes", "read -r line; echo =; echo; yes ''", "yes >&2"}) {
        const std::string program = std::string("program:sh -c \"") + flood + '"';
        const auto words = [&](std::vector<std::string> all) {
            all.insert(all.end(), {"--start-time=0.2", "--move-time=0.2"});
            return all;
        };
        EXPECT_THAT(run(words({"match", "tic-tac-toe", program, "random", "--pairs=1"})).out,
                    HasSubstr("\nlost by faults: 2 by the first, 0 by the second\n"));
        EXPECT_THAT(run(words({"play", "tic-tac-toe", "--first", program, "--second=random"})).out,
                    HasSubstr("\nlost by faults: 1 by the first, 0 by the second\n"));
        const std::string command = std::string("sh -c \"") + flood + '"';
        EXPECT_THAT(run(words({"try", "tic-tac-toe", command})).out,
                    EndsWith("The first fault is in line 1.\n"));
        const std::string other = std::string("gtp:") + flood;
        EXPECT_EQ(run(words({"match", "tic-tac-toe", other, "random"})).status, 1);
    }
}

TEST(CliMatch, SaysBeforeTheFirstGameWhatCannotBeStarted) {
    const Folder folder;
    const std::string plain = folder.path() / "plain", script = folder.path() / "script";
    std::ofstream(plain) << "no program";
    std::ofstream(script) << "#!/usr/bin/env no-such-sh\n";
    std::filesystem::permissions(script, std::filesystem::perms::owner_all);
    for (const auto& [program, why] :
         {std::pair(std::string("/nowhere/mine"), "No such file or directory."),
          std::pair(std::string("no-such-program -x"), "No such file or directory."),
          std::pair(script, "no-such-sh: No such file or directory.")}) {
        const std::string sentence = "The program \"" + program + "\" cannot be started: " + why;
        expectRefused({"match", "tic-tac-toe", "random", "program:" + program}, sentence);
        expectRefused({"play", "tic-tac-toe", "--first", "program:" + program, "--second=random"},
                      sentence);
        expectRefused({"try", "tic-tac-toe", program}, sentence);
    }
    const std::string lacks =
        "The file \"" + plain
        + "\" may not be run: chmod +x changes that. Or give the command that "
          "runs it.";
    expectRefused({"match", "tic-tac-toe", "random", "program:" + plain}, lacks);
    expectRefused({"try", "tic-tac-toe", plain}, lacks);
}

TEST(CliMatch, SaysThatItsOwnGuardIsMissingWhichIsNoFaultOfAProgram) {
    const Folder folder;
    const std::string cli = folder.path() / "bouton-cli", mine = folder.path() / "class/mine.sh";
    std::filesystem::copy_file(BOUTON_CLI, cli);
    std::filesystem::create_directory(folder.path() / "class");
    std::ofstream(mine) << "#!/bin/sh\n";
    std::filesystem::permissions(mine, std::filesystem::perms::owner_all);
    for (const std::string& words :
         {std::string("match tic-tac-toe program:true random"),
          std::string("match tic-tac-toe random gtp:true"),
          std::string("play tic-tac-toe --first random --second program:true"),
          "try tic-tac-toe " + mine,
          "tournament " + (folder.path() / "class").string() + " tic-tac-toe"})
        EXPECT_EQ(
            said(cli + ' ' + words + " 2>&1; echo $?"),
            "bouton-cli: No program can be started: bouton-guard, which belongs to Bouton, is "
            "missing.\n2\n")
            << words;
}

// Debian's grhino.
TEST(CliMatch, PlaysTwentyGamesWithAProgramOfOthers) {
    const std::string rhino = "/usr/games/gtp-rhino";
    if (access(rhino.c_str(), X_OK) != 0)
        GTEST_SKIP() << "There is no " << rhino << " here; the package is grhino.";
    const std::string result =
        resultOf({"reversi", "program:" + rhino + " -b 0 -l 3", "random", "--pairs=10"});
    EXPECT_THAT(result, Not(HasSubstr("faults")));
    EXPECT_THAT(result, HasSubstr("0 losses of the first"));
}

TEST(CliMatch, LeavesNoProgramBehindWhenItIsKilled) {
    const Folder folder;
    const std::string file = folder.path() / "left";
    Process match(
        {"match", "tic-tac-toe", "random",
         "program:sh -c \"echo $$ > " + file + "; trap '' TERM; while :; do sleep 60; done\""});
    pid_t left = 0;
    while (!(std::ifstream(file) >> left))
        ASSERT_EQ(match.out(), "");
    EXPECT_EQ(kill(left, 0), 0);
    match.signal(SIGKILL);
    match.finish();
    while (kill(left, 0) == 0) // for ever, if it is left behind
        std::this_thread::yield();
}

TEST(CliMatch, SplitsTheWordsOfACommandAsQtDoes) {
    Random random(8);
    const std::string letters = "ab \"\t'\\";
    for (int round = 0; round < 5000; ++round) {
        std::string command;
        for (std::uint64_t i = random.below(14); i > 0; --i)
            command += random.below(3) == 0 ? '"' : letters[random.below(letters.size())];
        std::vector<std::string> words;
        for (const QString& word : QProcess::splitCommand(QString::fromStdString(command)))
            words.push_back(word.toStdString());
        ASSERT_EQ(wordsOfCommand(command), words) << command;
    }
}

TEST(CliMatch, TheSequentialTestEndsItWithAVerdict) {
    const std::string better = resultOf({"reversi", "minimax:depth=2", "random", "--sprt=50:60"});
    EXPECT_THAT(better, MatchesRegex("(.|\n)*sequential test of 50\\.0 % against 60\\.0 %: "
                                     "log-likelihood ratio [3-9]\\.[0-9]+ within 2\\.94, proven: "
                                     "more than 50\\.0 %\n"));
    EXPECT_THAT(resultOf({"reversi", "random", "minimax:depth=2", "--sprt=50:60"}),
                EndsWith(", proven: less than 60.0 %\n"));
    EXPECT_THAT(resultOf({"reversi", "random", "random", "--sprt=50:51", "--pairs=3"}),
                EndsWith(" within 2.94, not decided\n"));
}

TEST(CliMatch, TheSequentialTestTakesSharesFromOnePercentTo99) {
    EXPECT_THAT(resultOf({"tic-tac-toe", "random", "random", "--sprt=1:99", "--pairs=1"}),
                HasSubstr("\nsequential test of 1.0 % against 99.0 %: log-likelihood ratio "));
}

TEST(CliMatch, SaysWhereGamesAreStopped) {
    EXPECT_THAT(resultOf({"reversi", "random", "random", "--pairs=1", "--max-plies=9"}),
                HasSubstr("\n2 games stopped at 9 plies and counted as drawn\n"));
}

TEST(CliMatch, TheSequentialTestHasTheTimeItNeeds) {
    const std::string even = resultOf({"tic-tac-toe", "random", "random", "--sprt=48:52"});
    EXPECT_THAT(even, HasSubstr(", proven: "));
    EXPECT_GT(std::stoi(even), 100) << "more wins than there are games without the option";
}

TEST(CliMatch, TellsTheProcessorTimeOfBothPlayers) {
    const std::string program = " serve gtp reversi engine:level=9,book=off";
    for (const std::string& busy : {std::string("engine:level=9,book=off"),
                                    "gtp:" BOUTON_CLI + program, "program:" BOUTON_CLI + program}) {
        const auto lines = linesOf(done({"match", "reversi", busy, "random", "--pairs=1"}));
        double first = 0, second = 0;
        ASSERT_EQ(std::sscanf(lines.back().c_str(), "processor time a game: %lf s, %lf s", &first,
                              &second),
                  2);
        EXPECT_GT(first, 0.005);
        EXPECT_LT(second, first);
    }
}

TEST(CliMatch, AStopTellsWhatWasKnown) {
    Process process(
        {"match", "tic-tac-toe", "random", "random", "--pairs=1000000", "--record=/dev/stderr"});
    ASSERT_TRUE(process.waitForErr("tic-tac-toe: "));
    const Finished stopped = process.interrupt();
    EXPECT_THAT(stopped.out, MatchesRegex("[0-9]+ wins?, (.|\n)*pairs by half points(.|\n)*"));

    // The program lets know that it is asked, and does not answer.
    const Folder folder;
    const std::string pipe = folder.path() / "asked";
    ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
    Process waiting({"match", "reversi", answering("echo > " + pipe + "; sleep 100"), "random"});
    EXPECT_EQ(std::ifstream(pipe).get(), '\n');
    waiting.interrupt();
}

TEST(CliMatch, RefusesWhatItCannotPlay) {
    expectRefused({"match", "reversi", "random", "random", "--sprt=60:50"},
                  "--sprt is two shares of points in percent from 1 to 99, the lower one first "
                  "(50:55), not \"60:50\".");
    for (const char* text : {"50", "50:", ":50", "50:50", "x:y", "0:50", "50:100", "50:55:60"})
        EXPECT_EQ(run({"match", "reversi", "random", "random", "--sprt", text}).status, 2) << text;
    EXPECT_EQ(run({"match", "reversi", "random"}).status, 2);
    EXPECT_EQ(run({"match", "reversi", "random", "nobody"}).status, 2);
    EXPECT_EQ(run({"match", "reversi", "random", "human"}).status, 2);
    EXPECT_EQ(run({"match", "reversi", "random", "random", "--pairs=0"}).status, 2);
    expectRefused({"match", "tic-tac-toe", "random", "random", "--position=XXX/OO./... O"},
                  "The game is over before it begins.");
}

} // namespace bouton::testing
