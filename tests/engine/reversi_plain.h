#pragma once

#include "games/reversi/board.h"

namespace bouton::testing {

// The exact score of a position for the side to move, by plain alpha-beta on the rules as they are
// told to a beginner: cell by cell, direction by direction. It shares no line with the engine, nor
// with the rules that the game is played by; Board is only how a position comes in.
int plainScore(const reversi::Board& board);

} // namespace bouton::testing
