// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/cell.h"

namespace bouton::grid_nim {

// A set of cells as bits. A cell is bit 10 * row + column. So ascending bits are ascending rows,
// then columns, which is the order in which moves are written.
__extension__ typedef unsigned __int128 Cells;

inline constexpr int mostSize = 10;

constexpr Cells bitOf(Cell cell) { return Cells{1} << (mostSize * cell.row + cell.column); }

constexpr Cells cellsOfColumn(int number) {
    Cells cells = 0;
    for (int row = 0; row < mostSize; ++row)
        cells |= bitOf({row, number});
    return cells;
}
inline constexpr Cells firstColumn = cellsOfColumn(0);
inline constexpr Cells lastColumn = cellsOfColumn(mostSize - 1);

// The cells that lie so many columns to the right of the diagonal, in every row that has one.
inline constexpr std::array<Cells, mostSize> besideDiagonal = [] {
    std::array<Cells, mostSize> cells{};
    for (int row = 0; row < mostSize; ++row)
        for (int column = row; column < mostSize; ++column)
            cells[static_cast<std::size_t>(column - row)] |= bitOf({row, column});
    return cells;
}();
inline constexpr Cells diagonal = besideDiagonal[0];
inline constexpr Cells aboveDiagonal = [] {
    Cells cells = 0;
    for (std::size_t columns = 1; columns < mostSize; ++columns)
        cells |= besideDiagonal[columns];
    return cells;
}();

// All cells of a board with this many rows and columns.
constexpr Cells boardOf(int size) {
    Cells board = 0;
    for (int row = 0; row < size; ++row)
        board |= ((Cells{1} << size) - 1) << (mostSize * row);
    return board;
}

// The standard library counts no bits in words this wide.
constexpr std::uint64_t lowWord(Cells cells) { return static_cast<std::uint64_t>(cells); }
constexpr std::uint64_t highWord(Cells cells) { return static_cast<std::uint64_t>(cells >> 64); }
constexpr int countOf(Cells cells) {
    return std::popcount(lowWord(cells)) + std::popcount(highWord(cells));
}

// The first and the last cell of a set that is not empty.
constexpr Cells lowest(Cells cells) { return cells & (0 - cells); }
constexpr Cell lowestCell(Cells cells) {
    const int bit = lowWord(cells) != 0 ? std::countr_zero(lowWord(cells))
                                        : 64 + std::countr_zero(highWord(cells));
    return {bit / mostSize, bit % mostSize};
}
constexpr Cells highest(Cells cells) {
    return highWord(cells) != 0 ? Cells{std::bit_floor(highWord(cells))} << 64
                                : Cells{std::bit_floor(lowWord(cells))};
}

// For tables of sets: Fibonacci hashing of both halves.
struct HashOfCells {
    std::size_t operator()(Cells cells) const {
        const std::uint64_t mixed = lowWord(cells) ^ highWord(cells) * 0xC2B2AE3D27D4EB4F;
        return static_cast<std::size_t>((mixed ^ mixed >> 32) * 0x9E3779B97F4A7C15);
    }
};

inline Clicks cellsOf(Cells cells) {
    Clicks all;
    for (; cells != 0; cells &= cells - 1)
        all.push_back(lowestCell(cells));
    return all;
}

// Rows and columns exchanged, which mirrors a board across its diagonal. A cell that lies so many
// columns above the diagonal moves as many times nine bits.
constexpr Cells transposed(Cells cells) {
    Cells mirrored = cells & diagonal;
    for (std::size_t columns = 1; columns < mostSize; ++columns) {
        const Cells above = besideDiagonal[columns];
        const std::size_t distance = columns * (mostSize - 1);
        mirrored |= (cells & above) << distance | (cells >> distance & above);
    }
    return mirrored;
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

// The rectangle of all rows and columns that hold a cell.
struct Box {
    int top = mostSize, left = mostSize, bottom = 0, right = 0;
};
inline Box boxOf(Cells cells) {
    Box box;
    for (; cells != 0; cells &= cells - 1) {
        const Cell cell = lowestCell(cells);
        box.top = std::min(box.top, cell.row);
        box.bottom = std::max(box.bottom, cell.row);
        box.left = std::min(box.left, cell.column);
        box.right = std::max(box.right, cell.column);
    }
    return box;
}

} // namespace bouton::grid_nim
