// SPDX-License-Identifier: MIT
#include "games/reversi/course.h"

#include <algorithm>

namespace bouton::reversi {

namespace {

// Plies from one search of the middle game to the next, under a time. They come to the same depth
// with two thirds of the nodes (docs/reversi-engine.md).
constexpr int strideInHaste = 2;

} // namespace

Course::Course(Deepening& deepening, int empty, const Effort& effort)
    : m_deepening(deepening),
      m_empty(empty),
      m_plies(std::min(effort.plies, empty)),
      m_solveFrom(effort.solveFrom),
      m_outcomeFrom(effort.outcomeFrom),
      m_stride(effort.milliseconds > 0 ? strideInHaste : 1) {}

bool Course::step() {
    const auto& proof = m_deepening.proof();
    if (m_empty <= m_outcomeFrom && !proof)
        return m_deepening.solveOutcome();
    if (m_empty <= m_solveFrom) {
        m_deepening.solve();
        return false;
    }
    if (proof && proof->outcome != Outcome::Loss)
        return false; // it has a move that keeps the win or the draw
    if (const int left = m_plies - m_deepening.depth(); left > 0) // the last stride ends at m_plies
        return m_deepening.search(m_plies - (left - 1) / m_stride * m_stride, 0);
    if (m_plies < m_empty || m_level == exactLevel)
        return false;
    // To the end of the game, first leaving out much. The time that is left goes into leaving out
    // less.
    m_level = m_level == 0 ? 2 : exactLevel;
    return m_deepening.search(m_empty, m_level);
}

} // namespace bouton::reversi
