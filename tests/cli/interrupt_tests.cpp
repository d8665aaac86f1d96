// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include "cli/process.h"

// Ctrl-C ends every command with status 130, after printing what was known so far. If the reader of
// its output goes away, a command ends without a message.

namespace bouton::testing {

using ::testing::HasSubstr;
using ::testing::MatchesRegex;

TEST(CliInterrupt, EndsPlayWithTheTallySoFar) {
    for (const int number : {SIGINT, SIGTERM}) {
        Process process({"play", "tic-tac-toe", "--first=random", "--second=random",
                         "--games=1000000", "--record=/dev/stderr"});
        ASSERT_TRUE(process.waitForErr("tic-tac-toe: "));
        EXPECT_THAT(process.interrupt(number).out,
                    MatchesRegex("[0-9]+ wins?, [0-9]+ draws?, [0-9]+ loss(es)? of the "
                                 "first [^\n]*\n"));
    }
}

TEST(CliInterrupt, EndsALongAnalysis) {
    Process process({"analyze", "grid-nim", "-"});
    process.give("../.. G\n");
    ASSERT_TRUE(process.waitForOut("\n"));
    process.give("......../......../......../......../......../......../......../........ G\n");
    process.interrupt();
}

TEST(CliInterrupt, EndsACommandThatWaitsForInput) {
    Process analyze({"analyze", "tic-tac-toe", "-"});
    analyze.give(".../.../... X\n");
    ASSERT_TRUE(analyze.waitForOut("\n"));
    const Finished analyzed = analyze.interrupt();
    EXPECT_EQ(linesOf(analyzed.out).size(), 1u);

    Process play({"play", "tic-tac-toe", "--first=human", "--second=random"});
    ASSERT_TRUE(play.waitForErr("Your move"));
    const Finished played = play.interrupt();
    EXPECT_THAT(played.out, HasSubstr("0 wins, 0 draws, 0 losses"));
}

TEST(CliInterrupt, ABrokenPipeEndsItQuietly) {
    Process process({"analyze", "tic-tac-toe", "-"});
    process.give(".../.../... X\n");
    ASSERT_TRUE(process.waitForOut("\n"));
    process.closeOut();
    std::string lines;
    for (int i = 0; i < 1000; ++i)
        lines += ".../.../... X\n";
    const Finished ended = process.finish(lines);
    EXPECT_EQ(ended.status, 1);
    EXPECT_EQ(ended.err, "");
}

} // namespace bouton::testing
