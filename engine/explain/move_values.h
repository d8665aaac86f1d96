// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis.h"
#include "core/clicking.h"

namespace bouton {

// The moves that rank highest (rankOf()), as ascending indices. Empty if there are several moves
// and all rank the same. Nothing here blocks.
std::vector<std::size_t> bestMoves(const Analysis& analysis);

// An estimate that says nothing of who is ahead.
bool seemsEven(const Value& value);

// What a click on a cell is worth. The cell stands for all moves that can go on with it.
struct CellValue {
    Cell cell;
    Value value;         // of the best of these moves
    bool best = false;   // one of them is in bestMoves()
    bool onward = false; // the best of them needs more clicks
    bool operator==(const CellValue&) const = default;
};

// The values of the cells that can be clicked next, in ascending order. Empty if the analysis does
// not value these moves; without the cells of which it knows nothing. Among moves of equal value
// the shortest one stands for a cell.
std::vector<CellValue> cellValues(const Clicking& clicking, const Analysis& analysis);

} // namespace bouton
