#include "games/reversi/course.h"

#include <algorithm>

namespace bouton::reversi {

Course::Course(Deepening& deepening, int empty, const Effort& effort)
    : m_deepening(deepening),
      m_empty(empty),
      m_plies(std::min(effort.plies, empty)),
      m_solveFrom(effort.solveFrom),
      m_outcomeFrom(effort.outcomeFrom) {}

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
    if (m_deepening.depth() < m_plies)
        return m_deepening.search(m_deepening.depth() + 1, 0);
    if (m_plies < m_empty || m_level == exactLevel)
        return false;
    // To the end of the game, first leaving out much. The time that is left goes into leaving out
    // less.
    m_level = m_level == 0 ? 2 : exactLevel;
    return m_deepening.search(m_empty, m_level);
}

} // namespace bouton::reversi
