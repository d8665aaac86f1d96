#include "games/reversi/deepening.h"

#include <algorithm>

namespace bouton::reversi {

namespace {

constexpr int mostMisses = 4; // of a window around the score expected
constexpr int margin = 3;     // of the window, in discs; to the end scores are even, and 1 will do

// Before the endgame is solved: the middle game so many plies less deep than the game, in steps of
// two, then to the end at these levels, unless it is nearly there.
constexpr int fewerPlies = 8, mostPlies = 16;
constexpr int selectiveFrom = 15;
constexpr int selectiveLevels[] = {0, 2};

} // namespace

bool Deepening::search(int depth, int level) {
    const int empty = count(m_board.empty());
    const int width = depth >= empty && level == exactLevel ? 1 : margin;
    int low = m_searched ? m_score - width : -infinite;
    int high = m_searched ? m_score + width : infinite;
    for (int wider = width, misses = 0;; wider *= 3, ++misses) {
        // Selective searches may contradict each other, now above and now below: then all is open.
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

bool Deepening::solve() {
    const int empty = count(m_board.empty());
    for (int depth = 2; depth <= std::min(empty - fewerPlies, mostPlies); depth += 2)
        if (!search(depth, 0))
            return false;
    if (empty >= selectiveFrom)
        for (const int level : selectiveLevels)
            if (!search(empty, level))
                return false;
    return search(empty, exactLevel);
}

} // namespace bouton::reversi
