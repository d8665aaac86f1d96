// SPDX-License-Identifier: MIT
#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <string>
#include <vector>

#include "core/random.h"
#include "games/reversi/deepening.h"
#include "games/reversi/engine.h"
#include "games/reversi/minimax.h"
#include "games/reversi/reversi.h"

namespace bouton {

namespace {

using reversi::Board;
using reversi::Effort;

// While it lives, this counts the questions to the stop token on this thread, and finds the maximum
// number of nodes between two of them. Each search begins to count its nodes at 0.
class PollWatch {
public:
    PollWatch() {
        Poll::onAsk = [this](std::uint64_t nodes) {
            ++m_polls;
            m_longest = std::max(m_longest, nodes < m_last ? nodes : nodes - m_last);
            m_last = nodes;
        };
    }
    ~PollWatch() { Poll::onAsk = nullptr; }
    PollWatch(const PollWatch&) = delete;
    PollWatch& operator=(const PollWatch&) = delete;

    void report(benchmark::State& state) const {
        const auto polls = static_cast<double>(m_polls);
        state.counters["polls"] = benchmark::Counter(polls, benchmark::Counter::kAvgIterations);
        state.counters["nodes_between_polls"] = static_cast<double>(m_longest);
    }

private:
    std::uint64_t m_polls = 0, m_longest = 0, m_last = 0;
};

void reportNodes(benchmark::State& state, std::uint64_t nodes) {
    const auto number = static_cast<double>(nodes);
    state.counters["nodes"] = benchmark::Counter(number, benchmark::Counter::kAvgIterations);
    state.counters["nodes_per_s"] = benchmark::Counter(number, benchmark::Counter::kIsRate);
}

double secondsSince(std::clock_t begin) { // processor time
    return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

// The position after `plies` random moves from the start.
Board middleGame(std::uint64_t seed, int plies) {
    Random random(seed);
    Board board = reversi::startBoard;
    for (; plies > 0 && !reversi::isOver(board); --plies) {
        const reversi::Moves moves(board);
        auto move = moves.begin();
        for (std::uint64_t skip = random.below(static_cast<std::uint64_t>(moves.size())); skip > 0;
             --skip)
            ++move;
        board = reversi::after(board, *move);
    }
    return board;
}

// Plays a whole game of the students' minimax against itself, by depth. The paper reports 1.8, 2.3,
// 2.7 and 11.6 s for depths 2 to 5.
void minimaxGame(benchmark::State& state) {
    const PollWatch watch;
    std::uint64_t nodes = 0;
    for (auto _ : state) {
        Random random(2);
        Board board = reversi::startBoard;
        while (!reversi::isOver(board)) {
            Poll poll({});
            const auto best = reversi::minimax(board, static_cast<int>(state.range(0)), poll);
            auto move = reversi::Moves(board).begin();
            for (std::size_t skip = random.oneOf(best.moves); skip > 0; --skip)
                ++move;
            board = reversi::after(board, *move);
            nodes += poll.nodes();
        }
        benchmark::DoNotOptimize(board);
    }
    reportNodes(state, nodes);
    watch.report(state);
}
BENCHMARK(minimaxGame)->ArgName("depth")->DenseRange(2, 5)->Unit(benchmark::kMillisecond);

// The cost of a level: the processor time of each of its moves, for one side of a game between
// equals, in eight games. nodes_a_game is their mean; the other counters are of all eight.
void levelOfAGame(benchmark::State& state) {
    const PollWatch watch;
    const Effort effort = Effort::ofLevel(static_cast<int>(state.range(0)));
    reversi::Engine engine;
    constexpr std::uint64_t games = 8;
    std::vector<Board> boards;
    for (std::uint64_t seed = 3; seed < 3 + games; ++seed)
        for (Board board = middleGame(seed, 8); !reversi::isOver(board);) {
            if (reversi::count(board.empty()) % 2 == 0 && reversi::canMove(board))
                boards.push_back(board);
            board = reversi::after(board, engine.think(board, Effort::ofLevel(6), 1, {}).move);
        }
    std::uint64_t nodes = 0;
    double slowest = 0;
    for (auto _ : state)
        for (const Board& board : boards) {
            const std::clock_t begin = std::clock();
            nodes += engine.think(board, effort, 1, {}).nodes;
            slowest = std::max(slowest, secondsSince(begin));
        }
    reportNodes(state, nodes);
    watch.report(state);
    state.counters["nodes_a_game"] = static_cast<double>(nodes / games);
    state.counters["moves"] = static_cast<double>(boards.size());
    state.counters["slowest_move_s"] = slowest;
}
BENCHMARK(levelOfAGame)
    ->ArgName("level")
    ->DenseRange(1, 20)
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);

// Runs a fixed number of our own instructions. Each depends on the one before, and none uses
// memory. Gives the seconds of processor time that they took: how fast the processor is just now.
double calibrated() {
    const std::clock_t begin = std::clock();
    std::uint64_t x = 1;
    for (int i = 0; i < 500'000'000; ++i) {
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        benchmark::DoNotOptimize(x);
    }
    return secondsSince(begin);
}

// Solves the endgames of the file that BOUTON_ENDGAMES names, on one thread. The file has one line
// an endgame, as solve reads them. The calibration runs before each endgame and after the last.
void endgamesOfFile(benchmark::State& state) {
    const char* const file = std::getenv("BOUTON_ENDGAMES");
    if (file == nullptr)
        return state.SkipWithError("BOUTON_ENDGAMES names no file of endgames");
    std::vector<Board> boards;
    std::ifstream in(file);
    for (std::string line; std::getline(in, line);)
        if (const auto picture = Reversi::parse(line))
            if (const auto read = Reversi::read(*picture))
                boards.push_back(read->board);
    reversi::Engine engine(reversi::Engine::largeTableBits);
    std::uint64_t nodes = 0;
    double seconds = 0, calibration = calibrated();
    for (auto _ : state)
        for (const Board& board : boards) {
            const std::clock_t begin = std::clock();
            nodes += engine.think(board, {.solveFrom = reversi::cells}, 1, {}).nodes;
            seconds += secondsSince(begin);
            calibration += calibrated();
        }
    calibration /= static_cast<double>(boards.size() + 1);
    state.counters["positions"] = static_cast<double>(boards.size());
    state.counters["nodes"] = static_cast<double>(nodes);
    state.counters["cpu_s"] = seconds;
    state.counters["calibration_s"] = calibration;
    state.counters["calibrations"] = seconds / calibration;
}
BENCHMARK(endgamesOfFile)->Iterations(1)->Unit(benchmark::kSecond);

// Solves endgames to the last move, by the number of empty cells.
void endgameSolved(benchmark::State& state) {
    const PollWatch watch;
    const Board board = middleGame(4, 60 - static_cast<int>(state.range(0)));
    reversi::TranspositionTable table(16);
    const auto weights = reversi::weightsInUse();
    std::uint64_t nodes = 0;
    for (auto _ : state) {
        table.nextSearch();
        Limit limit({});
        reversi::Deepening deepening(board, {table, limit, *weights});
        benchmark::DoNotOptimize(deepening.solve());
        nodes += limit.nodes();
    }
    reportNodes(state, nodes);
    watch.report(state);
}
BENCHMARK(endgameSolved)->ArgName("empty")->DenseRange(12, 18, 2)->Unit(benchmark::kMillisecond);

} // namespace

} // namespace bouton
