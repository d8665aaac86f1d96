#pragma once

#include <array>
#include <vector>

#include "games/reversi/training/samples.h"
#include "games/reversi/weights.h"

namespace bouton::reversi {

// The weights of one phase, as they are fitted: by what mirror images share (patterns.h), in discs.
using PhaseWeights = std::vector<std::array<float, parts>>;

struct FitError {
    double mean = 0, rootMeanSquare = 0; // of the evaluation, in discs
    std::size_t samples = 0;
};

// Fits the weights to the samples by stochastic gradient descent on the square of the error, from
// `begin` on, in an order that the seed gives. Hinges that are all nothing begin at random, or all
// would learn the same. Blocks some seconds for 100,000 samples.
PhaseWeights fitted(const PhaseWeights& begin, const std::vector<Sample>& samples,
                    std::uint64_t seed);

// How far they are from the samples' scores.
FitError errorOf(const PhaseWeights& weights, const std::vector<Sample>& samples);

std::vector<Weight> rounded(const PhaseWeights& weights);

} // namespace bouton::reversi
