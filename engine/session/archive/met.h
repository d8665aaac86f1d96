#pragma once

#include <vector>

#include "session/archive/store.h"
#include "session/proposal.h"

namespace bouton {

// The newest games of these rules, at most two, that one human played from the usual start against
// an opponent who is offered, the newest first. What counts is how a game ended first; a win with
// help, or with moves taken back, counts as a draw. Blocks for the disk.
constexpr std::size_t mostMet = 2, mostSearchedForMet = 200;
Or<std::vector<Met>> lastMet(Store& store, const Ruleset& rules);

} // namespace bouton
