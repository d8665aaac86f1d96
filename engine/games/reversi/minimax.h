#pragma once

#include <vector>

#include "core/poll.h"
#include "games/reversi/board.h"

namespace bouton::reversi {

// The moves that share the best value, as indices into the moves, ascending.
struct Best {
    std::vector<std::size_t> moves;
    int value = 0; // points of evaluation.h, for the side to move
};

// Alpha-beta to `plies` (at least 1; a forced pass is one) on a board that is not over, with exact
// values of all moves. Blocks; void once the poll has stopped.
Best minimax(const Board& board, int plies, Poll& poll);

} // namespace bouton::reversi
