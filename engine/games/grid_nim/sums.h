// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>

#include "core/analysis.h"
#include "games/grid_nim/theory.h"
#include "games/grid_nim/wide_nimbers.h"

namespace bouton::grid_nim {

// What is known of positions of any board, within bounds. Up to 8x8 everything is known. On wider
// boards three things help: regions that have room beside the diagonal of 8x8 are known, others are
// solved if they do not take more than a bound, and two equal regions cancel, whatever they are
// worth. So a position that is its own mirror image is known, and one from which a turn leads to
// such a position is won.
//
// One thread at a time. Every call blocks and polls; after a stop its answer is void. What is found
// within a bound depends on what was asked before. May throw std::bad_alloc.
class Sums {
public:
    // The nimber of a position, where each wide region may take the mex of `most` of them.
    std::optional<int> nimberOf(Cells free, std::uint64_t most, Poll& poll);

    // The outcome for the side to move as far as it is proven: by the nimber; by a turn to nimber
    // 0; or because the nimbers after all turns are known. Only what is known already counts.
    std::optional<Outcome> outcomeOf(Cells free, Poll& poll);

    std::size_t regions() const { return m_wide.regions(); } // wide ones that are known

private:
    std::optional<int> nimberOfRegion(Cells region, std::uint64_t most, Poll& poll);

    WideNimbers m_wide;
    // Wide regions, placed, and the greatest bound that they were tried with.
    std::unordered_map<Cells, std::uint64_t, HashOfCells> m_hard;
};

} // namespace bouton::grid_nim
