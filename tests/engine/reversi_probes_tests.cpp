// SPDX-License-Identifier: MIT
#include "training/probes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <ranges>

#include "engine/reversi_boards.h"
#include "games/reversi/kernel.h"
#include "training/frozen.h"

// What multi-ProbCut rests on: how far a probe lies from the search that it saves.

namespace bouton::testing {

using reversi::ProbeErrors;
using reversi::Weights;

TEST(ReversiProbes, AreShallowerThanTheSearchAndOfItsParity) {
    for (int depth = reversi::probedFrom; depth <= 60; ++depth) {
        const int probe = reversi::probeDepth(depth);
        EXPECT_GE(probe, 0) << depth;
        EXPECT_LE(probe, depth - 2) << depth;
        EXPECT_EQ(probe % 2, depth % 2) << depth;
    }
}

TEST(ReversiProbes, TakeTheMoreDeviationsTheMoreRarelyTheyAreToBeWrong) {
    EXPECT_TRUE(std::ranges::is_sorted(reversi::wrongOncePer));
    EXPECT_TRUE(std::ranges::is_sorted(reversi::deviations));
    const auto weights = Weights::embedded();
    const auto measured = [&](int positions, std::uint64_t seed) {
        double part = 0;
        const ProbeErrors found =
            reversi::measuredProbes(*weights, positions, seed, [&](double now) { part = now; });
        EXPECT_EQ(part, 1);
        return found;
    };
    const ProbeErrors found = measured(2, 7);
    EXPECT_GT(found.probes, 10u);
    EXPECT_LE(found.probes, 20u) << "of 3 to 12 plies";
    EXPECT_GT(found.mean, 0.3);
    EXPECT_LT(found.mean, 6);
    EXPECT_TRUE(std::ranges::is_sorted(found.deviations));
    EXPECT_GT(found.deviations.front(), 0);
    const ProbeErrors once = measured(1, 7), again = measured(1, 7), other = measured(1, 8);
    EXPECT_EQ(again.deviations, once.deviations);
    EXPECT_NE(other.deviations, once.deviations);
}

TEST(ReversiProbes, ErrorsAreThoseOfTheSearchesThatTheySave) {
    const auto weights = Weights::embedded();
    const ProbeErrors found = reversi::measuredProbes(*weights, 2, 9, [](double) {});
    Random random(9);
    std::vector<double> distances;
    double sum = 0;
    for (int i = 0; i < 2; ++i) {
        const auto game = reversi::playedPositions(*weights, 1, random, [](double) {});
        const reversi::Board board = random.oneOf(game).board;
        const int empty = reversi::count(board.empty());
        std::vector<int> scores;
        for (int depth = 0; depth <= std::min(12, empty); ++depth) {
            scores.push_back(scoreAt(board, depth, *weights, 16));
            const int probe = reversi::probeDepth(depth);
            if (depth < 3)
                continue;
            sum += std::abs(scores.back() - scores[static_cast<std::size_t>(probe)]);
            distances.push_back(std::abs(scores.back() - scores[static_cast<std::size_t>(probe)])
                                / weights->errors().of(depth, probe, empty));
        }
    }
    std::ranges::sort(distances, std::greater());
    EXPECT_EQ(found.probes, distances.size());
    EXPECT_NEAR(found.mean, sum / double(distances.size()), 1e-9);
    for (std::size_t level = 0; level < found.deviations.size(); ++level)
        EXPECT_NEAR(found.deviations[level],
                    distances[2 * distances.size()
                              / static_cast<std::size_t>(reversi::wrongOncePer[level])],
                    1e-6)
            << level;
    const ProbeErrors none = reversi::measuredProbes(*weights, 0, 9, [](double) {});
    EXPECT_EQ(none.probes, 0u);
    EXPECT_EQ(none.mean, 0);
}

TEST(ReversiProbes, OfASearchTheErrorIsSmallerThanThatOfTheEvaluation) {
    const auto all = reversi::readPositions(BOUTON_TEST_DATA "/frozen-3600.txt");
    std::vector<reversi::Sample> some;
    for (std::size_t i = 0; i < all.size(); i += 30)
        some.push_back(all[i]);
    const auto weights = Weights::embedded();
    const auto before = reversi::errorsByLine(*weights, some);
    const auto shallow = reversi::errorsOfSearch(*weights, some, 2, [](double) {});
    const auto deep = reversi::errorsOfSearch(*weights, some, 6, [](double) {});
    ASSERT_EQ(shallow.lines.size(), 11u) << "at most two empty cells are no estimate";
    ASSERT_EQ(deep.lines.size(), 10u);
    for (std::size_t line = 0; line < deep.lines.size(); ++line) {
        EXPECT_EQ(deep.lines[line].least, before[line].least);
        EXPECT_EQ(deep.lines[line].error.samples, before[line].error.samples);
        EXPECT_GE(deep.lines[line].error.rootMeanSquare, deep.lines[line].error.mean);
    }
    EXPECT_LT(reversi::meanOf(deep.lines), reversi::meanOf(before));
    EXPECT_LT(reversi::meanOf(deep.lines), reversi::meanOf(shallow.lines));
    EXPECT_GT(deep.nodes, 10 * shallow.nodes);
    // No search knows what another one has found.
    const auto once = reversi::errorsOfSearch(*weights, {some[0]}, 6, [](double) {});
    const auto twice = reversi::errorsOfSearch(*weights, {some[0], some[0]}, 6, [](double) {});
    EXPECT_EQ(twice.nodes, 2 * once.nodes);
}

} // namespace bouton::testing
