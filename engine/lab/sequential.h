// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "lab/interval.h"

namespace bouton {

// A sequential test of two statements about the share of points that the first player takes in the
// long run: it is `low`, or it is `high`. After each pair of games one looks whether it is decided.
// If the share is `low` or less, it is decided for `high` in at most about `error` of all tests,
// and the other way round. Sources: A. Wald, Sequential tests of statistical hypotheses, 1945; for
// an unknown distribution with a known mean, by the likeliest one that has this mean: M. Van den
// Bergh, The generalized sequential probability ratio test for more than two outcomes.
struct SequentialTest {
    double low = 0.5, high = 0.55; // from above 0 to below 1, low < high
    double error = 0.05;           // from above 0 to below 0.5
};

// The logarithm of how much likelier these pairs are if the share is `high` than if it is `low`.
// Without pairs it is 0. A result that has not come counts as a thousandth of a pair, so that
// nothing is impossible.
double logLikelihoodRatio(const SequentialTest& test, const Pairs& pairs);

// It is decided for `high` as soon as that logarithm is at least this bound, and for `low` as soon
// as it is at most the same below zero.
double boundOf(const SequentialTest& test);

enum class Decision : std::uint8_t {
    Open,
    Low,  // proven: the share is less than `high`
    High, // proven: the share is more than `low`
};
Decision decisionOf(const SequentialTest& test, const Pairs& pairs);

} // namespace bouton
