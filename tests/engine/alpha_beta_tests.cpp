// SPDX-License-Identifier: MIT
#include "search/alpha_beta.h"

#include <gtest/gtest.h>

#include "engine/contract/brute_force.h"
#include "engine/contract/samples.h"
#include "games/reversi/evaluation.h"
#include "games/reversi/reversi.h"
#include "games/tic_tac_toe/tic_tac_toe.h"

namespace bouton::testing {

namespace {

int ticTacToeResult(const TicTacToe::State& state) {
    const auto result = TicTacToe::result(state);
    return !result || !result->winner ? 0 : *result->winner == state.toMove ? 1 : -1;
}
int reversiPoints(const Reversi::State& state) { return reversi::evaluate(state.board); }

template <class G> std::vector<typename G::State> positions(int games, Random& random) {
    std::vector<typename G::State> all;
    for (int i = 0; i < games; ++i)
        all.push_back(
            randomGame<G>(randomStart<G>(random), random, random.below(60)).states.back());
    return all;
}

} // namespace

TEST(AlphaBeta, FindsTheValuesOfMinimaxInReversiWithFewerNodes) {
    Random random(1);
    PlainMinimax plain;
    std::uint64_t pruned = 0;
    for (const auto& state : positions<Reversi>(40, random))
        for (int plies = 0; plies <= 4; ++plies) {
            Poll poll({});
            AlphaBeta<Reversi, decltype(&reversiPoints)> search(&reversiPoints, poll);
            ASSERT_EQ(search.value(state, plies),
                      plain.value<Reversi>(state, plies, reversiPoints));
            pruned += poll.nodes();
        }
    EXPECT_LT(pruned, plain.nodes / 2);
}

TEST(AlphaBeta, FindsTheValuesOfMinimaxInTicTacToeToItsEnd) {
    Random random(2);
    PlainMinimax plain;
    std::uint64_t pruned = 0;
    for (const auto& state : positions<TicTacToe>(30, random)) {
        Poll poll({});
        AlphaBeta<TicTacToe, decltype(&ticTacToeResult)> search(&ticTacToeResult, poll);
        ASSERT_EQ(search.value(state, 9), plain.value<TicTacToe>(state, 9, ticTacToeResult));
        pruned += poll.nodes();
    }
    EXPECT_LT(pruned, plain.nodes);
    Poll poll({});
    AlphaBeta<TicTacToe, decltype(&ticTacToeResult)> search(&ticTacToeResult, poll);
    EXPECT_EQ(search.value({}, 9), 0);
}

TEST(AlphaBeta, OutsideItsBoundsItGivesABoundOnTheSameSide) {
    Random random(3);
    for (const auto& state : positions<Reversi>(60, random)) {
        const int truth = PlainMinimax().value<Reversi>(state, 3, reversiPoints);
        for (const int alpha : {truth - 50, truth - 1, truth, truth + 50}) {
            Poll poll({});
            AlphaBeta<Reversi, decltype(&reversiPoints)> search(&reversiPoints, poll);
            const int found = search.value(state, 3, alpha, alpha + 1);
            if (truth > alpha) {
                ASSERT_GT(found, alpha);
                ASSERT_LE(found, truth);
            } else {
                ASSERT_LE(found, alpha);
                ASSERT_GE(found, truth);
            }
        }
    }
}

TEST(AlphaBeta, ValuesEveryMoveExactly) {
    Random random(4);
    for (const auto& state : positions<Reversi>(30, random)) {
        Poll poll({});
        AlphaBeta<Reversi, decltype(&reversiPoints)> search(&reversiPoints, poll);
        const std::vector<int> values = search.moveValues(state, 4);
        const auto moves = Reversi::moves(state);
        ASSERT_EQ(values.size(), moves.size());
        for (std::size_t i = 0; i < moves.size(); ++i)
            ASSERT_EQ(values[i], -PlainMinimax().value<Reversi>(Reversi::after(state, moves[i]), 3,
                                                                reversiPoints));
    }
}

TEST(AlphaBeta, WithoutCutsLooksAtEveryNodeOfMinimax) {
    Random random(5);
    for (const auto& state : positions<Reversi>(20, random)) {
        Poll poll({});
        AlphaBeta<Reversi, decltype(&reversiPoints), Unwatched, Forgetful, Cuts::No> search(
            &reversiPoints, poll);
        PlainMinimax plain;
        ASSERT_EQ(search.value(state, 3), plain.value<Reversi>(state, 3, reversiPoints));
        ASSERT_EQ(poll.nodes(), plain.nodes);
    }
}

TEST(AlphaBeta, WithATableFindsTheSameInsideAndOutsideItsBounds) {
    Random random(6);
    using Table = Memory<TicTacToe::State>;
    for (const auto& state : positions<TicTacToe>(15, random))
        for (int plies = 1; plies <= 9; ++plies) {
            const int truth = PlainMinimax().value<TicTacToe>(state, plies, ticTacToeResult);
            Poll poll({});
            AlphaBeta<TicTacToe, decltype(&ticTacToeResult), Unwatched, Table> search(
                &ticTacToeResult, poll);
            // Searches that fail low and high come first, so that the table holds bounds.
            for (const int alpha : {-2, -1, 0, 1})
                ASSERT_EQ(search.value(state, plies, alpha, alpha + 1) > alpha, truth > alpha);
            ASSERT_EQ(search.value(state, plies), truth);
            ASSERT_EQ(search.value(state, plies), truth); // now from the table
        }
}

TEST(AlphaBeta, ATableGivesABoundOnlyWhereItSettlesTheSearch) {
    Memory<int> table;
    EXPECT_EQ(table.find(1, 3, -10, 10), std::nullopt);
    table.keep(1, 3, -10, 10, 4);
    EXPECT_EQ(table.find(1, 3, 5, 6), 4) << "exact, so for any bounds";
    EXPECT_EQ(table.find(1, 4, -10, 10), std::nullopt) << "of this depth alone";
    EXPECT_EQ(table.find(2, 3, -10, 10), std::nullopt);
    table.keep(1, 3, 0, 4, 4); // at least 4
    EXPECT_EQ(table.find(1, 3, 0, 4), 4);
    EXPECT_EQ(table.find(1, 3, 0, 5), std::nullopt);
    EXPECT_EQ(table.find(1, 3, 4, 5), std::nullopt);
    table.keep(1, 3, 4, 9, 4); // at most 4
    EXPECT_EQ(table.find(1, 3, 4, 9), 4);
    EXPECT_EQ(table.find(1, 3, 3, 9), std::nullopt);
    EXPECT_EQ(table.find(1, 3, 0, 4), std::nullopt);
}

TEST(AlphaBeta, StopsWithinTheNodesBetweenTwoPolls) {
    std::stop_source source;
    std::uint64_t last = 0;
    Poll::onAsk = [&](std::uint64_t nodes) {
        ASSERT_LE(nodes - last, Poll::interval);
        last = nodes;
        if (nodes >= 20 * Poll::interval)
            source.request_stop();
    };
    Poll poll(source.get_token());
    AlphaBeta<Reversi, decltype(&reversiPoints)> search(&reversiPoints, poll);
    search.value({}, 12);
    Poll::onAsk = nullptr;
    EXPECT_TRUE(poll.stopped());
    EXPECT_LT(poll.nodes(), 20 * Poll::interval + 100);
}

} // namespace bouton::testing
