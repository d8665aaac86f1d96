// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <span>
#include <stop_token>
#include <vector>

#include "games/catalogue.h"
#include "session/values/saved_game.h"

namespace bouton {

// A saved game whose moves the rules allow, with what a table needs to go on with it.
struct Reopened {
    SavedGame game;
    Plan plan;
    std::unique_ptr<Match> match;   // at the saved current position
    std::vector<Match::Node> nodes; // by saved position
};

// The game of a saved game: one of these, or one of one's own, whose rules the saved game brings.
// These are made known by that. Refuses rules that are wrong, or another game's. Takes as long as
// ownGame() (games/own_game/own_game.h).
Or<const Ruleset*> rulesFor(const SavedGame& game,
                            std::span<const Ruleset* const> games = catalogue());

// Who is told to sit there; a player that is not to be had is somebody unknown.
std::array<Seat, 2> seatsOf(const Ruleset& rules, const SavedGame& game);

// Plays a saved game's moves. Refuses a game that none of `games` is, a start, a setting or a move
// that is not to be had, and a way that ends in a stop; the sentence says which and where. A player
// that is not to be had sits there as somebody unknown. Blocks
// for as long as the moves take, so long games are opened on another thread. The match may then be
// handed to any one thread.
Or<Reopened> reopen(SavedGame game, std::span<const Ruleset* const> games = catalogue(),
                    const std::stop_token& stop = {});

} // namespace bouton
