// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "core/random.h"
#include "engine/reversi_positions.h"
#include "games/reversi/engine.h"
#include "games/reversi/kernel.h"

// Hasty searches, for thoughts that have a time (SearchTools::isHasty).

namespace bouton::testing {

namespace {

using reversi::Board;

struct Searched {
    int score;
    std::uint64_t nodes;
    bool operator==(const Searched&) const = default;
};

Searched searched(const Board& board, int depth, int level, bool isHasty,
                  const reversi::Kernel& kernel = reversi::kernel()) {
    reversi::TranspositionTable table(12);
    Limit limit({});
    reversi::Line line;
    const int score = kernel.searcher({table, limit, *reversi::weightsInUse(), nullptr, isHasty})
                          ->score(board, depth, level, -reversi::infinite, reversi::infinite, line);
    return {score, limit.nodes()};
}

std::vector<Board> boardsWith(int empty) {
    Random random(90);
    std::vector<Board> all;
    for (int i = 0; i < 20; ++i)
        all.push_back(endgameOf(random, empty));
    return all;
}

} // namespace

TEST(ReversiHaste, TakesAThirdOfThePositionsAndFindsNearlyTheSame) {
    std::uint64_t hasty = 0, thorough = 0;
    int distance = 0;
    for (const Board& board : boardsWith(36)) {
        const Searched one = searched(board, 10, 0, true), other = searched(board, 10, 0, false);
        hasty += one.nodes;
        thorough += other.nodes;
        distance += std::abs(one.score - other.score);
    }
    EXPECT_LT(hasty * 100, thorough * 36);
    EXPECT_LE(distance, 20); // discs, of as many boards
}

// The search that orders the moves leaves more out than the one that it serves.
TEST(ReversiHaste, ADeepSearchKeepsItsLevelWhereItHasOrderedTheMovesByASearch) {
    const Board board = boardsWith(30).front();
    for (const reversi::Kernel* kernel : reversi::kernels()) {
        reversi::TranspositionTable table(16);
        Limit limit({});
        reversi::Line line;
        constexpr int depth = 15, level = 1;
        (void)kernel->searcher({table, limit, *reversi::weightsInUse()})
            ->score(board, depth, level, -reversi::infinite, reversi::infinite, line);
        const auto entry = table.find(board);
        ASSERT_TRUE(entry && entry->depth == depth) << kernel->name;
        EXPECT_EQ(entry->level, level) << kernel->name;
    }
}

TEST(ReversiHaste, SearchesTheSameTreeOnEveryKernel) {
    for (const Board& board : boardsWith(30)) {
        const Searched first = searched(board, 8, 0, true);
        for (const reversi::Kernel* kernel : reversi::kernels())
            ASSERT_EQ(searched(board, 8, 0, true, *kernel), first) << kernel->name;
    }
}

TEST(ReversiHaste, LeavesNothingOutOfAnExactSearch) {
    for (const Board& board : boardsWith(30)) {
        const Searched hasty = searched(board, 5, reversi::exactLevel, true);
        ASSERT_EQ(hasty, searched(board, 5, reversi::exactLevel, false));
    }
    for (const Board& board : boardsWith(15))
        ASSERT_EQ(searched(board, reversi::cells, reversi::exactLevel, true).score,
                  searched(board, reversi::cells, reversi::exactLevel, false).score);
}

TEST(ReversiHaste, IsForThoughtsWithATimeAndWhatIsPreparedForThem) {
    std::uint64_t ofLevel = 0, timed = 0, ahead = 0;
    for (const Board& board : boardsWith(36)) {
        reversi::Effort effort{.plies = 9, .solveFrom = 0};
        ofLevel += reversi::Engine(12).think(board, effort, 1, {}).nodes;
        effort.milliseconds = 600'000;
        timed += reversi::Engine(12).think(board, effort, 1, {}).nodes;
        ahead += reversi::Engine(12).prepare({board}, effort, {});
    }
    EXPECT_LT(timed, ofLevel * 2 / 3);
    EXPECT_LT(ahead, ofLevel * 2 / 3);
}

} // namespace bouton::testing
