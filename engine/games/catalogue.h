// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

#include "core/ruleset.h"

namespace bouton {

// All games of the collection, in the order in which they are shown. A new game needs two lines in
// catalogue.cpp.
std::span<const Ruleset* const> catalogue();

// Adds a game from outside, after the others. Tests bring their own games in this way. Call it
// before main() begins, as the initializer of a static variable: nothing has read the catalogue by
// then, and there is one thread.
void addGame(const Ruleset& game);

// The game with this id, of these or one of one's own that is known (games/own_game/own_game.h);
// upper and lower case differ. Refuses an unknown id and names all ids.
Or<const Ruleset*> gameNamed(std::string_view id,
                             std::span<const Ruleset* const> games = catalogue());

} // namespace bouton
