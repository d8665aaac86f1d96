// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "lab/interval.h"

namespace bouton {

// Pairs of games between two players, as `one` sees them.
struct Played {
    std::size_t one, other;
    Pairs pairs;
};

struct Rated {
    double rating, within; // half of the 95 % interval; 0 where the rating is fixed
};

// The ratings under which these results are likeliest (Zermelo; Bradley and Terry): who is rated
// 400 above another takes ten points of eleven. The scale is that of the players whose ratings are
// fixed; there must be one. The others must be tied to them by games that are not all won or all
// lost. The intervals take their variance from the pairs, with one pair won twice and one lost
// twice added, as interval95() does.
std::vector<Rated> ratingsOf(const std::vector<std::optional<double>>& fixed,
                             const std::vector<Played>& all);
// Player 0 has 0.
std::vector<Rated> ratingsOf(std::size_t players, const std::vector<Played>& all);

} // namespace bouton
