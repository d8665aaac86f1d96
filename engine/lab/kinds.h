#pragma once

#include <string_view>

#include "core/match_of.h"

namespace bouton {

// What the laboratory tells of a game in that game's own words: a look behind the erased type.

template <Game G> bool isOf(const Match& match) { return &match.game() == &rulesetOf<G>(); }

// The position at a node of a match of this game.
template <Game G> typename G::State stateAt(const Match& match, Match::Node node) {
    return G::read(match.picture(node)).value();
}

} // namespace bouton
