#pragma once

#include <memory>

#include "core/random.h"
#include "core/ruleset.h"

namespace bouton::testing {

// A start on a small board, drawn at random where the game has auto-fill.
std::unique_ptr<Match> smallStart(const Ruleset& game, Random& random);

// A position near the end of a random game on a small board, so that its analysis is done at once;
// finished positions are among them.
std::unique_ptr<Match> latePosition(const Ruleset& game, Random& random);

// "towers:rows=4,columns=1": a game with each setting at its least.
std::string leastSettings(const char* id, const std::vector<Setting>& settings);

} // namespace bouton::testing
