// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "own/rules.h"

namespace bouton::own {

// Whether every game comes to its end, whoever plays. It is proven by measures of a position, one
// after the other: no turn that is left makes the measure larger, and some make it smaller; those
// can be made finitely often between two turns that were settled before, and are settled too. A
// measure counts pieces of some letters, or adds up how far they have come in one direction. Each
// turn is tried at the outermost places of the largest board, between which a measure is linear;
// "clear" counts with all that it may remove.
struct Ending {
    std::vector<int> open{}; // a smallest set of lines for which there is no proof; empty: it ends
    int mostTurns = -1;      // from the standard start; -1: over a million, or nobody knows
};
Ending endingOf(const Rules& rules);

} // namespace bouton::own
