// SPDX-License-Identifier: MIT
#pragma once

#include "core/poll.h"
#include "games/reversi/board.h"
#include "search/alpha_beta.h"

namespace bouton::reversi {

// Alpha-beta to `plies` (at least 1; a forced pass is one ply), with the exact values of all moves,
// in points of evaluation.h. The board must not be over. Blocks. Void once the poll has stopped.
BestMoves minimax(const Board& board, int plies, Poll& poll);

} // namespace bouton::reversi
