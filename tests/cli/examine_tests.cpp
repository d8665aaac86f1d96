// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include "cli/process.h"
#include "engine/scripts.h"

namespace bouton::testing {

namespace {

using ::testing::HasSubstr;
using ::testing::Not;

std::string byShell(const std::string& answer) { return "sh -c \"" + forEachLine(answer) + '"'; }

TEST(CliExamine, SaysWhatIsGivenAwayInWordsAndAsCsv) {
    const std::vector<std::string> words{"examine", "cards", byShell(firstMove), "--position",
                                         "2:2 G"};
    const Finished found = run(words);
    EXPECT_EQ(found.status, 1);
    EXPECT_EQ(found.out, "Card groups, from 2:2 G\n"
                         "Asked at 2 positions, each twice.\n"
                         "Green: makes a loss of a win in 2 moves:\n"
                         "  a1 a1\n"
                         "  kept the outcome in 0 of 1 position in which it could be lost\n"
                         "Red: never loses what was won or drawn.\n"
                         "  kept the outcome in 0 of 0 positions in which it could be lost\n");
    std::vector<std::string> csv = words;
    csv.emplace_back("--csv");
    EXPECT_EQ(run(csv).out, "side,critical,kept,had,got,line\n"
                            "Green,1,0,win,loss,a1 a1\n"
                            "Red,0,0,,,\n");
    EXPECT_EQ(run({"examine", "cards", byShell("echo ${moves##* }"), "--position=2:2 G"}).status,
              0);
}

TEST(CliExamine, TellsWhatIsKnownWhenItIsStopped) {
    Process examining({"examine", "tic-tac-toe", byShell("sleep 0.01; echo ${moves##* }")}, true);
    ASSERT_TRUE(examining.waitForErr(" positions"));
    const std::string told = examining.interrupt().out;
    EXPECT_THAT(told, HasSubstr("positions so far.\n"));
    EXPECT_THAT(told, HasSubstr("O: nothing that was won or drawn is lost so far.\n"));
    EXPECT_THAT(told, Not(HasSubstr("never loses")));
    EXPECT_THAT(told, Not(HasSubstr("each twice")));
}

TEST(CliExamine, RefusesWhatIsNotSolvedAndTellsAFault) {
    const Finished open = run({"examine", "reversi", byShell(firstMove)});
    EXPECT_EQ(open.status, 2);
    EXPECT_THAT(open.err, HasSubstr("This position is not solved"));
    const Finished fault = run({"examine", "cards", byShell("echo z9"), "--position=2:2 G"});
    EXPECT_EQ(fault.status, 1);
    EXPECT_THAT(fault.err, HasSubstr("plays z9, which is no legal move here."));
}

} // namespace

} // namespace bouton::testing
