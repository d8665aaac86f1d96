#pragma once

#include <bit>
#include <cstdint>

#include "core/cell.h"

namespace bouton::grid_nim {

// A set of cells as bits. A cell is bit 8 * row + column. So ascending bits are ascending rows,
// then columns, which is the order in which moves are written.
using Cells = std::uint64_t;

inline constexpr int mostSize = 8;
inline constexpr Cells diagonal = 0x8040201008040201;
inline constexpr Cells firstColumn = 0x0101010101010101;
inline constexpr Cells lastColumn = firstColumn << 7;

constexpr Cells bitOf(Cell cell) { return Cells{1} << (mostSize * cell.row + cell.column); }

// All cells of a board with this many rows and columns.
constexpr Cells boardOf(int size) {
    Cells board = 0;
    for (int row = 0; row < size; ++row)
        board |= ((Cells{1} << size) - 1) << (mostSize * row);
    return board;
}

// The first cell of a set that is not empty.
constexpr Cells lowest(Cells cells) { return cells & (0 - cells); }
constexpr Cell lowestCell(Cells cells) {
    const int bit = std::countr_zero(cells);
    return {bit / mostSize, bit % mostSize};
}

inline Clicks cellsOf(Cells cells) {
    Clicks all;
    for (; cells != 0; cells &= cells - 1)
        all.push_back(lowestCell(cells));
    return all;
}

// Rows and columns exchanged, which mirrors a board across its diagonal. Squares of 1, 2 and 4
// cells change places across the diagonal, one size after the other.
constexpr Cells transposed(Cells cells) {
    const auto swap = [&cells](int distance, Cells upper) {
        const Cells differing = (cells ^ cells >> distance) & upper;
        cells ^= differing | differing << distance;
    };
    swap(7, 0x00AA00AA00AA00AA);
    swap(14, 0x0000CCCC0000CCCC);
    swap(28, 0x00000000F0F0F0F0);
    return cells;
}

// The cells next to these, above, below, left or right, and these themselves.
constexpr Cells grown(Cells cells) {
    return cells | cells << mostSize | cells >> mostSize | (cells & ~lastColumn) << 1
           | (cells & ~firstColumn) >> 1;
}

// The cells of `within` that can be reached from `seed` from neighbour to neighbour.
constexpr Cells reached(Cells seed, Cells within) {
    for (;;) {
        const Cells next = grown(seed) & within;
        if (next == seed)
            return seed;
        seed = next;
    }
}

// Calls f(cells of the turn) for every turn: each cell of `free` alone, and each line of two or
// three cells of `joinable`. Ordered by the first cell; alone, then to the right, then downwards.
template <class F> void forEachTurn(Cells free, Cells joinable, F f) {
    const Cells right2 = joinable & joinable >> 1 & ~lastColumn, right3 = right2 & right2 >> 1;
    const Cells down2 = joinable & joinable >> mostSize, down3 = down2 & down2 >> mostSize;
    for (Cells rest = free; rest != 0; rest &= rest - 1) {
        const Cells cell = lowest(rest);
        f(cell);
        if (right2 & cell)
            f(cell | cell << 1);
        if (right3 & cell)
            f(cell | cell << 1 | cell << 2);
        if (down2 & cell)
            f(cell | cell << mostSize);
        if (down3 & cell)
            f(cell | cell << mostSize | cell << (2 * mostSize));
    }
}

} // namespace bouton::grid_nim
