// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>

#include "session/values/plan.h"

namespace bouton {

class Session;

// Two computers play, so that somebody else must say when they rest.
bool onlyComputers(const Session& session);
bool humanPlays(const Session& session); // a game has begun and not ended
// A human plays, and the last position of the line is on the board: nobody resigns in the past.
bool canResign(const Session& session);

using Seats = std::array<Seat, 2>; // by side

// The same players, each on the other side.
Seats exchanged(const Seats& seats);
// Whom to play next (nextPlayer()): after a win or a draw one who is a little stronger, after a
// loss one who is weaker. Empty: nobody is, or there was no human against a computer.
std::optional<PlayerChoice> nextOpponent(const Session& session);
// The seats of the game on the table with that opponent, if any.
std::optional<Seats> seatsOfNextGame(const Session& session);

} // namespace bouton
