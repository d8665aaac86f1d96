#pragma once

#include <cstddef>
#include <vector>

#include "lab/interval.h"

namespace bouton::testing {

// Pairs of games between two players, as `one` sees them.
struct Played {
    std::size_t one, other;
    Pairs pairs;
};

struct Rated {
    double rating, within; // half of the 95 % interval
};

// The ratings under which these results are likeliest (Bradley and Terry): who is rated 400 above
// another takes ten points of eleven. Player 0 has 0. The intervals take their variance from the
// pairs, with one pair won twice and one lost twice added, as interval95() does.
std::vector<Rated> ratingsOf(std::size_t players, const std::vector<Played>& all);

} // namespace bouton::testing
