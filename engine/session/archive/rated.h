#pragma once

#include <string>
#include <vector>

#include "core/ruleset.h"
#include "explain/own_rating.h"
#include "session/archive/store.h"

namespace bouton {

// A game of the archive that counts for the rating of its only human.
struct ArchivedGame {
    std::string id;
    RatedGame game;
};

// The newest games of these rules that count, at most `mostRated`, the newest first. A game counts
// that one human played from the usual start against a rated computer player, with no hint and
// nothing of See why, and in which no move was taken back and no seat given away. What counts is
// how it ended first. Blocks for the disk.
constexpr std::size_t mostRated = 100, mostLookedAt = 1000;
Or<std::vector<ArchivedGame>> ratedGames(Store& store, const Ruleset& rules);

} // namespace bouton
