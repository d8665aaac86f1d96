// SPDX-License-Identifier: MIT
#include "lab/sequential.h"

#include <cmath>
#include <cstddef>

namespace bouton {

namespace {

constexpr double unseen = 1e-3;

// How often each number of half points has come, of all pairs together 1.
struct Shares {
    double of[5], pairs;
};

Shares sharesOf(const Pairs& pairs) {
    Shares shares{{}, 0};
    for (std::size_t points = 0; points < pairs.size(); ++points) {
        shares.of[points] = pairs[points] == 0 ? unseen : pairs[points];
        shares.pairs += shares.of[points];
    }
    for (double& share : shares.of)
        share /= shares.pairs;
    return shares;
}

double distance(std::size_t points, double mean) { return static_cast<double>(points) / 4 - mean; }

// Of all distributions with this mean, the one under which these shares are likeliest has
// share / (1 + t * distance) for each of them, with the one t that makes it have this mean. The sum
// below falls while t rises, from one end of the range, where all are above 0, to the other.
double tiltTo(double mean, const Shares& shares) {
    double low = -1 / (1 - mean), high = 1 / mean;
    for (int step = 0; step < 100; ++step) {
        const double t = (low + high) / 2;
        double sum = 0;
        for (std::size_t points = 0; points < 5; ++points)
            sum += shares.of[points] * distance(points, mean) / (1 + t * distance(points, mean));
        (sum > 0 ? low : high) = t;
    }
    return (low + high) / 2;
}

// The logarithm of their likelihood under that distribution, a pair, up to what both means share.
double likelihoodOf(double mean, const Shares& shares) {
    const double t = tiltTo(mean, shares);
    double sum = 0;
    for (std::size_t points = 0; points < 5; ++points)
        sum -= shares.of[points] * std::log1p(t * distance(points, mean));
    return sum;
}

} // namespace

double logLikelihoodRatio(const SequentialTest& test, const Pairs& pairs) {
    int played = 0;
    for (const int number : pairs)
        played += number;
    if (played == 0)
        return 0;
    const Shares shares = sharesOf(pairs);
    return shares.pairs * (likelihoodOf(test.high, shares) - likelihoodOf(test.low, shares));
}

double boundOf(const SequentialTest& test) { return std::log((1 - test.error) / test.error); }

Decision decisionOf(const SequentialTest& test, const Pairs& pairs) {
    const double ratio = logLikelihoodRatio(test, pairs);
    return ratio >= boundOf(test)    ? Decision::High
           : ratio <= -boundOf(test) ? Decision::Low
                                     : Decision::Open;
}

} // namespace bouton
