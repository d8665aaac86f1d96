#pragma once

#include <optional>

#include "core/player.h"

namespace bouton::reversi {

// The ratings of the players that do not stand on the ladder, on its scale, measured by games
// against its steps. docs/measurements.md has the games, and a test works the ratings out of them.
// None: it was not measured.
std::optional<Rating> ratingOfMinimax(const Settings& settings);
// Of a level alone: not where the time or the clock limits the engine.
std::optional<Rating> ratingOfEngine(const Settings& settings);

} // namespace bouton::reversi
