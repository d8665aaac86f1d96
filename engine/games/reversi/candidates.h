#pragma once

#include <utility>

#include "games/reversi/board.h"

namespace bouton::reversi {

// The moves of a board, handed out best first by a value that a search gives each.
class Candidates {
public:
    struct Candidate {
        Bits own, opponent; // the board after the move
        int move, merit;
        Board board() const { return {own, opponent}; }
    };

    // meritOf(move, board after it): the highest is handed out first, of equals the lowest cell.
    template <class MeritOf> Candidates(const Board& board, Bits moves, MeritOf meritOf) {
        for (; moves != 0; moves &= moves - 1) {
            const int move = firstOf(moves);
            const Board next = placed(board, move, flips(board, move));
            m_all[m_size++] = {next.own, next.opponent, move, meritOf(move, next)};
        }
    }

    // The best of those left, or nullptr.
    const Candidate* next() {
        if (m_given == m_size)
            return nullptr;
        int best = m_given;
        for (int i = m_given + 1; i < m_size; ++i)
            if (m_all[i].merit > m_all[best].merit
                || (m_all[i].merit == m_all[best].merit && m_all[i].move < m_all[best].move))
                best = i;
        std::swap(m_all[m_given], m_all[best]);
        return &m_all[m_given++];
    }

    const Candidate* begin() const { return m_all; }
    const Candidate* end() const { return m_all + m_size; }

private:
    Candidate m_all[cells]; // left uninitialised: most boards have few moves
    int m_size = 0, m_given = 0;
};

} // namespace bouton::reversi
