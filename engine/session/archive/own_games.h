// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/ruleset.h"
#include "explain/own_rating.h"
#include "session/archive/store.h"
#include "session/proposal.h"

namespace bouton {

// The newest games of the archive that one human played against a computer (Entry::mine()), at most
// so many: the line on the board as a record without the game's name ("POSITION; m1 m2 …"), and
// what else is known of the game. Blocks for the disk.
Or<std::vector<std::pair<std::string, Entry>>> ownGames(Store& store, const QString& game,
                                                        std::size_t most);

// Empty if there was no such human, the game did not begin from a usual start, or its player is not
// known (any more).
std::optional<PastGame> pastGameOf(const Ruleset& rules, const SavedGame& game);

// The newest games of these rules, at most two, that one human played from the usual start against
// a player who is offered, the newest first. Blocks for the disk.
Or<std::vector<PastGame>> lastOpponents(Store& store, const Ruleset& rules);

// The newest games of these rules that count for the rating of their only human, at most
// `mostRated`, the newest first. A game counts that one human played from the usual start against a
// rated computer player, with no hint and nothing of See why, and in which no move was taken back
// and no seat given away. What counts is how it ended first. Blocks for the disk.
constexpr std::size_t mostRated = 100;
Or<std::vector<RatedGame>> ratedGames(Store& store, const Ruleset& rules);

} // namespace bouton
