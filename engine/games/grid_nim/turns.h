#pragma once

#include "games/grid_nim/grid_nim.h"

namespace bouton::grid_nim {

// What the students' computer players do, for use by one another. Each draws from its generator and
// needs a position that is not over.

// A turn and the rule by which it was chosen.
struct Turn {
    Cells cells;
    Phrase rule;
};
Choice choiceOf(const GridNim::State& state, Turn turn);

// Up to `count` free cells from this one on to the right or downwards, stopping early where nothing
// continues. A diagonal cell is alone.
Cells extended(Cells cell, int count, bool downwards, Cells free);

// A random free cell, a count of 1 to 3, then row or column.
Turn randomTurn(const GridNim::State& state, Random& random);
// The same from the first free cell, row by row. `count` 0 draws the count.
Turn firstFitTurn(const GridNim::State& state, int count, Random& random);
// The mirror image of the opponent's last move across the diagonal, where there is one.
Turn copycatTurn(const Past<GridNim>& past, Random& random);

Player<GridNim> winMovePlayer(const Settings& settings, std::uint64_t seed);
Player<GridNim> perfectPlayer(const Settings& settings, std::uint64_t seed);

} // namespace bouton::grid_nim
