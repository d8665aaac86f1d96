// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/ruleset.h"

namespace bouton {

// The moves that led from the start of a match to a node, as they are written.
std::vector<std::string> movesTo(const Match& match, Match::Node node);

// The position after these moves (docs/notation.md). Refuses a text that is no position, and a move
// that is not legal.
Or<std::unique_ptr<Match>> matchAfter(const Ruleset& game, std::string_view position,
                                      std::span<const std::string> moves);

} // namespace bouton
