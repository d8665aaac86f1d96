// SPDX-License-Identifier: MIT
#pragma once

#include "games/reversi/board.h"

namespace bouton::testing {

// The exact score of a position for the side to move. It is found by plain alpha-beta. The rules
// are written as a beginner learns them: cell by cell, direction by direction. This program shares
// no line with the engine or with the game's own rules. Only the argument is of type Board.
int plainScore(const reversi::Board& board);

} // namespace bouton::testing
