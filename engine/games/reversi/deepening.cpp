#include "games/reversi/deepening.h"

#include <algorithm>
#include <utility>

namespace bouton::reversi {

namespace {

constexpr int mostMisses = 4; // of the window, before it is opened fully
constexpr int margin = 6;     // half a window in discs; exact scores are even, so there 1 will do

// Before the endgame is solved, the middle game is searched in steps of two plies, up to fewerPlies
// less than the game has left. A selective search to the end follows at this level, but not where
// few cells are empty.
constexpr int fewerPlies = 8, mostPlies = 12;
constexpr int selectiveFrom = 15;
constexpr int selectiveLevel = 1;
constexpr int pliesToOrder = 4; // of the search that orders the moves before each is asked who wins

} // namespace

bool Deepening::search(int depth, int level) {
    const int empty = count(m_board.empty());
    const int width = depth >= empty && level == exactLevel ? 1 : margin;
    int low = m_searched ? m_score - width : -infinite;
    int high = m_searched ? m_score + width : infinite;
    for (int wider = width, misses = 0;; wider *= 3, ++misses) {
        // Selective searches may contradict each other, above the window and then below it. After
        // some misses the window is opened fully.
        low = misses < mostMisses ? std::max(low, -infinite) : -infinite;
        high = misses < mostMisses ? std::min(high, infinite) : infinite;
        Line line;
        const int found = m_searcher->score(m_board, depth, level, low, high, line);
        if (m_limit.over())
            return false;
        if (found > low && found < high) {
            m_depth = depth;
            m_exact = depth >= empty && level == exactLevel;
            m_score = found;
            m_line = line;
            m_searched = true;
            if (m_onSearch)
                m_onSearch();
            return true;
        }
        if (found <= low) {
            high = low + 1;
            low = found - wider;
        } else {
            low = high - 1;
            high = found + wider;
        }
    }
}

bool Deepening::prepare() {
    const int empty = count(m_board.empty());
    for (int depth = 2; depth <= std::min(empty - fewerPlies, mostPlies); depth += 2)
        if (!search(depth, 0))
            return false;
    return true;
}

bool Deepening::solve() {
    const int empty = count(m_board.empty());
    if (!prepare())
        return false;
    if (empty >= selectiveFrom && !search(empty, selectiveLevel))
        return false;
    return search(empty, exactLevel);
}

bool Deepening::solveOutcome() {
    const int empty = count(m_board.empty());
    if (!prepare())
        return false;
    int expected = m_score;
    Line line = m_line;
    if (empty >= selectiveFrom) {
        const int alpha = expected > 0 ? 0 : -1;
        expected = m_searcher->score(m_board, empty, selectiveLevel, alpha, alpha + 1, line);
    }
    const std::vector<int> moves = inOrder(line);
    // The expected outcome is tried first. A win takes one search, a loss too, a draw two.
    const bool isWin = expected > 0;
    std::optional<int> draws, wins;
    if (isWin)
        wins = moveAbove(0, moves);
    if (!wins)
        draws = moveAbove(-1, moves);
    if (draws && !isWin)
        wins = moveAbove(0, moves);
    if (m_limit.over())
        return false;
    if (wins)
        m_proof = {Outcome::Win, *wins};
    else if (draws)
        m_proof = {Outcome::Draw, *draws};
    else
        m_proof = {Outcome::Loss, m_line.size > 0 ? m_line.moves[0] : moves.front()};
    return true;
}

// The moves in order: first the one that the line begins with, then the others by a shallow search.
std::vector<int> Deepening::inOrder(const Line& line) {
    std::vector<std::pair<int, int>> worst; // the score for the opponent, and the move
    for (const int move : Moves(m_board)) {
        Line rest;
        const int found =
            m_searcher->score(after(m_board, move), pliesToOrder, 0, -infinite, infinite, rest);
        worst.emplace_back(line.size > 0 && line.moves[0] == move ? -infinite : found, move);
    }
    std::ranges::sort(worst);
    std::vector<int> moves;
    for (const auto& [score, move] : worst)
        moves.push_back(move);
    return moves;
}

// The first of the moves that is proven to be worth more than alpha, if there is one.
std::optional<int> Deepening::moveAbove(int alpha, const std::vector<int>& moves) {
    for (const int move : moves) {
        Line rest;
        const int found =
            -m_searcher->score(after(m_board, move), cells, exactLevel, -alpha - 1, -alpha, rest);
        if (m_limit.over())
            return std::nullopt;
        if (found > alpha)
            return move;
    }
    return std::nullopt;
}

} // namespace bouton::reversi
