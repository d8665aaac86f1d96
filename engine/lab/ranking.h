// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "lab/ratings.h"
#include "lab/tournament.h"

namespace bouton {

// A player's place in a tournament.
struct Ranked {
    std::size_t player;
    Tally total;
    // On the scale of this tournament; empty if none of its players has a rating to begin with.
    std::optional<Rated> rating;
};

// All players, the one with most points first; where they are equal, as they are numbered. Players
// of the game's whose strength is measured keep their rating, and random moves have 0. So that who
// has won or lost everything has a rating too, each of the others counts one more pair, drawn, with
// the first of these.
std::vector<Ranked> rankingOf(const Tournament& tournament, const Crosstable& table);

} // namespace bouton
