#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/analysis.h"
#include "games/reversi/kernel.h"

namespace bouton::reversi {

constexpr Outcome outcomeOf(int score) {
    return score > 0 ? Outcome::Win : score < 0 ? Outcome::Loss : Outcome::Draw;
}

// Searches of one board, each deeper or surer than the one before, each in a narrow window around
// the score of the one before (aspiration) that is opened where it misses.
class Deepening {
public:
    Deepening(const Board& board, const SearchTools& tools, const Kernel& compiled = kernel())
        : m_board(board), m_limit(tools.limit), m_searcher(compiled.searcher(tools)) {}

    // Searches so many plies deep at a level (searcher.h). False where the limit ended it: then
    // score and line are still those of the search before. Blocks.
    bool search(int depth, int level);
    // As deep as the game: over shallow and selective searches, which put the moves into order,
    // to the exact score.
    bool solve();
    // As deep as the game, but only who wins: over the same shallow searches and selective ones
    // with a window of nothing to at most two such windows about zero. False where the limit ended
    // it. Depth, score and line are those of the last shallow search either way.
    bool solveOutcome();

    // What solveOutcome() found out, and a move that keeps it where it is not a loss.
    struct Proof {
        Outcome outcome;
        int move;
    };
    const std::optional<Proof>& proof() const { return m_proof; }

    // Of the last search that was done: plies, and its score and line.
    int depth() const { return m_depth; }
    bool exact() const { return m_exact; } // it went to the end and left nothing out
    int score() const { return m_score; }
    const Line& line() const { return m_line; }

private:
    bool prepare();
    std::vector<int> inOrder(const Line& line);
    std::optional<int> moveAbove(int alpha, const std::vector<int>& moves);

    Board m_board;
    Limit& m_limit;
    std::unique_ptr<Searcher> m_searcher;
    int m_depth = 0, m_score = 0;
    bool m_searched = false, m_exact = false;
    Line m_line;
    std::optional<Proof> m_proof;
};

} // namespace bouton::reversi
