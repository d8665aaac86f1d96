// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "games/reversi/board.h"

namespace bouton::reversi {

// Constant tables of what lies around a cell, for the endgame.

template <class T> using ByCell = std::array<T, cells>;

// Calls use(cell, row, column) for every cell.
template <class Use> constexpr void forEveryCell(Use use) {
    for (int cell = 0; cell < cells; ++cell)
        use(static_cast<std::size_t>(cell), cell / 8, cell % 8);
}

constexpr ByCell<Bits> makeDiagonals(bool rising) {
    ByCell<Bits> all{};
    forEveryCell([&](std::size_t from, int row, int column) {
        forEveryCell([&](std::size_t to, int otherRow, int otherColumn) {
            const int rows = otherRow - row, columns = otherColumn - column;
            if (to != from && rows == (rising ? -columns : columns))
                all[from] |= bit(static_cast<int>(to));
        });
    });
    return all;
}

constexpr ByCell<Bits> makeNeighbours() {
    ByCell<Bits> all{};
    forEveryCell([&](std::size_t from, int row, int column) {
        forEveryCell([&](std::size_t to, int otherRow, int otherColumn) {
            const int rows = otherRow - row, columns = otherColumn - column;
            if (to != from && rows * rows <= 1 && columns * columns <= 1)
                all[from] |= bit(static_cast<int>(to));
        });
    });
    return all;
}

// The other cells of the two diagonals through a cell, and the cells next to it.
inline constexpr ByCell<Bits> fallingDiagonal = makeDiagonals(false);
inline constexpr ByCell<Bits> risingDiagonal = makeDiagonals(true);
inline constexpr ByCell<Bits> neighbours = makeNeighbours();

// The other cells in the row, the column, the rising and the falling diagonal of a cell.
struct alignas(32) LinesThrough {
    std::array<Bits, 4> lines{};
};
constexpr ByCell<LinesThrough> makeLinesThrough() {
    ByCell<LinesThrough> all{};
    forEveryCell([&](std::size_t from, int row, int column) {
        forEveryCell([&](std::size_t to, int otherRow, int otherColumn) {
            if (to == from)
                return;
            if (otherRow == row)
                all[from].lines[0] |= bit(static_cast<int>(to));
            if (otherColumn == column)
                all[from].lines[1] |= bit(static_cast<int>(to));
        });
        all[from].lines[2] = risingDiagonal[from];
        all[from].lines[3] = fallingDiagonal[from];
    });
    return all;
}
inline constexpr ByCell<LinesThrough> linesThrough = makeLinesThrough();

// How many discs of a line a disc in its cell `place` turns. All other cells of the line that are
// not in `own` belong to the opponent, or are not on the board.
using LineCounts = std::array<std::array<std::uint8_t, 256>, 8>;
constexpr LineCounts makeTurnedInLine() {
    LineCounts all{};
    for (int place = 0; place < 8; ++place)
        for (int own = 0; own < 256; ++own) {
            int turned = 0;
            for (const int step : {1, -1}) {
                int end = place + step;
                while (end >= 0 && end < 8 && (own >> end & 1) == 0)
                    end += step;
                if (end >= 0 && end < 8)
                    turned += (end > place ? end - place : place - end) - 1;
            }
            all[static_cast<std::size_t>(place)][static_cast<std::size_t>(own)] =
                static_cast<std::uint8_t>(turned);
        }
    return all;
}
inline constexpr LineCounts turnedInLine = makeTurnedInLine();

// The cells of the quarters of the board that a set of four bits names. A region with an odd number
// of empty cells is good to play in: who plays there first tends to play there last, and the last
// move in a region cannot be answered there.
constexpr int quarterOf(int cell) { return (cell >> 2 & 1) | (cell >> 4 & 2); }
constexpr std::array<Bits, 16> makeQuarters() {
    std::array<Bits, 16> all{};
    for (int set = 0; set < 16; ++set)
        for (int cell = 0; cell < cells; ++cell)
            if (set >> quarterOf(cell) & 1)
                all[static_cast<std::size_t>(set)] |= bit(cell);
    return all;
}
inline constexpr std::array<Bits, 16> quarters = makeQuarters();

// The quarters with an odd number of empty cells, as a set of four bits.
constexpr unsigned oddQuarters(Bits empty) {
    unsigned odd = 0;
    for (unsigned quarter = 0; quarter < 4; ++quarter)
        odd |= static_cast<unsigned>(count(empty & quarters[std::size_t{1} << quarter]) & 1)
               << quarter;
    return odd;
}

} // namespace bouton::reversi
