#pragma once

#include "core/match.h"

namespace bouton {

// The outcome of a position for the side to move, exact, where a theorem of its game tells it at
// once: in well under a hundredth of a second. None: only a search would tell. Sources: the theory
// of each game (games/*/).
std::optional<Outcome> outcomeAtOnce(const Match& match, Match::Node node);

} // namespace bouton
