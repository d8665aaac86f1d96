#pragma once

#include "core/match.h"
#include "core/step.h"

namespace bouton {

// Analysis::line, played out from the node it is about. It ends early at a move that is not legal.
// Does not block.
std::vector<Step> stepsOf(const Match& match, Match::Node node,
                          const std::vector<std::string>& line);

} // namespace bouton
