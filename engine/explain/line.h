// SPDX-License-Identifier: MIT
#pragma once

#include "core/match.h"
#include "core/step.h"

namespace bouton {

// The steps of a line of play (Analysis::line) from this node on. They end before the first move
// that is not legal. Does not block.
std::vector<Step> stepsOf(const Match& match, Match::Node node,
                          const std::vector<std::string>& line);

} // namespace bouton
