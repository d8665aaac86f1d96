// SPDX-License-Identifier: MIT
#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <ctime>
#include <functional>

#include "core/random.h"
#include "games/reversi/engine.h"
#include "games/reversi/minimax.h"
#include "lab/interval.h"

// Matches of the Reversi engine from random openings with colours swapped. Players are limited by
// depth or by nodes, so the games are the same each time. Only the processor time is measured.

namespace bouton {

namespace {

using reversi::Board;
using reversi::Effort;
using Mover = std::function<int(const Board&)>;

double processorSeconds() { // on this thread
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

int moveAt(const Board& board, std::size_t index) {
    auto move = reversi::Moves(board).begin();
    for (; index > 0; --index)
        ++move;
    return *move;
}

int randomMove(const Board& board, Random& random) {
    return moveAt(board, random.below(static_cast<std::uint64_t>(reversi::Moves(board).size())));
}

Board randomOpening(int plies, Random& random) {
    for (;;) {
        Board board = reversi::startBoard;
        for (int ply = 0; ply < plies && !reversi::isOver(board); ++ply)
            board = reversi::after(board, randomMove(board, random));
        if (!reversi::isOver(board))
            return board;
    }
}

class Match {
public:
    Match(Mover first, Mover second) : m_players{std::move(first), std::move(second)} {}

    // Plays two games from the same opening. Each player begins one of them.
    void playBoth(const Board& opening) {
        std::size_t halfPoints = 0;
        for (const std::size_t beginner : {0U, 1U}) {
            const int score = played(opening, beginner);
            ++(score > 0 ? m_wins : score < 0 ? m_losses : m_draws);
            halfPoints += score > 0 ? 2 : score < 0 ? 0 : 1;
            m_discs += score;
        }
        ++m_pairs[halfPoints];
    }
    void report(benchmark::State& state) const {
        const Interval interval = interval95(m_pairs);
        state.counters["wins"] = m_wins;
        state.counters["draws"] = m_draws;
        state.counters["losses"] = m_losses;
        state.counters["low95"] = interval.low;
        state.counters["high95"] = interval.high;
        state.counters["discs_a_game"] = m_discs / (m_wins + m_draws + m_losses);
        state.counters["cpu_first"] = m_seconds[0];
        state.counters["cpu_second"] = m_seconds[1];
        state.counters["cpu_share"] = m_seconds[0] / m_seconds[1];
    }

private:
    // Plays to the end. Gives the first player's score.
    int played(Board board, std::size_t mover) {
        while (!reversi::isOver(board)) {
            if (!reversi::canMove(board)) {
                board = board.passed();
            } else {
                const double begin = processorSeconds();
                const int move = m_players[mover](board);
                m_seconds[mover] += processorSeconds() - begin;
                board = reversi::after(board, move);
            }
            mover = 1 - mover;
        }
        return mover == 0 ? reversi::finalScore(board) : -reversi::finalScore(board);
    }

    std::array<Mover, 2> m_players;
    std::array<double, 2> m_seconds{};
    int m_wins = 0, m_draws = 0, m_losses = 0;
    Pairs m_pairs{};
    double m_discs = 0;
};

// An engine with its own seed and its own table. It thinks on one thread.
Mover engine(const Effort& effort) {
    return [effort, thinker = std::make_shared<reversi::Engine>(14),
            random = std::make_shared<Random>(5)](const Board& board) {
        return thinker->think(board, effort, random->seed(), {}).move;
    };
}
Mover minimax(int depth) {
    return [depth, random = std::make_shared<Random>(6)](const Board& board) {
        Poll poll({});
        const auto best = reversi::minimax(board, depth, poll);
        return moveAt(board, random->oneOf(best.moves));
    };
}
Mover anyMove() {
    return [random = std::make_shared<Random>(7)](const Board& board) {
        return randomMove(board, *random);
    };
}

void playMatch(benchmark::State& state, const Mover& first, const Mover& second, int games) {
    for (auto _ : state) {
        Match match(first, second);
        Random random(2026); // draws the openings; the efforts were chosen with another seed
        for (int i = 0; i < games; i += 2)
            match.playBoth(randomOpening(8, random));
        match.report(state);
    }
}

// An effort that costs less than a tenth of that of minimax:depth=6.
constexpr Effort little{.plies = 60, .solveFrom = 8, .nodes = 3'000};

void engineAgainstMinimax6(benchmark::State& state) {
    playMatch(state, engine(little), minimax(6), 400);
}
BENCHMARK(engineAgainstMinimax6)->Iterations(1)->Unit(benchmark::kSecond);

// The argument is the number of nodes a move. The second player has half as many.
void engineAgainstItselfAtHalfTheTime(benchmark::State& state) {
    const auto nodes = static_cast<std::uint64_t>(state.range(0));
    Effort more{.plies = 60, .solveFrom = 14, .nodes = nodes}, less = more;
    less.nodes = nodes / 2;
    playMatch(state, engine(more), engine(less), 400);
}
BENCHMARK(engineAgainstItselfAtHalfTheTime)
    ->ArgName("nodes")
    ->Arg(40'000)
    ->Iterations(1)
    ->Unit(benchmark::kSecond);

// The low levels play against opponents like beginners: they look no ply, one ply or two plies
// ahead.
void lowLevelAgainst(benchmark::State& state) {
    const auto depth = static_cast<int>(state.range(1));
    playMatch(state, engine(Effort::ofLevel(static_cast<int>(state.range(0)))),
              depth == 0 ? anyMove() : minimax(depth), 200);
}
BENCHMARK(lowLevelAgainst)
    ->ArgNames({"level", "minimax"})
    ->ArgsProduct({{1, 2, 3, 4, 5}, {0, 1, 2}})
    ->Iterations(1)
    ->Unit(benchmark::kSecond);

} // namespace

} // namespace bouton
