// SPDX-License-Identifier: MIT
#include "lab/sequential.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

#include "core/random.h"

namespace bouton::testing {

namespace {

using Chances = std::array<double, 5>; // of 0 to 4 half points

double uniform(Random& random) { return static_cast<double>(random.below(1 << 30)) / (1 << 30); }

double meanOf(const Chances& chances) {
    double mean = 0;
    for (std::size_t points = 0; points < 5; ++points)
        mean += chances[points] * static_cast<double>(points) / 4;
    return mean;
}

// The best logarithm of the likelihood among all distributions with this mean, by climbing: steps
// that keep the sum and the mean, smaller and smaller, and only upwards.
double bestLikelihood(double mean, const Chances& weights, Random& random) {
    Chances at{0.8 * (1 - mean), 0.05, 0.1, 0.05, 0.8 * mean}; // nearly
    const double off = mean - meanOf(at);
    at[0] -= off;
    at[4] += off;
    const auto value = [&](const Chances& chances) {
        double sum = 0;
        for (std::size_t i = 0; i < 5; ++i) {
            if (chances[i] <= 0)
                return -1e300;
            sum += weights[i] * std::log(chances[i]);
        }
        return sum;
    };
    double best = value(at);
    double size = 0.2;
    for (int step = 0; step < 60'000; ++step) {
        const std::size_t a = random.below(5), b = random.below(5), c = random.below(5);
        if (a == b || b == c || a == c)
            continue;
        // Of three entries, these amounts change neither the sum nor the mean.
        const auto [x, y, z] = std::array{double(a), double(b), double(c)};
        const double by = size * (uniform(random) - 0.5);
        Chances next = at;
        next[a] += by * (z - y);
        next[b] += by * (x - z);
        next[c] += by * (y - x);
        if (const double found = value(next); found > best) {
            best = found;
            at = next;
        } else {
            size = std::max(size * 0.999, 1e-7);
        }
    }
    EXPECT_NEAR(meanOf(at), mean, 1e-9);
    return best;
}

// A pair of games drawn from these chances.
std::size_t drawn(const Chances& chances, Random& random) {
    double at = uniform(random);
    for (std::size_t points = 0; points < 4; ++points)
        if ((at -= chances[points]) < 0)
            return points;
    return 4;
}

struct Decisions {
    int low = 0, high = 0, pairs = 0;
};

// Many tests of pairs that are drawn from these chances.
Decisions simulated(const SequentialTest& test, const Chances& chances, int tests) {
    Random random(12);
    Decisions decisions;
    for (int i = 0; i < tests; ++i) {
        Pairs pairs{};
        Decision decision = Decision::Open;
        while (decision == Decision::Open) {
            ++pairs[drawn(chances, random)];
            ++decisions.pairs;
            decision = decisionOf(test, pairs);
        }
        ++(decision == Decision::Low ? decisions.low : decisions.high);
    }
    return decisions;
}

} // namespace

TEST(Sequential, TheRatioIsThatOfTheLikeliestDistributionsWithBothMeans) {
    Random random(5);
    for (const Pairs& pairs : {Pairs{3, 5, 20, 8, 9}, Pairs{0, 0, 40, 0, 3}, Pairs{30, 1, 9, 0, 2},
                               Pairs{1, 0, 0, 0, 0}, Pairs{0, 0, 12, 0, 0}})
        for (const SequentialTest& test :
             {SequentialTest{0.5, 0.55}, SequentialTest{0.3, 0.35}, SequentialTest{0.45, 0.5}}) {
            Chances weights{};
            for (std::size_t i = 0; i < 5; ++i)
                weights[i] = pairs[i] == 0 ? 1e-3 : pairs[i];
            const double brute = bestLikelihood(test.high, weights, random)
                                 - bestLikelihood(test.low, weights, random);
            EXPECT_NEAR(logLikelihoodRatio(test, pairs), brute, 0.002)
                << pairs[0] << ' ' << pairs[2] << ' ' << test.low;
        }
}

TEST(Sequential, TheRatioOfPairsThatAreWonOrLostWholeIsWalds) {
    const SequentialTest test{0.4, 0.6};
    const double ratio = logLikelihoodRatio(test, {7, 0, 0, 0, 12});
    EXPECT_NEAR(ratio, 12 * std::log(0.6 / 0.4) + 7 * std::log(0.4 / 0.6), 0.02);
    EXPECT_EQ(logLikelihoodRatio(test, {}), 0);
}

TEST(Sequential, TheOtherPlayerSeesTheOpposite) {
    EXPECT_NEAR(logLikelihoodRatio({0.5, 0.56}, {1, 2, 9, 4, 8}),
                -logLikelihoodRatio({0.44, 0.5}, {8, 4, 9, 2, 1}), 1e-9);
}

TEST(Sequential, DecidesAtItsBoundsAndNotBefore) {
    const SequentialTest test{0.5, 0.6};
    EXPECT_NEAR(boundOf(test), std::log(19), 1e-12);
    EXPECT_EQ(decisionOf(test, {}), Decision::Open);
    EXPECT_EQ(decisionOf(test, {0, 0, 0, 0, 1}), Decision::Open);
    int pairs = 0;
    Pairs won{}, lost{};
    while (decisionOf(test, won) == Decision::Open)
        won[4] = ++pairs;
    EXPECT_EQ(decisionOf(test, won), Decision::High);
    EXPECT_NEAR(pairs, boundOf(test) / std::log(0.6 / 0.5), 1.5);
    for (pairs = 0; decisionOf(test, lost) == Decision::Open;)
        lost[0] = ++pairs;
    EXPECT_EQ(decisionOf(test, lost), Decision::Low);
    EXPECT_NEAR(pairs, boundOf(test) / std::log(0.5 / 0.4), 1.5);
}

// The games of a pair depend on each other, as in play: most pairs are split.
TEST(Sequential, IsWrongInAtMostFiveOfAHundred) {
    const SequentialTest test{0.5, 0.56};
    const Chances even{0.10, 0.05, 0.70, 0.05, 0.10}, better{0.06, 0.05, 0.65, 0.07, 0.17};
    ASSERT_NEAR(meanOf(even), 0.5, 1e-9);
    ASSERT_NEAR(meanOf(better), 0.56, 1e-9);
    const Decisions ofEven = simulated(test, even, 1000);
    EXPECT_LE(ofEven.high, 60);
    EXPECT_GE(ofEven.high, 15) << "so careful a test would waste games";
    const Decisions ofBetter = simulated(test, better, 1000);
    EXPECT_LE(ofBetter.low, 60);
    EXPECT_GE(ofBetter.low, 15);
    const Decisions ofMuchBetter = simulated(test, {0.02, 0.03, 0.40, 0.10, 0.45}, 200);
    EXPECT_EQ(ofMuchBetter.low, 0);
    EXPECT_LT(ofMuchBetter.pairs / 200, ofBetter.pairs / 1000 / 3) << "a clear case ends soon";
}

} // namespace bouton::testing
