// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <atomic>
#include <memory>
#include <vector>

#include "games/reversi/board.h"
#include "games/reversi/transposition_table.h"
#include "games/reversi/weights.h"
#include "search/limit.h"

namespace bouton::reversi {

// A principal variation.
struct Line {
    std::array<std::int8_t, 128> moves{};
    int size = 0;
    void set(int move, const Line& rest) {
        moves[0] = static_cast<std::int8_t>(move);
        const int kept = std::min(rest.size, static_cast<int>(moves.size()) - 1);
        std::copy_n(rest.moves.begin(), kept, moves.begin() + 1);
        size = kept + 1;
    }
    std::vector<int> all() const { return {moves.begin(), moves.begin() + size}; }
};

// What the last search of a board has found.
struct Found {
    int depth = 0, score = 0; // plies; discs, for the side to move
    Line line{};
};

// Levels of selectivity. At each level multi-ProbCut believes a shallow search that is so many
// standard deviations outside the window. The higher the level, the less is left out. At exactLevel
// nothing is.
// They are quantiles of our own errors: with these a probe is wrong once in 13, 32, 80, 200 and 500
// positions (`bouton-train --probes 3000 --seed 7`).
// Source: M. Buro, Experiments with multi-ProbCut and a new high-quality evaluation function, 2000.
constexpr int exactLevel = 5;
constexpr std::array<float, exactLevel> deviations{1.11F, 1.56F, 1.98F, 2.40F, 2.91F};

// From so many plies on multi-ProbCut asks a probe, a search about half as deep. It has the parity
// of the search, since an odd and an even number of plies give different scores.
// docs/reversi-engine.md has what other depths cost.
constexpr int probedFrom = 3;
constexpr int probeDepth(int depth) { return depth / 4 * 2 + (depth & 1); }

constexpr int mostDiscs = 64;    // the highest score
constexpr int infinite = 65;     // higher than every score
constexpr int mostEstimate = 62; // an estimate stays below a wipe-out

// Marks on the boards that the threads of a search are in. A thread leaves a marked board for later
// and first does what nobody else is doing. A mark may get lost, or stand for two boards: only the
// order of the work depends on it. All functions may run on any thread at once.
// Source: T. Romstad's and T. Kerrigan's simplified forms of ABDADA (J.-C. Weill, 1996).
class Marks {
public:
    bool has(const Board& board, int depth) const {
        return slot(board).load(std::memory_order_relaxed) == keyOf(board, depth);
    }
    void set(const Board& board, int depth) {
        slot(board).store(keyOf(board, depth), std::memory_order_relaxed);
    }
    void clear(const Board& board, int depth) {
        if (has(board, depth))
            slot(board).store(0, std::memory_order_relaxed);
    }

private:
    static constexpr int bits = 12;
    static Bits keyOf(const Board& board, int depth) {
        const Bits mixed =
            (board.own * 0x9e37'79b9'7f4a'7c15) ^ (board.opponent * 0xd6e8'feb8'6659'fd93);
        return (mixed + static_cast<Bits>(depth)) | 1; // 0 is nobody's
    }
    std::atomic<Bits>& slot(const Board& board) { return m_slots[keyOf(board, 0) >> (64 - bits)]; }
    const std::atomic<Bits>& slot(const Board& board) const {
        return m_slots[keyOf(board, 0) >> (64 - bits)];
    }

    std::array<std::atomic<Bits>, std::size_t{1} << bits> m_slots{};
};

// What a search works with. All of it must outlive the search. Searches on different threads may
// share the table, the weights and the marks.
struct SearchTools {
    TranspositionTable& table;
    Limit& limit; // used by this search only
    const Weights& weights;
    Marks* marks = nullptr; // nullptr where no other thread searches
    // Multi-ProbCut is asked down to the leaves, and believes shallow searches sooner there. A
    // search that is not exact then takes about half of the time, and errs a little more.
    bool isHasty = false;
};

// Principal variation search with the transposition table. Leaves are valued by the evaluation, or
// by the final score where the depth reaches the end. Scores are discs for the side to move: own
// minus the opponent's, with the empty cells counted for the winner. One thread uses a Searcher.
class Searcher {
public:
    virtual ~Searcher() = default;
    Searcher() = default;
    Searcher(const Searcher&) = delete;
    Searcher& operator=(const Searcher&) = delete;

    // Searches `depth` plies deep at a level of selectivity. Passes do not count as plies. A depth
    // of at least the number of empty cells searches to the end. Gives the score if it lies between
    // alpha and beta, else a bound on the side where it lies. `line` begins with the best move.
    // Blocks. The result is void once the limit is over.
    virtual int score(const Board& board, int depth, int level, int alpha, int beta,
                      Line& line) = 0;
    // The evaluation of the board itself, in parts of a disc (Weights::perDisc). Does not block.
    virtual int estimate(const Board& board) = 0;
};

} // namespace bouton::reversi
