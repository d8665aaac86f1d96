#pragma once

#include <cstdint>

#include "core/setting.h"
#include "lab/interval.h"
#include "lab/series.h"

namespace bouton {

// A round robin: every two players play the same number of games. Each of them makes the first move
// in every second game.
struct Tournament {
    const Ruleset* game;
    std::vector<PlayerChoice> players;
    int games = 2; // between every two players
    // Random starts, if the game has them, and random moves after the start. Without these, players
    // that always choose the same move would repeat one game. Each start is played twice, with the
    // players exchanged.
    bool randomStarts = false;
    int openingPlies = 0;
    Settings settings{}; // of the starts, complete
    std::uint64_t seed = 1;
};

// The results between every two players so far.
struct Crosstable {
    std::vector<std::vector<Tally>> cells; // [player][opponent], as the player sees them
    int played = 0, all = 0;
    bool operator==(const Crosstable&) const = default;

    Tally total(std::size_t player) const;
};

// The share of points: a win is 1, a draw a half. Without games it is 0.5.
double shareOf(const Tally& tally);
// The interval for a tally of a tournament, whose games come in pairs. A game whose pair is not
// complete counts for the share of points only.
inline Interval interval95(const Tally& tally) { return interval95(tally.pairs); }

// Plays the tournament. Posts after each game. Blocks until all games are played or a stop is asked
// for. The same tournament gives the same games, unless a time limits a player. Gives the sentence
// of a start or a player that refuses.
Or<void> playTournament(const Tournament& tournament, std::stop_token stop,
                        const Post<Crosstable>& post);

} // namespace bouton
