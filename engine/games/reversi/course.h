// SPDX-License-Identifier: MIT
#pragma once

#include "games/reversi/deepening.h"
#include "games/reversi/engine.h"

namespace bouton::reversi {

// The order in which a board is searched, one search after the other: first who wins, where that is
// within reach, then the score, or else the middle game, deeper and deeper and on to the end. A
// thought and what is prepared for it follow the same one. One thread uses it.
class Course {
public:
    // `deepening` is of a board with so many empty cells. It may have found something already.
    Course(Deepening& deepening, int empty, const Effort& effort);

    // The next search. Gives false where it was the last one, where nothing is left to search, or
    // if the limit ended it. Blocks.
    bool step();

private:
    Deepening& m_deepening;
    int m_empty, m_plies;
    int m_solveFrom, m_outcomeFrom;
    int m_stride;
    int m_level = 0; // of the last search to the end
};

} // namespace bouton::reversi
