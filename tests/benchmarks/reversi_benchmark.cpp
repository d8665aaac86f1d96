#include <benchmark/benchmark.h>

#include <algorithm>

#include "core/random.h"
#include "games/reversi/deepening.h"
#include "games/reversi/engine.h"
#include "games/reversi/minimax.h"

namespace bouton {

namespace {

using reversi::Board;

// Counts the questions to the stop token on this thread, and the most nodes between two of them,
// as long as it lives. A search begins its count of nodes at 0.
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

// The start and `plies` random moves.
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

// A whole game of the students' minimax against itself, by depth. The paper reports 1.8, 2.3, 2.7
// and 11.6 s for depths 2 to 5.
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

// One move of the engine in the middle game, by level.
void engineMove(benchmark::State& state) {
    const PollWatch watch;
    const Board board = middleGame(3, 20);
    reversi::Engine engine;
    for (auto _ : state)
        benchmark::DoNotOptimize(
            engine.think(board, reversi::Effort::ofLevel(static_cast<int>(state.range(0))), 1, {}));
    watch.report(state);
}
BENCHMARK(engineMove)->ArgName("level")->DenseRange(5, 15, 2)->Unit(benchmark::kMillisecond);

// Endgames solved to the last move, by the number of empty cells.
void endgameSolved(benchmark::State& state) {
    const PollWatch watch;
    const Board board = middleGame(4, 60 - static_cast<int>(state.range(0)));
    reversi::Table table(16);
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
