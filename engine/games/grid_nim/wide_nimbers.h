#pragma once

#include <cstdint>
#include <optional>

#include "core/poll.h"
#include "games/grid_nim/cells.h"
#include "games/grid_nim/region_table.h"

namespace bouton::grid_nim {

// Nimbers of regions that have no room beside the diagonal of an 8x8 board, which only wider boards
// have. There are too many of them to solve all (docs/games/grid-nim.md), but a region soon falls
// into parts that have room. Each is the mex over its turns, solved once wherever it lies.
//
// One thread at a time. What it finds within a bound depends on what it was asked before.
class WideNimbers {
public:
    // The nimber of a connected region. Where it takes the mex of more than `most` wide regions it
    // gives up, and nothing comes of it; nor after a stop. What was found on the way stays known.
    // Blocks. May throw std::bad_alloc.
    std::optional<int> of(Cells region, std::uint64_t most, Poll& poll);

    std::size_t regions() const { return m_known.size(); } // wide ones that are known

private:
    std::optional<int> ofAny(Cells free, Poll& poll);
    std::optional<int> ofPlaced(Cells region, Poll& poll);

    RegionTable m_known;
    std::uint64_t m_left = 0; // wide regions that may still be solved
};

} // namespace bouton::grid_nim
