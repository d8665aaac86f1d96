// SPDX-License-Identifier: MIT
#pragma once

#include <unordered_map>

#include "games/grid_nim/theory.h"
#include "search/nimber.h"

namespace bouton::testing {

// The nimbers of Grid Nim by the obvious program: a memo of connected regions where they stand, and
// nim-sums. The independent slow method that the fast ones are held to.
class PlainRegions {
public:
    int of(grid_nim::Cells free) {
        int sum = 0;
        for (const grid_nim::Cells region : grid_nim::partsOf(free))
            sum ^= ofRegion(region);
        return sum;
    }
    std::size_t entries() const { return m_known.size(); }

private:
    int ofRegion(grid_nim::Cells region) {
        if (const auto found = m_known.find(region); found != m_known.end())
            return found->second;
        Mex mex;
        const grid_nim::Cells joinable = region & ~grid_nim::diagonal;
        grid_nim::forEachTurn(region, joinable,
                              [&](grid_nim::Cells turn) { mex.add(of(region & ~turn)); });
        return m_known[region] = mex.value();
    }

    std::unordered_map<grid_nim::Cells, int, grid_nim::HashOfCells> m_known;
};

} // namespace bouton::testing
