// SPDX-License-Identifier: MIT
#pragma once

#include "core/match.h"

namespace bouton {

// What a move cost, in a few words beside it: "the best move", "1 disc worse than the best move",
// "gives the win away". Estimates are compared with estimates alone. `before` is the analysis of
// the position that the move was made in. Empty where the move was forced, where nothing could be
// lost, or where the analysis does not value it. Does not block.
Phrase remarkOn(const Match& match, Match::Node node, const Analysis& before);

} // namespace bouton
