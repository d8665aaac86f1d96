// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <vector>

#include "engine/contract/analyst_contract.h"
#include "engine/reversi_positions.h"
#include "games/reversi/bench.h"
#include "games/reversi/deepening.h"
#include "games/reversi/engine.h"
#include "games/reversi/ladder.h"
#include "games/reversi/reversi.h"

// Compares the results of the Reversi search with recorded ones.

namespace bouton::testing {

namespace {

using reversi::Board;

struct Endgame {
    Board board;
    int score;
};

// The endgames of data/endgames-20.txt; under sanitizers the first six.
std::vector<Endgame> recordedEndgames() {
    std::ifstream file(BOUTON_TEST_DATA "/endgames-20.txt");
    std::vector<Endgame> all;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with('#'))
            continue;
        const auto end = line.find(';') + 1;
        all.push_back(
            {positionOf<Reversi>(line.substr(0, end)).board, std::stoi(line.substr(end))});
    }
    EXPECT_EQ(all.size(), 60u);
    if (BOUTON_SANITIZED)
        all.resize(6);
    return all;
}

constexpr std::size_t truthParts = 4; // so that they can run beside each other

} // namespace

class ReversiExact : public ::testing::TestWithParam<std::size_t> {};

// Selective searches to the end come first and fill the table that the exact one then uses.
TEST_P(ReversiExact, IsExactAlsoAfterSelectiveSearchesOnTheSameTable) {
    const std::vector<Endgame> endgames = recordedEndgames();
    const auto weights = reversi::weightsInUse();
    for (const reversi::Kernel* kernel : reversi::kernels()) {
        SCOPED_TRACE(kernel->name);
        reversi::TranspositionTable table(16);
        // The portable kernel searches the same tree (the bench says so), so some will do.
        const std::size_t end = kernel == &reversi::kernel() ? endgames.size() : 6;
        for (std::size_t i = GetParam(); i < end; i += truthParts) {
            table.nextSearch();
            Limit limit({});
            reversi::Deepening deepening(endgames[i].board, {table, limit, *weights}, *kernel);
            ASSERT_TRUE(deepening.solve());
            EXPECT_TRUE(deepening.exact());
            EXPECT_EQ(deepening.score(), endgames[i].score) << "endgame " << i;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Quarter, ReversiExact, ::testing::Range(std::size_t{0}, truthParts));

// Here all moves share the table, and searches of few plies have filled it before.
TEST(ReversiExact, IsExactInAnAnalysisWhoseMovesShareATable) {
    const std::vector<Endgame> endgames = recordedEndgames();
    for (const std::size_t i : {0, 1, 3, 4}) {
        const auto last = analysed<Reversi>({endgames[i].board, Side::One});
        ASSERT_TRUE(last && last->position.exact) << "endgame " << i;
        EXPECT_EQ(last->position.score, endgames[i].score) << "endgame " << i;
    }
}

TEST(ReversiExact, IsExactWithHelpersOnTheSameTable) {
    const std::vector<Endgame> endgames = recordedEndgames();
    reversi::Engine engine;
    for (std::size_t i = 0; i < endgames.size(); ++i) {
        const auto thought =
            engine.think(endgames[i].board, {.solveFrom = 20, .threads = 4}, 1, {});
        ASSERT_TRUE(thought.exact);
        EXPECT_EQ(thought.score, endgames[i].score) << "endgame " << i;
    }
}

// Whoever changes the search on purpose writes the new number here and, as "Bench: N", into the
// commit's message. Whoever does not has found a mistake.
TEST(ReversiBench, TakesTheNodesThatAreRecordedOnEveryKernel) {
    constexpr std::uint64_t recorded = 4'971'481;
    for (const reversi::Kernel* kernel : reversi::kernels()) {
        SCOPED_TRACE(kernel->name);
        EXPECT_EQ(reversi::bench(
                      {}, [](const std::string&, std::uint64_t) {}, *kernel),
                  recorded);
    }
}

TEST(ReversiBench, TellsOfEachSearchWhatItWas) {
    std::vector<std::string> told;
    std::uint64_t sum = 0;
    const auto nodes = reversi::bench({}, [&](const std::string& what, std::uint64_t ofOne) {
        told.push_back(what);
        sum += ofOne;
    });
    std::vector<std::string> expected;
    for (const char* const empty : {"52", "46", "40", "34", "28", "22"})
        expected.push_back(std::string(empty) + " empty cells, 12 plies deep");
    expected.insert(expected.end(), 6, "18 empty cells, to the end");
    EXPECT_EQ(told, expected);
    EXPECT_EQ(nodes, sum);
    EXPECT_FALSE(
        reversi::bench(alreadyStopped(), [](const std::string&, std::uint64_t) { FAIL(); }));
}

// The same for what the bench does not search: thoughts by every kind of effort.
TEST(ReversiBench, ThoughtsOfEveryKindTakeTheNodesThatAreRecorded) {
    const auto boardWith = [](int empty) {
        Random random(12);
        return endgameOf(random, empty);
    };
    const auto nodesOf = [](const Board& board, const reversi::Effort& effort) {
        return reversi::Engine().think(board, effort, 5, {}).nodes;
    };
    constexpr int hours = 36'000'000; // of a time, so that the search is hasty
    std::uint64_t ofOutcomes = 0;
    Random random(20);
    for (const int empty : {16, 15, 15, 15, 14, 12})
        ofOutcomes +=
            nodesOf(endgameOf(random, empty), {.plies = 4, .solveFrom = 0, .outcomeFrom = 16});
    EXPECT_EQ(ofOutcomes, 106'108u);
    EXPECT_EQ(nodesOf(boardWith(15), {.plies = 64, .solveFrom = 0}), 341'235u) << "level by level";
    EXPECT_EQ(nodesOf(boardWith(40), {.plies = 10, .solveFrom = 0, .milliseconds = hours}),
              10'561u);
    EXPECT_EQ(nodesOf(boardWith(55), {.plies = 7, .varied = true}), 4'405u);
    EXPECT_EQ(nodesOf(boardWith(30), reversi::ladderStep(13).effort), 954u);
    EXPECT_EQ(nodesOf(boardWith(30), reversi::Effort::ofLevel(1)), 16u);

    std::vector<Board> replies;
    const Board board = boardWith(36);
    for (const int move : reversi::Moves(board))
        replies.push_back(reversi::after(board, move));
    reversi::Effort effort{.plies = 8, .solveFrom = 0, .milliseconds = hours, .nodes = 20'000};
    reversi::Engine engine;
    EXPECT_EQ(engine.prepare(replies, effort, {}), 20'936u);
    EXPECT_EQ(engine.prepare(replies, effort, {}), 20'081u);
    effort.nodes = Limit::unlimited;
    EXPECT_EQ(engine.prepare(replies, effort, {}), 9'248u);
    effort.plies = 9;
    EXPECT_EQ(engine.think(replies.back(), effort, 5, {}).nodes, 5'066u);
}

// Those of many boards, added up.
TEST(ReversiBench, MovesThatAreDrawnAtRandomAreThoseThatAreRecorded) {
    const auto movesOf = [](int empty, const reversi::Effort& effort) {
        Random random(12);
        reversi::Engine engine;
        int sum = 0;
        for (int i = 1; i <= 60; ++i) {
            const Board board = endgameOf(random, empty);
            sum += i * engine.think(board, effort, random.seed(), {}).move;
        }
        return sum;
    };
    EXPECT_EQ(movesOf(55, {.plies = 3, .varied = true}), 59'472);
    EXPECT_EQ(movesOf(52, {.plies = 2, .varied = true}), 57'529);
    EXPECT_EQ(movesOf(30, {.plies = 1, .solveFrom = 0, .mistakes = 2}), 59'396);
    EXPECT_EQ(movesOf(30, {.plies = 1, .solveFrom = 0, .judgement = 60, .sight = 70}), 55'353);
    EXPECT_EQ(movesOf(40, {.plies = 2, .mistakes = 1, .judgement = 90, .sight = 10}), 58'173);
}

// Where other threads may search too, boards are marked on one thread alike.
TEST(ReversiBench, ASearchThatMarksItsBoardsTakesTheNodesThatAreRecorded) {
    const auto weights = reversi::weightsInUse();
    Random random(12);
    const Board board = endgameOf(random, 36);
    reversi::Marks marks;
    for (const reversi::Kernel* kernel : reversi::kernels()) {
        reversi::TranspositionTable table(14);
        Limit limit({});
        reversi::Line line;
        const auto searcher = kernel->searcher({table, limit, *weights, &marks});
        const int score = searcher->score(board, 11, 1, -65, 65, line);
        EXPECT_EQ(limit.nodes(), 126'324u) << kernel->name;
        EXPECT_EQ(score, -25) << kernel->name;
    }
}

} // namespace bouton::testing
