#pragma once

#include "core/analysis.h"
#include "core/clicking.h"

namespace bouton {

// The moves that rank highest (core/rank.h), as ascending indices. Empty where there are several
// moves and all rank the same.
std::vector<std::size_t> bestMoves(const Analysis& analysis);

// What a click is worth: a cell stands for all the moves that go on through it.
struct CellValue {
    Cell cell;
    Value value;         // of the best of them
    bool best = false;   // one of bestMoves() is among them
    bool onward = false; // the best of them needs further clicks
    bool operator==(const CellValue&) const = default;
};

// The values of the cells that can be clicked next, ascending, given the clicks so far; none if the
// analysis is not of these moves. Of moves that are worth the same the shortest stands for a cell.
std::vector<CellValue> cellValues(const Clicking& clicking, const Analysis& analysis);

} // namespace bouton
