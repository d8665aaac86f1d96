#pragma once

#include <cstdint>

#include "core/setting.h"
#include "lab/interval.h"
#include "lab/series.h"

namespace bouton {

// A round robin: every pair of players plays the same number of games, each of the two making the
// first move in every second one.
struct Tournament {
    const Ruleset* game;
    std::vector<PlayerChoice> players;
    int games = 2; // of each pair
    // Starts drawn at random, where the game has them, and random moves on top of the start, so that
    // players that always choose the same move do not play the same game again. Each is played
    // twice, with the players changed round.
    bool randomStarts = false;
    int openingPlies = 0;
    Settings settings{}; // of the starts, complete
    std::uint64_t seed = 1;
};

// Everybody's games against everybody so far.
struct Crosstable {
    std::vector<std::vector<Tally>> cells; // [player][opponent], as the player sees them
    int played = 0, all = 0;
    bool operator==(const Crosstable&) const = default;

    Tally total(std::size_t player) const;
};

// The share of points (a win is 1, a draw a half); 0.5 without games.
double shareOf(const Tally& tally);
inline Interval interval95(const Tally& tally) {
    return interval95(tally.wins, tally.draws, tally.losses);
}

// Plays it. Blocks until all games are played or a stop is asked for, and posts after each game.
// The same tournament gives the same games, unless a player's limit is a time. Refuses with the
// sentence of a start or a player that refuses.
Or<void> playTournament(const Tournament& tournament, std::stop_token stop,
                        const Post<Crosstable>& post);

} // namespace bouton
