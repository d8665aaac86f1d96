#pragma once

#include "core/poll.h"
#include "games/grid_nim/grid_nim.h"
#include "games/grid_nim/region_table.h"

namespace bouton::grid_nim {

// The independent parts of a position: each free diagonal cell, and each connected region of free
// cells above or below the diagonal. Ordered by their first cells.
std::vector<Cells> partsOf(Cells free);

// The region moved into the top left corner. It must not be empty.
Cells toCorner(Cells region);

// The same for every region that is a translation, turn or mirror image of this one, for which it
// stands: one of those in the corner. `region` must stand in the corner.
Cells canonical(Cells region);

// The exact nimber of every position up to 8x8. A turn fills cells of one part only, so a position
// is the nim-sum of its parts (docs/games/grid-nim.md). A diagonal cell is a heap of one; a
// region's nimber is the mex over its turns, each region computed once up to symmetry and kept.
// The empty 7x7 board takes 0.1 s, the empty 8x8 some ten seconds and 64 MB.
//
// Every call blocks and polls at each turn it looks at; after a stop the answers are void, and
// nothing void is kept. One thread at a time.
class Nimbers {
public:
    // Of any set of free cells of a board, diagonal ones included.
    int of(Cells free, Poll& poll);
    int of(const GridNim::State& state, Poll& poll) { return of(state.free(), poll); }

    // Distinct regions met so far.
    std::size_t regions() const { return m_table.size(); }

private:
    int ofRegions(Cells free, Poll& poll); // no diagonal cells among them
    int ofRegion(Cells region, Poll& poll);
    int computed(Cells image, Poll& poll);

    RegionTable m_table;    // by canonical image
    RecentRegions m_recent; // as they came, in the corner
};

} // namespace bouton::grid_nim
