// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "games/reversi/board.h"

namespace bouton::reversi {

// An opening that players have a name for.
struct Opening {
    const char* name;       // marked for translation
    std::string_view moves; // from the start, without blanks, as most players know it
};
std::span<const Opening> namedOpenings();

// The boards of these legal moves, from the start to that after the last one; passes are no moves.
std::vector<Board> boardsOf(std::string_view moves);

// The name that players have for the opening that comes to this position, by whatever order of
// moves and however the board is turned. Marked for translation; empty if it has none. Does not
// block.
const char* openingAt(const Board& board);

} // namespace bouton::reversi
