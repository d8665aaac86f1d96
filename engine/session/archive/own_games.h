// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/ruleset.h"
#include "explain/own_rating.h"
#include "session/archive/store.h"
#include "session/proposal.h"

namespace bouton {

// A game that one human played against a computer: its line on the board as a record without the
// game's name ("POSITION; m1 m2 …"), the human's side, whom he played (Entry::opponent()) and when.
struct OwnPlayedGame {
    std::string record;
    Side side;
    QString opponent;
    SavedGame::Moment ended;
};
// The newest of these games of the archive, at most so many. Blocks for the disk.
Or<std::vector<OwnPlayedGame>> ownGames(Store& store, const QString& game, std::size_t most);

// What an ended game of one human against a computer says of the human: whom he played, and how it
// ended first. `alone`: without a hint, See why, or a move taken back.
struct PastGame {
    Side human;
    Seat opponent;
    bool alone;
    std::optional<Side> winner; // empty: drawn
};
// Empty if there was no such human, the game did not begin from a usual start, or its player is not
// known (any more).
std::optional<PastGame> pastGameOf(const Ruleset& rules, const SavedGame& game);

// The newest games of these rules, at most two, that one human played from the usual start against
// an opponent who is offered, the newest first. What counts is how a game ended first; a win with
// help, or with moves taken back, counts as a draw. Blocks for the disk.
Or<std::vector<PastOpponent>> lastOpponents(Store& store, const Ruleset& rules);

// A game of the archive that counts for the rating of its only human.
struct ArchivedGame {
    std::string id;
    RatedGame game;
};
// The newest games of these rules that count, at most `mostRated`, the newest first. A game counts
// that one human played from the usual start against a rated computer player, with no hint and
// nothing of See why, and in which no move was taken back and no seat given away. What counts is
// how it ended first. Blocks for the disk.
constexpr std::size_t mostRated = 100;
Or<std::vector<ArchivedGame>> ratedGames(Store& store, const Ruleset& rules);

} // namespace bouton
