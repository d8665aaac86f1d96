// SPDX-License-Identifier: MIT
#pragma once

#include <array>

namespace bouton {

// Shares of points, from 0 to 1.
struct Interval {
    double low, high;
};

// The 95 % interval for the share of points that the first player would take in a very long series.
// The games must be independent: all have one start, or each draws its own. A draw is half a point.
// Without games the interval is all of [0, 1].
// Source: E. B. Wilson, Probable inference, the law of succession, and statistical inference, 1927.
Interval interval95(int wins, int draws, int losses);

// Pairs of games: two games from one start, in which the players change sides. Entry k counts the
// pairs from which the first player took k half points, from 0 (both lost) to 4 (both won).
using Pairs = std::array<int, 5>;

// The same interval for pairs of games. The two games of a pair depend on each other: if a start is
// won for the side that begins, each player wins one of them. So the variance is that of the share
// of points of a pair. One pair won twice and one lost twice are added first, so that a few equal
// pairs do not look certain. Without pairs the interval is all of [0, 1]. Source of the addition:
// A. Agresti, B. A. Coull, Approximate is better than "exact" for interval estimation of binomial
// proportions, 1998.
Interval interval95(const Pairs& pairs);

} // namespace bouton
