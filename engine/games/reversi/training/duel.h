#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>

#include "games/reversi/weights.h"

namespace bouton::reversi {

// Games between two weights, as the first sees them.
struct Duel {
    int wins = 0, draws = 0, losses = 0;
    int discs = 0;                         // the first's minus the second's, of all games
    std::array<std::uint64_t, 2> nodes{};  // of the searches of each
    std::array<double, 2> processorTime{}; // in seconds, of each
};

// Plays so many games, two and two from the same opening of eight random plies with the colours
// swapped. Both choose their moves by Engine at the same level. Blocks.
Duel duel(const std::shared_ptr<const Weights>& first, const std::shared_ptr<const Weights>& second,
          int games, int level, std::uint64_t seed, const std::function<void(double)>& told);

} // namespace bouton::reversi
