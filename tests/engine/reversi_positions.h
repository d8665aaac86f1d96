#pragma once

#include <vector>

#include "core/random.h"
#include "games/reversi/board.h"

namespace bouton::testing {

// A position of a random game with this many empty cells or a few less. The game is not over.
inline reversi::Board endgameOf(Random& random, int empty) {
    for (;;) {
        reversi::Board board = reversi::startBoard;
        while (!reversi::isOver(board)) {
            if (reversi::count(board.empty()) <= empty)
                return board;
            std::vector<int> moves;
            for (const int move : reversi::Moves(board))
                moves.push_back(move);
            board = reversi::after(board, random.oneOf(moves));
        }
    }
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
