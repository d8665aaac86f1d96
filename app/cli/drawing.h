// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "core/match.h"

namespace bouton::cli {

// The current position as lines of text. A board has letters above its columns and numbers before
// its rows; cards have one line a group. Below stands what the game counts, if anything, then who
// moves or who has won.
std::string drawn(const Match& match);

// Whether the game is drawn as a board of cells, and not as groups of cards or heaps.
bool isDrawnAsBoard(const Ruleset& game, const Picture& picture);

// The side's name: "Green".
std::string nameOf(const Ruleset& game, Side side);

// A move and the rule behind it as one sentence: "Green plays b3: it leaves nim-sum 0." or
// "Dark passes: …".
std::string told(const Ruleset& game, Side side, const std::string& move, const Phrase& rule);

// How the game ended: "Green wins: Red cannot move." The current position must be a finished one.
std::string resultOf(const Match& match);

} // namespace bouton::cli
