// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/analysis.h"
#include "core/match.h"

namespace bouton {

// A sentence of the engine's about a position (explain/why.h).
struct Reason {
    Phrase says;
    Phrase against{}; // what is wrong with it; empty: it is true
    Outcome outcome;  // that it says the position has
};

// Three of them about the first position of a match: one is true, and two are what would be said if
// parts, options or the end were worth something else, which by the rules they are not. Where each
// stands, and which these are, depends on the position alone. Empty: so many cannot be told from
// one another there. The game is not over, and the analysis is exact. Does not block.
std::vector<Reason> reasonsOf(const Match& match, const Analysis& known);

} // namespace bouton
