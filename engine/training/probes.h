// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "games/reversi/searcher.h"
#include "training/sources.h"

namespace bouton::reversi {

// A level of selectivity is chosen by how rarely it may be wrong: where a probe lies just outside
// the window, the deeper search lies inside in one of so many positions.
constexpr std::array<int, exactLevel> wrongOncePer{13, 32, 80, 200, 500};

// How far a probe of multi-ProbCut lies from the search that it saves (probeDepth()).
struct ProbeErrors {
    std::size_t probes = 0;
    double mean = 0; // distance, in discs
    // For each level the distance that is exceeded to one side as rarely as wrongOncePer says, in
    // deviations that the weights' ErrorModel expects: what searcher.h has as `deviations`.
    std::array<double, exactLevel> deviations{};
};

// Compares probes and searches of 3 to 12 plies at so many positions, each from a game of its own
// that the seed draws. No search leaves anything out. Blocks, some 100 ms a position.
ProbeErrors measuredProbes(const Weights& weights, int positions, std::uint64_t seed,
                           const Progress& progress);

} // namespace bouton::reversi
