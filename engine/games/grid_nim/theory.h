// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/poll.h"
#include "games/grid_nim/grid_nim.h"
#include "games/grid_nim/stairs.h"

namespace bouton::grid_nim {

// The independent parts of a position: each free diagonal cell, and each connected region of free
// cells above or below the diagonal. Ordered by their first cells.
std::vector<Cells> partsOf(Cells free);

// The same set of cells in a place that all its translations along the diagonal and away from it
// share, as does its mirror image across the diagonal: above the diagonal, touching it, in the
// first row. The set lies on one side of the diagonal and is not empty.
Cells placed(Cells cells);

// The rows and columns of the smallest board that has room for a placed set beside its diagonal.
int roomFor(Cells placed);

// A placed set as cells of the stairs of that board, up to 9x9.
Stairs onStairs(Cells placed);

// The largest board on which every position is solved as it is asked for.
inline constexpr int mostSolved = 8;

// The exact nimber of any set of free cells of a board up to 8x8, and of larger boards where
// each side of the diagonal has room beside the diagonal of an 8x8 board. A turn fills cells of one
// side only or a cell of the diagonal, so a position is the nim-sum of both sides and the diagonal
// (docs/games/grid-nim.md).
//
// Blocks until the shared triangles that it needs are solved, with all threads that need them: at
// most 8x8, which takes half a second and 31 MB. After that it only looks up. After a stop the
// answer is void.
int nimberOf(Cells free, Poll& poll);
inline int nimberOf(const GridNim::State& state, Poll& poll) {
    return nimberOf(state.free(), poll);
}
// Whether nimberOf() can tell it.
bool isSolved(Cells free);

} // namespace bouton::grid_nim
