// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "core/random.h"
#include "core/ruleset.h"

namespace bouton::testing {

// A start on a small board. If the game has auto-fill, the start is drawn at random.
std::unique_ptr<Match> smallStart(const Ruleset& game, Random& random);

// A position near the end of a random game on a small board. Its analysis takes no time worth
// mentioning. It may be a finished position.
std::unique_ptr<Match> latePosition(const Ruleset& game, Random& random);

// A game with each setting at its minimum: "towers:rows=4,columns=1".
std::string leastSettings(const char* id, const std::vector<Setting>& settings);

} // namespace bouton::testing
