#pragma once

#include <string>

#include "core/match.h"

namespace bouton::cli {

// The current position as lines of text: the board with the columns' letters and the rows' numbers
// (or a line for each group of cards), what the game counts, and who moves or who has won.
std::string drawn(const Match& match);

// "Green"
std::string nameOf(const Ruleset& game, Side side);

// "Green plays b3: it leaves nim-sum 0.", or "Dark passes: …"
std::string told(const Ruleset& game, Side side, const std::string& move, const Phrase& rule);

// "Green wins: Red cannot move.", of a finished position.
std::string resultOf(const Match& match);

} // namespace bouton::cli
