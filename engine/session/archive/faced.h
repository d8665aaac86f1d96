#pragma once

#include <optional>

#include "session/kept/saved_game.h"

namespace bouton {

// What an ended game of one human against a computer says of the human: whom he faced, and how it
// ended first. `alone`: without a hint, See why, or a move taken back.
struct Faced {
    Side human;
    Seat opponent;
    bool alone;
    std::optional<Side> winner; // none: drawn
};

// None: there was no such human, the game did not begin from a usual start, or its player is not
// known (any more).
std::optional<Faced> facedIn(const Ruleset& rules, const SavedGame& game);

} // namespace bouton
