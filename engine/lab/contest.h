// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "lab/sequential.h"
#include "lab/series.h"

namespace bouton {

// Two players in pairs of games: from each start they play twice, with the sides changed.
struct Contest {
    // Makes the start of a pair from a seed, twice the same. It may be a game in which moves are
    // made already; it must not be over.
    std::function<Or<std::unique_ptr<Match>>(std::uint64_t seed)> start;
    std::array<AnyPlayer, 2> players;     // both are kept for all games
    int pairs = 50;                       // at most
    std::optional<SequentialTest> test{}; // ends the contest when it is decided
    std::size_t mostPlies = 1000;         // as in Series, after the start
    std::uint64_t seed = 1;               // of the starts
    std::array<std::function<void(const Phrase&)>, 2> faults{}; // as in Series
};

// The games so far, as the first player sees them.
struct Standing {
    Tally tally{};
    // Own minus the other's points at the end, in games that have scores; of all games together.
    std::optional<long long> score{};
    bool operator==(const Standing&) const = default;
};

// Plays the contest. `ended` hears of each game, with its match, on the thread that plays. Blocks
// until all pairs are played, the test is decided, or a stop is asked for. The game that a stop
// interrupts is not counted. Gives the sentence of a start or a player that refuses. The same
// contest gives the same games, unless a time limits a player.
Or<Standing> playContest(const Contest& contest, const std::stop_token& stop,
                         const std::function<void(const Match&, const Standing&)>& ended);

} // namespace bouton
