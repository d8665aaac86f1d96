// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "cli/process.h"

namespace bouton::testing {

TEST(CliPerft, CountsTheLeavesThatArePublished) {
    EXPECT_EQ(run({"perft", "reversi", "0"}).out, "1\n");
    EXPECT_EQ(run({"perft", "reversi", "7"}).out, "55092\n");
    EXPECT_EQ(run({"perft", "tic-tac-toe", "5"}).out, "15120\n");  // 9 * 8 * 7 * 6 * 5
    EXPECT_EQ(run({"perft", "tic-tac-toe", "9"}).out, "255168\n"); // all games
}

TEST(CliPerft, CountsAPassAsAPlyAndAFinishedGameAsOne) {
    const std::string rest = "/......../......../......../......../......../......../........";
    EXPECT_EQ(run({"perft", "reversi", "1", "--position", "OX......" + rest + " X"}).out, "1\n");
    EXPECT_EQ(run({"perft", "reversi", "5", "--position", "OX......" + rest + " X"}).out, "1\n");
    EXPECT_EQ(run({"perft", "reversi", "3", "--position", "X......." + rest + " X"}).out, "1\n");
}

TEST(CliPerft, RefusesADepthThatIsNone) {
    for (const char* depth : {"x", "", "-1", "101", "3 "}) {
        const Finished refused = run({"perft", "reversi", "--", depth});
        EXPECT_EQ(refused.status, 2);
        EXPECT_EQ(refused.err, "bouton-cli: DEPTH is a whole number from 0 to 100, not \""
                                   + std::string(depth) + "\".\n");
    }
}

} // namespace bouton::testing
