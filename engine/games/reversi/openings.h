#pragma once

#include "games/reversi/board.h"

namespace bouton::reversi {

// The name that players have for the opening that comes to this position, by whatever order of
// moves and however the board is turned. Marked for translation; empty if it has none. Does not
// block.
const char* openingAt(const Board& board);

} // namespace bouton::reversi
