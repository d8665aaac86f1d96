#pragma once

#include <array>

namespace bouton {

// Shares of points, from 0 to 1.
struct Interval {
    double low, high;
};

// The 95 % interval of the share of points that the first player of a very long series would take,
// if every game stands for itself: the series has one start, or each game draws its own. A draw is
// half a point. Without games the interval is all of [0, 1].
// Source: E. B. Wilson, Probable inference, the law of succession, and statistical inference, 1927.
Interval interval95(int wins, int draws, int losses);

// Pairs of games: two games from one start, in which the players change sides. Entry k counts the
// pairs from which the first player took k half points, from 0 (both lost) to 4 (both won).
using Pairs = std::array<int, 5>;

// The same interval where games come in pairs. The two games of a pair depend on each other: a
// start that is won for whoever begins gives each player one of them. So what varies is the share
// of a pair, and its variance is taken from the pairs themselves. One pair won twice and one lost
// twice are added first, so that a few equal pairs do not look certain. Without pairs the interval
// is all of [0, 1]. Source of the addition: A. Agresti, B. A. Coull, Approximate is better than
// "exact" for interval estimation of binomial proportions, 1998.
Interval interval95(const Pairs& pairs);

} // namespace bouton
