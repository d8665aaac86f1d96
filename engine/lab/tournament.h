// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "core/setting.h"
#include "lab/interval.h"
#include "lab/series.h"
#include "programs/own_program.h"

namespace bouton {

// A program of the user's in a tournament.
struct Guest {
    std::string name;           // for sentences
    OwnProgram::Finder command; // asked on the thread that plays
};

// A game of a tournament that is over.
struct TournamentGame {
    std::size_t number;           // from 0, in the order in which they were played
    std::size_t first, second;    // the players; the first one makes the first move
    Tally tally;                  // of this game, as the first one sees it
    std::optional<Fault> fault{}; // by which it was lost, if it was made in this game
};

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
    std::vector<Guest> guests{};  // they play too, numbered after the players
    ProgramLimits limits{};       // of the guests
    std::size_t mostPlies = 1000; // as in Series, after the start
    // Where there are names, of the players and then of the guests, what the games of two players
    // are drawn from comes from their two names and the seed, so that a further player changes no
    // game of the others. Without names it comes from the order of all pairs.
    std::vector<std::string> names{};
    // No game depends on those before it, because the game's players begin each anew; that takes
    // longer. Then games may have been played before, in the order in which they were played: of
    // every two players the first ones. The others are the same as if all were played at once, and
    // their numbers go on.
    bool isResumable = false;
    std::vector<TournamentGame> before{};
    // Hears of each game that is played, with its match, before it counts. May be left out.
    std::function<void(const TournamentGame&, const Match&)> kept{};
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

// Plays the tournament. Posts after each game, also after those before. Blocks until all games are
// played or a stop is asked for. The same tournament gives the same games, unless a time limits a
// player or a program does not answer the same to the same line. Gives the sentence of a start or a
// player that refuses; a guest's fault costs the game.
Or<void> playTournament(const Tournament& tournament, std::stop_token stop,
                        const Post<Crosstable>& post);

} // namespace bouton
