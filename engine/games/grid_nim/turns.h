// SPDX-License-Identifier: MIT
#pragma once

#include "games/grid_nim/grid_nim.h"

namespace bouton::grid_nim {

// The rules of the students' computer players. Each needs a position that is not over. Nothing here
// blocks.

// A turn and the rule by which it was chosen.
struct Turn {
    Cells cells;
    Phrase rule;
};
Choice choiceOf(const GridNim::State& state, Turn turn);

// Up to `count` free cells from this one on, to the right or downwards. It ends before a cell that
// cannot be joined. A diagonal cell stays alone.
Cells extended(Cells cell, int count, bool downwards, Cells free);

// A random free cell, a count of 1 to 3, then row or column.
Turn randomTurn(const GridNim::State& state, Random& random);
// The same from the first free cell, row by row. If `count` is 0, it is drawn at random.
Turn firstFitTurn(const GridNim::State& state, int count, Random& random);
// The mirror image of the opponent's last move across the diagonal, if it can be played; else
// another turn, whose rule says why.
Turn copycatTurn(const Past<GridNim>& past, Random& random);

Player<GridNim> winMovePlayer(const Settings& settings, std::uint64_t seed);
Player<GridNim> perfectPlayer(const Settings& settings, std::uint64_t seed);

} // namespace bouton::grid_nim
