#pragma once

#include <span>
#include <string_view>

#include "core/ruleset.h"

namespace bouton {

// Every game of the collection, in the order in which they are shown. A new game is two lines in
// catalogue.cpp.
std::span<const Ruleset* const> catalogue();

// Adds a game from outside, after the others; tests bring games of their own in this way. Call it
// before main() begins, as the initializer of a static variable: nothing has read the catalogue by
// then, and there is one thread.
void addGame(const Ruleset& game);

// The game with this id (case matters), or which there are.
Or<const Ruleset*> gameNamed(std::string_view id);

} // namespace bouton
