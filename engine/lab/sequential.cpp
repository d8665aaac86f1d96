// SPDX-License-Identifier: MIT
#include "lab/sequential.h"

#include <array>
#include <cmath>
#include <cstddef>

namespace bouton {

namespace {

constexpr double unseen = 1e-3;

// How often each number of half points has come.
using Times = std::array<double, 5>;

Times timesOf(const Pairs& pairs) {
    Times times{};
    for (std::size_t points = 0; points < pairs.size(); ++points)
        times[points] = pairs[points] == 0 ? unseen : pairs[points];
    return times;
}

double distance(std::size_t points, double mean) { return static_cast<double>(points) / 4 - mean; }

// Of all distributions with this mean, the one under which these times are likeliest has
// share / (1 + t * distance) for each share of them, with the one t that makes it have this mean.
// The sum below falls while t rises, from one end of the range, where all are above 0, to the
// other.
double tiltTo(double mean, const Times& times) {
    double low = -1 / (1 - mean), high = 1 / mean;
    for (int step = 0; step < 100; ++step) {
        const double t = (low + high) / 2;
        double sum = 0;
        for (std::size_t points = 0; points < 5; ++points)
            sum += times[points] * distance(points, mean) / (1 + t * distance(points, mean));
        (sum > 0 ? low : high) = t;
    }
    return (low + high) / 2;
}

// The logarithm of their likelihood under that distribution, up to what both means share.
double likelihoodOf(double mean, const Times& times) {
    const double t = tiltTo(mean, times);
    double sum = 0;
    for (std::size_t points = 0; points < 5; ++points)
        sum -= times[points] * std::log1p(t * distance(points, mean));
    return sum;
}

} // namespace

double logLikelihoodRatio(const SequentialTest& test, const Pairs& pairs) {
    int played = 0;
    for (const int number : pairs)
        played += number;
    if (played == 0)
        return 0;
    const Times times = timesOf(pairs);
    return likelihoodOf(test.high, times) - likelihoodOf(test.low, times);
}

double boundOf(const SequentialTest& test) { return std::log((1 - test.error) / test.error); }

Decision decisionOf(const SequentialTest& test, const Pairs& pairs) {
    const double ratio = logLikelihoodRatio(test, pairs);
    return ratio >= boundOf(test)    ? Decision::High
           : ratio <= -boundOf(test) ? Decision::Low
                                     : Decision::Open;
}

} // namespace bouton
