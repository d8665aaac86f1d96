#pragma once

#include "core/match.h"

namespace bouton {

// A move of a line of play, and the position after it.
struct Step {
    Side side;
    std::string move;
    Clicks cells; // none: a pass
    Picture after;
    bool operator==(const Step&) const = default;
};

// Analysis::line, played out from the node it is about. It ends early at a move that is not legal.
// Does not block.
std::vector<Step> stepsOf(const Match& match, Match::Node node,
                          const std::vector<std::string>& line);

} // namespace bouton
