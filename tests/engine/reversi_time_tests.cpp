// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "engine/contract/samples.h"
#include "engine/reversi_engine_player.h"
#include "engine/reversi_positions.h"
#include "games/reversi/course.h"
#include "games/reversi/engine_player.h"
#include "games/reversi/players.h"

// What the engine does with the time that it is given.

namespace bouton::testing {

namespace {

Past<Reversi> startOfAGame() { return {{Reversi::standard({}).value()}, {}}; }

} // namespace

TEST(ReversiTime, OfAMoveIsUsedFromTheFirstMoveOnWithoutABook) {
    auto player = enginePlayerWith({{"time", 300}, {"book", 0}});
    const auto begin = std::chrono::steady_clock::now();
    ASSERT_TRUE(player(startOfAGame(), {}));
    EXPECT_GE(std::chrono::steady_clock::now() - begin, std::chrono::milliseconds(300));
}

TEST(ReversiTime, OrALevelIsNotCutShortInTheOpening) {
    const Past<Reversi> start = startOfAGame();
    EXPECT_EQ(enginePlayerWith({{"time", 300}}).effort(start, {}).plies, reversi::cells);
    EXPECT_EQ(enginePlayerWith({{"clock", 60'000}}).effort(start, {}).plies, reversi::cells);
    EXPECT_EQ(enginePlayerWith({{"level", 20}}).effort(start, {}).plies, 22);
    EXPECT_FALSE(enginePlayerWith({{"level", 20}}).effort(start, {}).varied);
    // Level 9 looks ten plies ahead in its first move too.
    auto player = enginePlayerWith({{"level", 9}, {"book", 0}});
    EXPECT_TRUE(english(player(start, {})->rule).ends_with("; depth 10"));
}

TEST(ReversiTime, IsNotNeededForAMoveFromTheBook) {
    auto player = enginePlayerWith({{"time", 600'000}});
    EXPECT_TRUE(english(player(startOfAGame(), {})->rule).starts_with("from the book"));
}

TEST(ReversiTime, ThatIsNotNeededIsExplainedByTheRule) {
    const auto ruleAt = [](std::string_view position) {
        auto player = enginePlayerWith({{"time", 60'000}});
        return english(player({{positionOf<Reversi>(position)}, {}}, {})->rule);
    };
    EXPECT_EQ(ruleAt("OX....../......../......../......../......../......../......../........ O"),
              "it is the only legal move");
    EXPECT_TRUE(ruleAt("XXXXXXXX/XXXXXXXX/XXXXXXXX/XXXOOXXX/XXXOOXXX/XXXXOXXX/XOOOOOOX/X.OO.O.. X")
                    .ends_with("; solved to the end"));
}

// Searches on the way to a proof may find another move than the one that is played in the end. By a
// plain evaluation that is less rare.
TEST(ReversiTime, ThatEndsBeforeAProofLeavesNoMoveWithTheScoreOfAnotherOne) {
    const auto weights = reversi::Weights::simple();
    const reversi::Effort effort{.plies = 64, .solveFrom = 0, .outcomeFrom = 64, .nodes = 24'000};
    Random random(5);
    int others = 0, won = 0;
    for (int i = 0; i < 600; ++i) {
        int searched = reversi::passMove; // the move whose score it told last
        const reversi::Thought thought =
            reversi::Engine(10, weights)
                .think(endgameOf(random, 15), effort, 1, {}, [&](const reversi::Thought& now) {
                    if (!now.outcome && !now.likely)
                        searched = now.move;
                });
        if (thought.outcome || thought.plies == 0)
            continue;
        const std::string said = english(reversi::inWords(thought, {}));
        others += searched != thought.move;
        const std::optional<int> score = reversi::progressOf(thought).score;
        ASSERT_EQ(score, searched == thought.move ? std::optional(thought.score) : std::nullopt);
        won += said == "it seems to win; searched to the end without unlikely moves";
        if (said.contains("; depth ")) {
            ASSERT_EQ(searched, thought.move) << said;
        }
    }
    EXPECT_GE(others, 1);
    EXPECT_GE(won, 10);
    EXPECT_EQ(english(reversi::inWords({.plies = 4, .score = 2, .likely = Outcome::Draw}, {})),
              "it seems to hold the draw; searched to the end without unlikely moves");
}

TEST(ReversiTime, ThatEndsInTheMiddleOfASearchLeavesTheBestMoveOfThatSearch) {
    const auto weights = reversi::Weights::simple();
    const reversi::Effort effort{.plies = 64, .solveFrom = 0, .nodes = 6'000};
    Random random(6);
    int others = 0;
    for (int i = 0; i < 300; ++i) {
        const reversi::Board board = endgameOf(random, 40);
        reversi::TranspositionTable table(10);
        Limit limit({});
        limit.more(effort.nodes);
        reversi::Deepening deepening(board, {table, limit, *weights});
        reversi::Course course(deepening, reversi::count(board.empty()), effort);
        while (course.step()) {
        }
        ASSERT_TRUE(limit.over());
        const reversi::Found best = deepening.unfinished().value_or(deepening.found());
        others += best.line.moves[0] != deepening.line().moves[0];
        reversi::Thought told;
        const reversi::Thought thought =
            reversi::Engine(10, weights)
                .think(board, effort, 1, {}, [&](const reversi::Thought& now) { told = now; });
        ASSERT_EQ(thought.move, best.line.moves[0]);
        ASSERT_EQ(thought.plies, best.depth);
        ASSERT_EQ(thought.score, best.score);
        ASSERT_EQ(told.move, thought.move);
        ASSERT_EQ(told.plies, thought.plies);
    }
    EXPECT_GE(others, 5);
}

} // namespace bouton::testing
