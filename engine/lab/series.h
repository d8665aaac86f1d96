#pragma once

#include <array>
#include <functional>
#include <memory>

#include "core/ruleset.h"

namespace bouton {

// A series of games between two players, the simplest experiment of the laboratory.
struct Series {
    // Makes the start of each game, not a finished position.
    std::function<Or<std::unique_ptr<Match>>()> start;
    // The first has the side to move of the start, in every game. Both are kept for the series.
    std::array<Mind, 2> minds;
    int games = 1;
    // A game that reaches this many plies is stopped and counted as drawn: Towers can retreat for
    // ever.
    std::size_t mostPlies = 1000;
};

// The games of a series so far, as the first player sees them.
struct Tally {
    int wins = 0, draws = 0, losses = 0;
    int stopped = 0; // of the draws: games stopped at their most plies
    int games() const { return wins + draws + losses; }
    bool operator==(const Tally&) const = default;
};

// Told as a series goes on, on its thread; both may be left out.
struct Audience {
    std::function<void(const Match&, const Choice&)> moved{}; // the match after the move
    std::function<void(const Match&, const Tally&)> ended{};  // a game, and it is counted
};

// Plays the series. Blocks until all games are played or a stop is asked for; then the game that
// was being played is not counted. Refuses with the sentence of a start or a player that refuses.
Or<Tally> playSeries(const Series& series, std::stop_token stop, const Audience& audience = {});

} // namespace bouton
