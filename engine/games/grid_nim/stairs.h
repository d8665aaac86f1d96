// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <cstdint>

namespace bouton::grid_nim {

// A set of cells on one side of the diagonal, as bits. That side is a flight of stairs. Its row 0
// is the one cell at the lower end of the diagonal, and row k has k + 1 cells, the first of them
// beside the diagonal. The cell `place` of row k is bit 8 * k + place. A neighbour in a row of the
// board is 1 bit away, one in a column 9 bits. Bits outside the stairs lie between, so that nothing
// has to be masked. Nine rows and columns of the board make 36 cells.
//
// The stairs of a smaller board are the first rows of those of a larger one, so a set is the same
// word on every board. The side below the diagonal is turned onto the one above.
using Stairs = std::uint64_t;

inline constexpr int stairsStride = 8;
inline constexpr int mostStairs = 9; // rows and columns of the board

// How many cells lie on one side of the diagonal of a board.
constexpr int stairsCells(int size) { return size * (size - 1) / 2; }

// Row k of the stairs, with its k + 1 cells.
constexpr Stairs stairsRow(int row) { return ((Stairs{2} << row) - 1) << (stairsStride * row); }

// The whole side of a board.
constexpr Stairs stairsOf(int size) {
    Stairs all = 0;
    for (int row = 0; row < size - 1; ++row)
        all |= stairsRow(row);
    return all;
}

// The cells of `within` that can be reached from `seed` from neighbour to neighbour.
constexpr Stairs reachedOnStairs(Stairs seed, Stairs within) {
    for (;;) {
        const Stairs next =
            (seed | seed << 1 | seed >> 1 | seed << (stairsStride + 1) | seed >> (stairsStride + 1))
            & within;
        if (next == seed)
            return seed;
        seed = next;
    }
}

// The set moved as far down the stairs as it goes, along the diagonal and towards it: onto those of
// the smallest board that has room for it. It must not be empty.
constexpr Stairs lowered(Stairs cells) {
    constexpr Stairs firstPlaces = 0x0101010101010101, lastPlaces = 0x8040201008040201;
    while ((cells & firstPlaces) == 0)
        cells >>= stairsStride + 1;
    while ((cells & lastPlaces) == 0)
        cells >>= stairsStride;
    return cells;
}

// A number for each set of cells: the rows one after the other without gaps. The sets of a smaller
// board have the smaller numbers.
constexpr std::uint64_t packed(Stairs cells) {
    std::uint64_t number = 0;
    for (int row = 0; row < mostStairs - 1; ++row)
        number |= (cells >> (stairsStride * row) & ((Stairs{2} << row) - 1))
                  << stairsCells(row + 1);
    return number;
}

// The set with this number.
constexpr Stairs unpacked(std::uint64_t number) {
    Stairs cells = 0;
    for (int row = 0; row < mostStairs - 1; ++row)
        cells |= (number >> stairsCells(row + 1) & ((Stairs{2} << row) - 1))
                 << (stairsStride * row);
    return cells;
}

// Calls f(cells of the turn) for every turn within the cells: each cell alone, and each line of two
// or three.
template <class F> constexpr void forEachStairsTurn(Stairs cells, F f) {
    constexpr int up = stairsStride + 1;
    const Stairs right2 = cells & cells >> 1, right3 = right2 & right2 >> 1;
    const Stairs up2 = cells & cells >> up, up3 = up2 & up2 >> up;
    for (Stairs rest = cells; rest != 0; rest &= rest - 1) {
        const Stairs cell = rest & (0 - rest);
        f(cell);
        if (right2 & cell)
            f(cell | cell << 1);
        if (right3 & cell)
            f(cell | cell << 1 | cell << 2);
        if (up2 & cell)
            f(cell | cell << up);
        if (up3 & cell)
            f(cell | cell << up | cell << (2 * up));
    }
}

} // namespace bouton::grid_nim
