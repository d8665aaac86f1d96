#pragma once

#include <string>

#include "core/analysis.h"
#include "core/match.h"

namespace bouton::cli {

const char* word(Outcome outcome); // "win", "draw", "loss"

// An analysis of the current position for people: its value, its parts and a table of the moves,
// best first.
std::string asTable(const Match& match, const Analysis& analysis);
// The same in one line: the value and the best moves.
std::string asLine(const Match& match, const Analysis& analysis);
// The object of docs/notation.md, in one line; the moves stand in the game's own order.
std::string asJson(const Match& match, const Analysis& analysis);

// {"error":"…"}
std::string errorAsJson(const std::string& sentence);

} // namespace bouton::cli
