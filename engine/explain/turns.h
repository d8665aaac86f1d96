// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "explain/review.h"

namespace bouton {

// The turning points of a game: the moves after which something was gone for good. Nothing here
// blocks; the same analyses give the same turning points.

// A side that had been winning never was so again after this move, or the draw was gone. Of
// estimates the same is said of a side that was ahead by `clearly` or more, and of a game that was
// even, which are all smaller differences; but where the lead changes hands after that, only the
// change counts. So a game has at most two turning points; one that its
// winner had in hand from the start has none.
constexpr int clearly = 3;
struct Turn {
    Slip move; // judged as a slip is, though it may have lost little or, by estimate, nothing
    std::optional<Side> was; // who had been winning or ahead; empty: it had been drawn or even
    std::optional<Side> end; // the same at the last position that is known
    bool operator==(const Turn&) const = default;
};

// The turning points along a path (Match::path()), in its order. Positions that are not known are
// left out.
std::vector<Turn> turnsOf(const Match& match, const std::vector<Match::Node>& path,
                          const Known& known);

// "Move 43: Dark played h7, and never had a win again."
Phrase whatTurned(const Match& match, const Turn& turn);

} // namespace bouton
