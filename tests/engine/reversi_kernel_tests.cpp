// SPDX-License-Identifier: MIT
#include "games/reversi/kernel.h"

#include <gtest/gtest.h>

#include "core/random.h"
#include "engine/stop_at_poll.h"
#include "games/reversi/reversi.h"

namespace bouton::testing {

namespace {

using reversi::Bits;
using reversi::Board;
using reversi::Kernel;

// A random board, thin or crowded. Each cell has an own disc with a chance of a in 8, and a disc of
// the opponent with a chance of b in 8.
Board anyFilling(Random& random) {
    const std::uint64_t a = random.below(8), b = random.below(9 - a);
    Board board;
    for (int cell = 0; cell < reversi::cells; ++cell) {
        const std::uint64_t draw = random.below(8);
        if (draw < a)
            board.own |= reversi::bit(cell);
        else if (draw < a + b)
            board.opponent |= reversi::bit(cell);
    }
    return board;
}

} // namespace

TEST(ReversiKernel, EveryOneThatRunsHereAgreesWithTheRules) {
    Random random(60);
    for (int i = 0; i < 4000; ++i) {
        const Board board = anyFilling(random);
        for (const Kernel* kernel : reversi::kernels()) {
            ASSERT_EQ(kernel->mobility(board.own, board.opponent), reversi::mobility(board));
            for (Bits free = board.empty(); free != 0; free &= free - 1) {
                const int cell = reversi::firstOf(free);
                ASSERT_EQ(kernel->flips(board.own, board.opponent, cell),
                          reversi::flips(board, cell))
                    << kernel->name << ' ' << cell;
            }
        }
    }
}

TEST(ReversiKernel, EveryOneThatRunsHereCountsThePublishedLeaves) {
    const std::uint64_t published[] = {4, 12, 56, 244, 1396, 8200, 55092, 390216};
    for (const Kernel* kernel : reversi::kernels())
        for (int plies = 1; plies <= 8; ++plies) {
            Poll poll({});
            EXPECT_EQ(
                kernel->leaves(reversi::startBoard.own, reversi::startBoard.opponent, plies, poll),
                published[plies - 1])
                << kernel->name;
        }
}

TEST(ReversiKernel, StopsCounting) {
    for (const Kernel* kernel : reversi::kernels()) {
        const StopAtPoll stop(3);
        Poll poll(stop.token());
        kernel->leaves(reversi::startBoard.own, reversi::startBoard.opponent, 60, poll);
        stop.release();
        EXPECT_TRUE(poll.stopped());
        EXPECT_LE(poll.nodes(), 4 * Poll::interval);
    }
}

TEST(ReversiKernel, ThePortableOneIsAlwaysThere) {
    EXPECT_STREQ(reversi::kernels().back()->name, "portable");
    EXPECT_EQ(&reversi::kernel(), reversi::kernels().front());
}

} // namespace bouton::testing
