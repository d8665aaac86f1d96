// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

#include "games/reversi/board.h"

namespace bouton::reversi {

// The board's eight symmetries. Number 0 changes nothing; a number's bits mirror the columns (1),
// the rows (2), and both along the main diagonal (4, after the others). Nothing here blocks.
constexpr int symmetries = 8;

// Where a cell lies on the turned board.
constexpr int turnedCell(int cell, int symmetry) {
    int row = cell / 8, column = cell % 8;
    if (symmetry & 1)
        column = 7 - column;
    if (symmetry & 2)
        row = 7 - row;
    return symmetry & 4 ? column * 8 + row : row * 8 + column;
}

// All cells of a set at once, by exchanging halves, quarters and eighths of the word.
constexpr Bits turned(Bits set, int symmetry) {
    if (symmetry & 1) {
        set = (set >> 1 & 0x5555'5555'5555'5555) | (set & 0x5555'5555'5555'5555) << 1;
        set = (set >> 2 & 0x3333'3333'3333'3333) | (set & 0x3333'3333'3333'3333) << 2;
        set = (set >> 4 & 0x0f0f'0f0f'0f0f'0f0f) | (set & 0x0f0f'0f0f'0f0f'0f0f) << 4;
    }
    if (symmetry & 2) {
        set = (set >> 8 & 0x00ff'00ff'00ff'00ff) | (set & 0x00ff'00ff'00ff'00ff) << 8;
        set = (set >> 16 & 0x0000'ffff'0000'ffff) | (set & 0x0000'ffff'0000'ffff) << 16;
        set = set >> 32 | set << 32;
    }
    if (symmetry & 4) {
        const auto exchange = [&](int distance, Bits mask) {
            const Bits differing = (set ^ (set >> distance)) & mask;
            set ^= differing ^ (differing << distance);
        };
        exchange(28, 0x0000'0000'f0f0'f0f0);
        exchange(14, 0x0000'cccc'0000'cccc);
        exchange(7, 0x00aa'00aa'00aa'00aa);
    }
    return set;
}

constexpr Board turned(const Board& board, int symmetry) {
    return {turned(board.own, symmetry), turned(board.opponent, symmetry)};
}

// The first of the eight ways to see a board: the same for all of them.
constexpr Board canonical(const Board& board) {
    Board first = board;
    for (int symmetry = 1; symmetry < symmetries; ++symmetry)
        if (const Board other = turned(board, symmetry); other < first)
            first = other;
    return first;
}

} // namespace bouton::reversi
