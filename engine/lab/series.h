// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <functional>
#include <memory>

#include "core/ruleset.h"
#include "lab/interval.h"

namespace bouton {

// A series of games between two players, the simplest experiment of the laboratory.
struct Series {
    // Makes the start of each game. It must not be a finished position.
    std::function<Or<std::unique_ptr<Match>>()> start;
    // The first player makes the first move of every game. Both are kept for the whole series.
    std::array<AnyPlayer, 2> players;
    int games = 1;
    // A game with this many plies is stopped and counts as a draw: Towers can retreat for ever.
    std::size_t mostPlies = 1000;
    // Whose refusals cost the game, and who hears of them. Null: a refusal ends the series.
    std::array<std::function<void(const Phrase&)>, 2> faults{};
};

// The games of a series so far, as the first player sees them.
struct Tally {
    int wins = 0, draws = 0, losses = 0;
    int stopped = 0;             // draws that were stopped at the maximum number of plies
    Pairs pairs{};               // of a tournament: its pairs of games; a series has none
    std::array<int, 2> faults{}; // games that were lost by a refusal: own, and the other's
    int games() const { return wins + draws + losses; }
    bool operator==(const Tally&) const = default;
};

// The same games as the other player sees them.
Tally turned(const Tally& tally);
// Counts the games of the second tally too.
void add(Tally& sum, const Tally& tally);
// Two for each win, one for each draw.
int halfPoints(const Tally& tally);

// Who hears of the games of a series, on the thread that plays them. Both may be left out.
struct Audience {
    std::function<void(const Match&, const Choice&)> moved{}; // the match after the move
    std::function<void(const Match&, const Tally&)> ended{};  // after each game, which is counted
};

// Plays the series. Blocks until all games are played or a stop is asked for. The game that a stop
// interrupts is not counted. Gives the sentence of a start or a player that refuses.
Or<Tally> playSeries(const Series& series, std::stop_token stop, const Audience& audience = {});

} // namespace bouton
