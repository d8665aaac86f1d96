// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/analysis.h"
#include "games/reversi/kernel.h"

namespace bouton::reversi {

constexpr Outcome outcomeOf(int score) {
    return score > 0 ? Outcome::Win : score < 0 ? Outcome::Loss : Outcome::Draw;
}

// Searches one board again and again, deeper or less selective each time. Each search uses a narrow
// window around the score of the one before (aspiration) and widens it where the score lies
// outside. One thread uses it.
class Deepening {
public:
    Deepening(const Board& board, const SearchTools& tools, const Kernel& compiled = kernel())
        : m_board(board), m_limit(tools.limit), m_searcher(compiled.searcher(tools)) {}

    // `done` is called after each search that is done, also after those that prepare a solution.
    // Depth, score and line are those of that search then.
    void onSearch(std::function<void()> done) { m_onSearch = std::move(done); }

    // Goes on from what another Deepening has found of the same board.
    void goOnFrom(const Found& found) {
        m_found = found;
        m_searched = true;
    }

    // Searches so many plies deep at a level of selectivity (searcher.h). Gives false if the limit
    // ended it; then score and line stay those of the search before. Blocks.
    bool search(int depth, int level);
    // Searches to the end of the game, for the exact score. Shallow and selective searches come
    // first and put the moves into order. Gives false if the limit ended it. Blocks.
    bool solve();
    // Searches to the end of the game, but only for who wins. Shallow searches come first, then
    // searches to the end that leave out less and less, the last one nothing. Each asks in null
    // windows around 0, move by move. Gives false if the limit ended it. Depth, score and line are
    // those of the last shallow search either way. Blocks.
    bool solveOutcome();

    // Who wins, and a move that keeps it where it is not a loss.
    struct Verdict {
        Outcome outcome;
        int move;
    };
    // What solveOutcome() has proven.
    const std::optional<Verdict>& proof() const { return m_proof; }
    // What it came to last, where the limit ended it: most often right, but not proven.
    const std::optional<Verdict>& likely() const { return m_likely; }

    // The last search that was finished: its plies, its score and its line.
    const Found& found() const { return m_found; }
    // What the search that the limit ended had found by then, where it had searched the best move
    // of the search before so deep, or found a better one. The other moves may hold something
    // better still, and the score may be too low.
    const std::optional<Found>& unfinished() const { return m_unfinished; }
    int depth() const { return m_found.depth; }
    bool exact() const { return m_exact; } // it went to the end and left nothing out (exactLevel)
    int score() const { return m_found.score; }
    const Line& line() const { return m_found.line; }

private:
    bool prepare(int plies);
    std::vector<int> inOrder();
    std::optional<Verdict> verdict(int level, Outcome expected, const std::vector<int>& moves);
    std::optional<int> moveAbove(int alpha, int level, const std::vector<int>& moves);

    Board m_board;
    Limit& m_limit;
    std::unique_ptr<Searcher> m_searcher;
    Found m_found;
    bool m_searched = false, m_exact = false;
    std::optional<Found> m_unfinished;
    std::optional<Verdict> m_proof, m_likely;
    std::function<void()> m_onSearch;
};

} // namespace bouton::reversi
