// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "core/analysis.h"
#include "core/match.h"

namespace bouton::cli {

class Json;

// The outcome as one word: "win", "draw" or "loss".
const char* word(Outcome outcome);

// These texts end with an end of line. The analysis must be that of the current position.

// A table for people: the position's value, its parts, its moves (best first) and best play.
std::string asTable(const Match& match, const Analysis& analysis);
// One line for people: the position's value and the best moves.
std::string asLine(const Match& match, const Analysis& analysis);
// One line with the JSON object of docs/notation.md. Moves keep the game's own order.
std::string asJson(const Match& match, const Analysis& analysis);

// Adds the outcome and what else is known of the value: nimber, score, remoteness.
void addValue(Json& json, const Value& value);
// Adds how far an estimate of the position has looked: depth, level.
void addHowFar(Json& json, const Analysis& analysis);

// One line: {"error":"SENTENCE"}
std::string errorAsJson(const std::string& sentence);

} // namespace bouton::cli
