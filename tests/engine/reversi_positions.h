// SPDX-License-Identifier: MIT
#pragma once

#include "games/reversi/random_move.h"

namespace bouton::testing {

// A position of a random game with this many empty cells or a few less. The game is not over.
inline reversi::Board endgameOf(Random& random, int empty) {
    for (;;) {
        reversi::Board board = reversi::startBoard;
        while (!reversi::isOver(board)) {
            if (reversi::count(board.empty()) <= empty)
                return board;
            board = reversi::after(board, reversi::randomMove(board, random));
        }
    }
}

// After so many random moves, or where the game ends before.
inline reversi::Board played(std::uint64_t plies, Random& random) {
    reversi::Board board = reversi::startBoard;
    for (; plies > 0 && !reversi::isOver(board); --plies)
        board = reversi::after(board, reversi::randomMove(board, random));
    return board;
}

// A random filling with this many empty cells. Passes and scattered holes are frequent there.
inline reversi::Board filling(Random& random, int empty) {
    reversi::Board board;
    while (reversi::count(board.empty()) > empty) {
        const reversi::Bits cell = reversi::bit(static_cast<int>(random.below(64)));
        if (board.empty() & cell)
            (random.below(2) ? board.own : board.opponent) |= cell;
    }
    return board;
}

} // namespace bouton::testing
