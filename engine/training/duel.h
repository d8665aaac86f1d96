// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>

#include "games/reversi/weights.h"

namespace bouton::reversi {

// The games between two sets of weights, as the first one sees them.
struct Duel {
    int wins = 0, draws = 0, losses = 0;
    std::array<int, 5> pairs{};            // as Pairs of lab/interval.h: by half points, 0 to 4
    int discs = 0;                         // own minus the other's, of all games together
    std::array<std::uint64_t, 2> nodes{};  // of all searches of each side
    std::array<double, 2> processorTime{}; // seconds of each side
};

// Plays `games` games, two from each opening of eight random plies with the colours swapped. Both
// sides choose their moves by an Engine at this level. `told` gets the share that is done, from 0
// to 1. Blocks, up to hours.
Duel duel(const std::shared_ptr<const Weights>& first, const std::shared_ptr<const Weights>& second,
          int games, int level, std::uint64_t seed, const std::function<void(double)>& told);

} // namespace bouton::reversi
