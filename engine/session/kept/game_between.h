// SPDX-License-Identifier: MIT
#pragma once

#include "programs/fault.h"
#include "session/values/saved_game.h"

namespace bouton {

// How a game went that players or programs have played without a table, as in a tournament. Of the
// two, 0 has moved first.
struct GameBetween {
    std::array<Seat, 2> who;
    Settings settings; // of the start, complete
    bool isDrawnStart = false;
    std::array<int, 2> faults{};  // not 0: this one of the two has lost the game by a fault
    std::optional<Fault> fault{}; // if it was made in this game
};

// The same as a table would have kept it; the conversation tells the fault. It has no id and no
// times, so that the same game gives the same file.
SavedGame savedFrom(const Match& match, GameBetween game);

} // namespace bouton
