// SPDX-License-Identifier: MIT

// The one registration of the game. What is behind its erased type is compiled here.

#include "core/ruleset_of.h"
#include "games/catalogue.h"
#include "meadow/meadow.h"

namespace bouton {

template const Ruleset& rulesetOf<Meadow>();

namespace {

[[maybe_unused]] const bool registered = [] {
    addGame(rulesetOf<Meadow>());
    return true;
}();

} // namespace

} // namespace bouton
