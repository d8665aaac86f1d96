// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <functional>
#include <vector>

#include "games/reversi/weights.h"
#include "training/samples.h"

namespace bouton::reversi {

// The weights of one phase while they are fitted, in discs. Mirror images share them (patterns.h).
using PhaseWeights = std::vector<std::array<float, parts>>;

struct FitError {
    double mean = 0, rootMeanSquare = 0; // of the evaluation, in discs
    std::size_t samples = 0;
};

// Fits the weights to the samples by stochastic gradient descent on the squared error; large errors
// pull no harder than middling ones. It begins at `begin`, and takes smaller steps if these weights
// were fitted to other positions like them; the seed gives the order of the samples.
// Hinges that are all 0 begin at random, for else all would learn the same. Blocks, some seconds
// for 100,000 samples.
PhaseWeights fitted(const PhaseWeights& begin, const std::vector<Sample>& samples,
                    std::uint64_t seed, bool isFitted = false);

// How far the evaluation by these weights is from the scores of the samples.
FitError errorOf(const PhaseWeights& weights, const std::vector<Sample>& samples);
// The same of any estimate, in discs.
FitError errorOf(const std::vector<Sample>& samples,
                 const std::function<double(const Board&)>& estimate);

// The weights of a phase in discs, and back.
PhaseWeights inDiscs(const Weights& weights, int phase);
std::vector<Weight> rounded(const PhaseWeights& weights);

} // namespace bouton::reversi
