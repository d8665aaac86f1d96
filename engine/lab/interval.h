#pragma once

namespace bouton {

struct Interval {
    double low, high;
};

// The 95 % interval of the share of points that the first player of a long series would take, where
// a draw is half a point (Wilson's score interval: Wilson 1927). With no games it is all of [0, 1].
Interval interval95(int wins, int draws, int losses);

} // namespace bouton
