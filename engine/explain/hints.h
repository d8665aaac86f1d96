// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "core/analysis.h"
#include "core/match.h"

namespace bouton {

// Hints for the side to move come in steps, so that the player can think on after each: what the
// position is worth; in which part to look, or how many moves keep the value; a best move; and why
// it is best. The cells of a phrase are those that it speaks of. Nothing here blocks.
constexpr std::size_t hintSteps = 4;
using Hints = std::array<Phrase, hintSteps>;

// All hints that an analysis gives for a position that is not over, up to the first empty one.
// There is one alone where the position is lost and no score is to be saved, and where the analysis
// does not value all moves.
Hints hintsFor(const Match& match, Match::Node node, const Analysis& analysis);

// Whether what the hint of a step, from 0 on, said by one analysis is still true by a later one.
// The first says what the position is worth, the others which move is best.
bool stillHolds(const Match& match, Match::Node node, std::size_t step, const Analysis& said,
                const Analysis& known);

// The move that the third hint names, as an index of the moves: the first move of the best line.
// Without a line it is the first of the best moves, in a sum one that makes its part smaller. 0 if
// the analysis does not value the moves.
std::size_t hintedMove(const Match& match, Match::Node node, const Analysis& analysis);

} // namespace bouton
