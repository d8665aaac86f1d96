#pragma once

#include <array>
#include <atomic>
#include <memory>
#include <vector>

#include "games/reversi/board.h"
#include "games/reversi/table.h"
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

// How much a search may leave out: at each level multi-ProbCut needs a shallow search to be out of
// bounds by so many standard deviations before it is believed. At exactLevel nothing is left out.
// Source: M. Buro, Experiments with multi-ProbCut and a new high-quality evaluation function, 2000.
constexpr int exactLevel = 5;
constexpr std::array<float, exactLevel> deviations{1.1F, 1.5F, 2.0F, 2.6F, 3.3F};

constexpr int mostDiscs = 64;    // the best score that there is
constexpr int infinite = 65;     // beyond every score
constexpr int mostEstimate = 62; // what is only estimated is less than a wipe-out

// Which boards the threads of a search are in, so that one can leave to another what that is about
// to find out, and do the rest first. A mark may be lost or stand for two boards: only the order of
// the work depends on it. Source: T. Romstad's and T. Kerrigan's simplified forms of ABDADA
// (J.-C. Weill, 1996).
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

// What a search works with. Everything outlives it; several searches on their own threads may share
// the table, the weights and the marks.
struct SearchTools {
    Table& table;
    Limit& limit; // of this search alone
    const Weights& weights;
    Marks* marks = nullptr; // nullptr: it is alone
};

// Principal variation search with the transposition table, on the evaluation by patterns or, where
// the depth reaches the end, on the final score. Scores are discs for the side to move, own minus
// opponent's, the empty cells counted for the winner. One thread uses it.
class Searcher {
public:
    virtual ~Searcher() = default;
    Searcher() = default;
    Searcher(const Searcher&) = delete;
    Searcher& operator=(const Searcher&) = delete;

    // The score `depth` plies deep (passes do not count; at least as many as there are empty cells:
    // to the end): between alpha and beta what this depth and level make it, else a bound on its
    // side. The line begins with the best move. Blocks; void once the limit is over.
    virtual int score(const Board& board, int depth, int level, int alpha, int beta,
                      Line& line) = 0;
    // The evaluation of the board itself, in parts of a disc (Weights::perDisc).
    virtual int estimate(const Board& board) = 0;
};

} // namespace bouton::reversi
