// SPDX-License-Identifier: MIT
#include "games/grid_nim/theory.h"

#include "games/grid_nim/triangle.h"

namespace bouton::grid_nim {

namespace {

// The columns that hold a cell, as bits.
constexpr unsigned columnsOf(Cells cells) {
    cells |= cells >> (8 * mostSize);
    cells |= cells >> (4 * mostSize);
    cells |= cells >> (2 * mostSize);
    cells |= cells >> mostSize;
    return static_cast<unsigned>(cells) & ((1u << mostSize) - 1);
}

// Region by region, so that a position of small regions does not wait for a large triangle.
int nimberOfSide(Cells side, Poll& poll) {
    int sum = 0;
    while (side != 0) {
        const Cells whole = placed(side);
        Cells region = side;
        if (!sharedTriangle(roomFor(whole)).solved())
            region = reached(lowest(side), side);
        const Cells cells = region == side ? whole : placed(region);
        const Triangle* triangle = solvedTriangle(roomFor(cells), poll);
        if (!triangle)
            return 0;
        sum ^= triangle->of(onStairs(cells));
        side &= ~region;
    }
    return sum;
}

bool isSolvedSide(Cells side) { return side == 0 || roomFor(placed(side)) <= mostSolved; }

Cells above(Cells free) { return free & aboveDiagonal; }
Cells below(Cells free) { return free & ~aboveDiagonal & ~diagonal; }

} // namespace

std::vector<Cells> partsOf(Cells free) {
    std::vector<Cells> parts;
    while (free != 0) {
        const Cells first = lowest(free);
        parts.push_back(first & diagonal ? first : reached(first, free & ~diagonal));
        free &= ~parts.back();
    }
    return parts;
}

Cells placed(Cells cells) {
    if ((cells & aboveDiagonal) == 0)
        cells = transposed(cells);
    const int row = lowestCell(cells).row;
    int columns = 1; // from the diagonal
    while ((cells & besideDiagonal[static_cast<std::size_t>(columns)]) == 0)
        ++columns;
    return cells >> ((mostSize + 1) * row + columns - 1);
}

int roomFor(Cells placed) { return std::bit_width(columnsOf(placed)); }

// Row k of the stairs is row size - 2 - k of the board.
Stairs onStairs(Cells placed) {
    Stairs cells = 0;
    for (int row = 0, k = roomFor(placed) - 2; k >= 0; ++row, --k)
        cells |=
            (static_cast<Stairs>(placed >> ((mostSize + 1) * row + 1)) & ((Stairs{2} << k) - 1))
            << (stairsStride * k);
    return cells;
}

int nimberOf(Cells free, Poll& poll) {
    const int sides = nimberOfSide(above(free), poll) ^ nimberOfSide(below(free), poll);
    return sides ^ (countOf(free & diagonal) % 2);
}

bool isSolved(Cells free) { return isSolvedSide(above(free)) && isSolvedSide(below(free)); }

} // namespace bouton::grid_nim
