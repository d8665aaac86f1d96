#pragma once

#include <array>

#include "core/analysis.h"
#include "core/match.h"

namespace bouton {

// Hints for the side to move come in steps, so that one can go on thinking after each: what the
// position is worth, in which part to look (or how many moves keep what it is worth), a best move,
// and why it is one. The cells of each phrase are those that it speaks of.
constexpr std::size_t hintSteps = 4;
using Hints = std::array<Phrase, hintSteps>;

// All that an analysis gives of a position that is not over. If it does not value all of its moves,
// every hint says what the position is worth.
Hints hintsFor(const Match& match, Match::Node node, const Analysis& analysis);

// The move that the third hint names, as an index: the first of the best line, else the first of
// the best moves, in a sum one that makes its part smaller. 0 if the analysis does not value the
// moves.
std::size_t hintedMove(const Match& match, Match::Node node, const Analysis& analysis);

} // namespace bouton
