// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/player.h"

namespace bouton {

// What games against rated players say of the strength of the one who played them. Nothing here
// blocks.

// A game against somebody of this rating, and its points: 0, 0.5 or 1.
struct RatedGame {
    int opponent;
    double points;
    std::string id{}; // of the game, where it is kept
};

// The rating under which these results are likeliest (Zermelo 1929; Bradley and Terry 1952): who is
// rated 400 above another takes ten points of eleven. A weak prior holds it near them: one more
// game won and one lost, against the mean of the opponents. The order of the games does not matter.
// The interval is that of the likelihood; the opponents' ratings are taken as they are. Empty: all
// games were won, or all were lost, or there are none. Then nothing bounds it from one side.
std::optional<Rating> ownRating(const std::vector<RatedGame>& games);

} // namespace bouton
