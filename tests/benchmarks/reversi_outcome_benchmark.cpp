// SPDX-License-Identifier: MIT
#include <benchmark/benchmark.h>

#include <algorithm>
#include <vector>

#include "core/random.h"
#include "games/reversi/engine.h"

// Compares the cost of solving who wins with the cost of solving the score.

namespace bouton {

namespace {

using reversi::Board;
using reversi::Effort;
using reversi::Engine;

constexpr int positions = 20, randomPlies = 10, plies = 4;

int anyOf(const reversi::Moves& moves, Random& random) {
    std::vector<int> all;
    for (const int move : moves)
        all.push_back(move);
    return random.oneOf(all);
}

// A position from a game of the engine against itself after random plies. The game is not over, and
// the side to move has a choice.
Board playedTo(int empty, Random& random) {
    for (;;) {
        Engine engine;
        Board board = reversi::startBoard;
        for (int ply = 0; !reversi::isOver(board) && reversi::count(board.empty()) > empty; ++ply)
            board = reversi::after(
                board, ply < randomPlies
                           ? anyOf(reversi::Moves(board), random)
                           : engine.think(board, {.plies = plies, .solveFrom = 1}, 1, {}).move);
        if (!reversi::isOver(board) && reversi::Moves(board).size() > 1)
            return board;
    }
}

double median(std::vector<double> numbers) {
    std::ranges::sort(numbers);
    const std::size_t half = numbers.size() / 2;
    return (numbers[half - 1] + numbers[half]) / 2;
}

void outcomeBesideScore(benchmark::State& state) {
    const auto empty = static_cast<int>(state.range(0));
    Random random(static_cast<std::uint64_t>(empty));
    std::vector<double> ofScores, ofOutcomes, shares;
    for (auto _ : state)
        for (int i = 0; i < positions; ++i) {
            const Board board = playedTo(empty, random);
            Engine engine(Engine::largeTableBits);
            const auto score = engine.think(board, {.solveFrom = reversi::cells}, 1, {});
            const auto outcome = engine.think(
                board, {.plies = 0, .solveFrom = 0, .outcomeFrom = reversi::cells}, 1, {});
            if (score.outcome != outcome.outcome)
                return state.SkipWithError("they contradict each other");
            ofScores.push_back(static_cast<double>(score.nodes));
            ofOutcomes.push_back(static_cast<double>(outcome.nodes));
            shares.push_back(ofOutcomes.back() / ofScores.back());
        }
    state.counters["score_nodes"] = median(ofScores);
    state.counters["outcome_nodes"] = median(ofOutcomes);
    state.counters["share"] = median(shares);
    state.counters["most_share"] = std::ranges::max(shares);
}
BENCHMARK(outcomeBesideScore)
    ->ArgName("empty")
    ->DenseRange(18, 24)
    ->Iterations(1)
    ->Unit(benchmark::kSecond);

} // namespace

} // namespace bouton
