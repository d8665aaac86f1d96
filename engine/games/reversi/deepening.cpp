// SPDX-License-Identifier: MIT
#include "games/reversi/deepening.h"

#include <algorithm>
#include <utility>

namespace bouton::reversi {

namespace {

constexpr int mostMisses = 4; // of the window, before it is opened fully
constexpr int margin = 6;     // half a window in discs; exact scores are even, so there 1 will do

// Before the score is solved, the middle game is searched in steps of two plies, up to fewerPlies
// less than the game has left. A selective search to the end follows at this level, but not where
// few cells are empty. Before it is solved who wins, half as many plies do, and two selective
// searches follow.
constexpr int fewerPlies = 8, mostPlies = 6;
constexpr int selectiveFrom = 15;
constexpr int selectiveLevel = 0;
constexpr int outcomeLevels[] = {0, 2};
constexpr int pliesToOrder = 2; // of the search that orders the moves before each is asked who wins

} // namespace

bool Deepening::search(int depth, int level) {
    m_unfinished.reset();
    const int empty = count(m_board.empty());
    const int width = depth >= empty && level == exactLevel ? 1 : margin;
    int low = m_searched ? m_found.score - width : -infinite;
    int high = m_searched ? m_found.score + width : infinite;
    bool isLowered = false;
    for (int wider = width, misses = 0;; wider *= 3, ++misses) {
        // Selective searches may contradict each other, above the window and then below it. After
        // some misses the window is opened fully.
        low = misses < mostMisses ? std::max(low, -infinite) : -infinite;
        high = misses < mostMisses ? std::min(high, infinite) : infinite;
        Line line;
        const int found = m_searcher->score(m_board, depth, level, low, high, line);
        if (m_limit.over()) {
            // The search before has put its best move first. So a score above the window's lower
            // end belongs to that move or to a better one. After a fail low that no longer holds.
            if (m_searched && !isLowered && found > low && line.size > 0)
                m_unfinished = {depth, found, line};
            return false;
        }
        if (found > low && found < high) {
            m_found = {depth, found, line};
            m_exact = depth >= empty && level == exactLevel;
            m_searched = true;
            m_unfinished.reset();
            if (m_onSearch)
                m_onSearch();
            return true;
        }
        if (found <= low) {
            isLowered = true;
            high = low + 1;
            low = found - wider;
        } else {
            m_unfinished = {depth, found, line};
            low = high - 1;
            high = found + wider;
        }
    }
}

bool Deepening::prepare(int plies) {
    for (int depth = 2; depth <= plies; depth += 2)
        if (depth > m_found.depth && !search(depth, 0))
            return false;
    return true;
}

bool Deepening::solve() {
    const int empty = count(m_board.empty());
    if (!prepare(std::min(empty - fewerPlies, mostPlies)))
        return false;
    if (empty >= selectiveFrom && !search(empty, selectiveLevel))
        return false;
    return search(empty, exactLevel);
}

bool Deepening::solveOutcome() {
    const int empty = count(m_board.empty());
    if (!prepare(empty / 2 - 3))
        return false;
    std::vector<int> moves = inOrder();
    Outcome expected = outcomeOf(m_found.score);
    // Gives false if the limit ended it.
    const auto asked = [&](int level) {
        const auto found = verdict(level, expected, moves);
        if (!found)
            return false;
        m_likely = found;
        expected = found->outcome;
        const auto place = std::ranges::find(moves, found->move);
        std::rotate(moves.begin(), place, place + 1);
        return true;
    };
    if (empty >= selectiveFrom)
        for (const int level : outcomeLevels)
            if (!asked(level))
                return false;
    if (!asked(exactLevel))
        return false;
    m_proof = m_likely;
    return true;
}

// The moves in order: first the one that the last search found best, then the others by a shallow
// search.
std::vector<int> Deepening::inOrder() {
    std::vector<std::pair<int, int>> worst; // the score for the opponent, and the move
    for (const int move : Moves(m_board)) {
        Line rest;
        const int found =
            m_searcher->score(after(m_board, move), pliesToOrder, 0, -infinite, infinite, rest);
        const bool isBest = line().size > 0 && line().moves[0] == move;
        worst.emplace_back(isBest ? -infinite : found, move);
    }
    std::ranges::sort(worst);
    std::vector<int> moves;
    for (const auto& [score, move] : worst)
        moves.push_back(move);
    return moves;
}

// Who wins by searches at this level. The expected outcome is tried first: a win takes one search
// of each move until one wins, a loss one of every move, a draw both. Gives nothing if the limit
// ended it.
std::optional<Deepening::Verdict> Deepening::verdict(int level, Outcome expected,
                                                     const std::vector<int>& moves) {
    const bool isWin = expected == Outcome::Win;
    std::optional<int> draws, wins;
    if (isWin)
        wins = moveAbove(0, level, moves);
    if (!wins)
        draws = moveAbove(-1, level, moves);
    if (draws && !isWin)
        wins = moveAbove(0, level, moves);
    if (m_limit.over())
        return std::nullopt;
    if (wins)
        return Verdict{Outcome::Win, *wins};
    if (draws)
        return Verdict{Outcome::Draw, *draws};
    // In a lost position all moves lose. The shallow search says which of them resists most.
    return Verdict{Outcome::Loss, line().size > 0 ? line().moves[0] : moves.front()};
}

// The first of the moves that is worth more than alpha by a search at this level, if there is one.
std::optional<int> Deepening::moveAbove(int alpha, int level, const std::vector<int>& moves) {
    for (const int move : moves) {
        Line rest;
        const int found =
            -m_searcher->score(after(m_board, move), cells, level, -alpha - 1, -alpha, rest);
        if (m_limit.over())
            return std::nullopt;
        if (found > alpha)
            return move;
    }
    return std::nullopt;
}

} // namespace bouton::reversi
