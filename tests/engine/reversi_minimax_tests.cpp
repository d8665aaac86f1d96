// SPDX-License-Identifier: MIT
#include "games/reversi/minimax.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "engine/contract/theory_contract.h"
#include "engine/reversi_positions.h"
#include "games/reversi/evaluation.h"
#include "games/reversi/reversi.h"

namespace bouton::testing {

namespace {

using reversi::Board;

// Minimax as the paper describes it.
int plainValue(const Board& board, int plies) {
    return PlainMinimax().value<Reversi>({board, Side::One}, plies, [](const Reversi::State& leaf) {
        return reversi::evaluate(leaf.board);
    });
}

} // namespace

TEST(ReversiMinimax, CountsDiscsAndTheCornersAndEdgesThatCanBePlayed) {
    using reversi::evaluate;
    EXPECT_EQ(evaluate(reversi::startBoard), 0);
    const auto value = [](std::string_view text) {
        return evaluate(positionOf<Reversi>(text).board);
    };
    const std::string rest = "/......../......../......../......../......../......../........ ";
    // X has one disc against two and can play d1. O has no move.
    EXPECT_EQ(value("XOO....." + rest + "X"), 1 - 2 + 10);
    EXPECT_EQ(value("XOO....." + rest + "O"), 2 - 1 - 10);
    EXPECT_EQ(value(".OX....." + rest + "X"), 1 - 1 + 100 - 10);
    EXPECT_EQ(value("..X....." + rest + "X"), 1 + 10'000);
    EXPECT_EQ(value("..X....." + rest + "O"), -1 - 10'000);
    EXPECT_EQ(value("........" + rest + "X"), 0);
}

TEST(ReversiMinimax, DrawsFromAllMovesThatShareTheBestValue) {
    // The four first moves are mirror images of each other.
    std::set<std::size_t> moves;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const auto choice =
            playerNamed<Reversi>("minimax", seed, {{"depth", 3}})({{Reversi::State{}}, {}}, {});
        moves.insert(choice.value().move);
        EXPECT_TRUE(english(choice->rule)
                        .starts_with(
                            "one of 4 moves that do best in discs, corners and edges; points for "))
            << english(choice->rule);
    }
    EXPECT_EQ(moves.size(), 4u);
}

TEST(ReversiMinimax, PlaysNothingThatIsWorseAtItsDepth) {
    Random random(30);
    for (int i = 0; i < 25; ++i) {
        const Board board = endgameOf(random, random.between(1, 60));
        Poll poll({});
        const BestMoves best = reversi::minimax(board, 3, poll);
        const auto moves = Reversi::moves({board, Side::One});
        for (std::size_t move = 0; move < moves.size(); ++move) {
            const int value = -plainValue(reversi::after(board, moves[move]), 2);
            ASSERT_EQ(value == best.value, std::ranges::count(best.moves, move) == 1);
            ASSERT_LE(value, best.value);
        }
    }
}

} // namespace bouton::testing
