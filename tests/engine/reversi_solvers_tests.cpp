// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <cstdlib>

#include "core/random.h"
#include "engine/reversi_plain.h"
#include "engine/reversi_positions.h"
#include "games/reversi/deepening.h"
#include "games/reversi/engine.h"
#include "games/reversi/reversi.h"

// Both solvers of the endgame, that of the score and that of who wins, on the same positions and on
// every kernel that this machine can run. With BOUTON_LONG set there are 10,000 (docs/testing.md).

namespace bouton::testing {

namespace {

using reversi::Board;
using reversi::Deepening;
using reversi::Kernel;
using reversi::TranspositionTable;

constexpr int solverParts = 20; // so that they can run beside each other, and one by one
constexpr int fewest = 8, most = 18;
constexpr int mostPlain = 10;     // empty cells, for the plain rules
constexpr int mostElsewhere = 15; // empty cells, for all kernels but the fastest
constexpr int tableBits = 14;

bool isLong() { return std::getenv("BOUTON_LONG") != nullptr; }
int positionsOfAPart() { return isLong() ? 500 : 22; }

// A position with this many empty cells from a game of the engine against itself after ten random
// plies: such games are close. The game is not over.
Board playedTo(Random& random, int empty) {
    constexpr int randomPlies = 10, plies = 2;
    reversi::Engine engine(10);
    for (;;) {
        Board board = endgameOf(random, reversi::cells - 4 - randomPlies);
        while (!reversi::isOver(board) && reversi::count(board.empty()) > empty)
            board = reversi::after(
                board, engine.think(board, {.plies = plies, .solveFrom = 1}, 1, {}).move);
        if (!reversi::isOver(board))
            return board;
    }
}

// What the solvers found with one kernel. Each search began with an empty table, but for the second
// of the score: that one began with what the proof of the outcome had left, as in the engine.
struct SolvedBoard {
    int score = 0, scoreOnTheSameTable = 0;
    Outcome outcome{}, outcomeOfTheMove{};
};

SolvedBoard solvedBy(const Kernel& kernel, TranspositionTable& table,
                     const reversi::Weights& weights, const Board& board) {
    SolvedBoard solved;
    const auto scoreOf = [&](const Board& one) {
        Limit limit({});
        Deepening deepening(one, {table, limit, weights}, kernel);
        EXPECT_TRUE(deepening.solve());
        EXPECT_TRUE(deepening.exact());
        return deepening.score();
    };
    table.nextSearch();
    solved.score = scoreOf(board);
    table.nextSearch();
    Limit limit({});
    Deepening deepening(board, {table, limit, weights}, kernel);
    EXPECT_TRUE(deepening.solveOutcome());
    solved.outcome = deepening.proof()->outcome;
    solved.scoreOnTheSameTable = scoreOf(board);
    table.nextSearch();
    solved.outcomeOfTheMove =
        reversi::outcomeOf(-scoreOf(reversi::after(board, deepening.proof()->move)));
    return solved;
}

} // namespace

class ReversiSolvers : public ::testing::TestWithParam<int> {};

TEST_P(ReversiSolvers, OfTheScoreAndOfWhoWinsAgree) {
    Random random(static_cast<std::uint64_t>(1'000 + GetParam()));
    const auto weights = reversi::weightsInUse();
    TranspositionTable table(tableBits);
    std::array<int, 3> outcomes{};
    for (int i = 0; i < positionsOfAPart(); ++i) {
        const int empty = fewest + i % (most - fewest + 1);
        const Board board = i % 2 ? endgameOf(random, empty) : playedTo(random, empty);
        SCOPED_TRACE(write(Reversi::draw({board, Side::One}), Reversi::name.letters));
        int score = 0;
        for (const Kernel* kernel : reversi::kernels()) {
            if (kernel != &reversi::kernel() && empty > mostElsewhere)
                continue;
            SCOPED_TRACE(kernel->name);
            const SolvedBoard solved = solvedBy(*kernel, table, *weights, board);
            if (kernel == &reversi::kernel())
                score = solved.score;
            ASSERT_EQ(solved.score, score);
            ASSERT_EQ(solved.scoreOnTheSameTable, score);
            ASSERT_EQ(solved.outcome, reversi::outcomeOf(score));
            ASSERT_EQ(solved.outcomeOfTheMove, reversi::outcomeOf(score));
        }
        if (empty <= mostPlain) {
            ASSERT_EQ(plainScore(board), score);
        }
        ++outcomes[static_cast<std::size_t>(reversi::outcomeOf(score))];
    }
    const auto [losses, draws, wins] = outcomes;
    EXPECT_GT(wins, 0);
    EXPECT_GT(losses, 0);
    if (isLong()) {
        EXPECT_GT(draws, 0);
        std::printf("%d won, %d drawn, %d lost\n", wins, draws, losses);
    }
}

INSTANTIATE_TEST_SUITE_P(Part, ReversiSolvers, ::testing::Range(0, solverParts));

} // namespace bouton::testing
