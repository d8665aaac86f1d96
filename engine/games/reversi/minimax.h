// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/poll.h"
#include "games/reversi/board.h"

namespace bouton::reversi {

// The moves that share the best value, as indices into the legal moves, ascending.
struct Best {
    std::vector<std::size_t> moves;
    int value = 0; // points of evaluation.h, for the side to move
};

// Alpha-beta to `plies` (at least 1; a forced pass is one ply), with the exact values of all moves.
// The board must not be over. Blocks. Void once the poll has stopped.
Best minimax(const Board& board, int plies, Poll& poll);

} // namespace bouton::reversi
