// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "core/analysis.h"
#include "session/values/plan.h"

namespace bouton {

// What an ended game of one human against a computer says of the human: whom he played, and how it
// ended first, for him. `alone`: without a hint, See why, or a move taken back; a win that is not
// counts as a draw.
struct PastGame {
    Seat opponent;
    Outcome outcome;
    bool alone = true;
};

// Whom a user meets next who has chosen nobody, and why.
struct Proposal {
    enum class Why {
        First,    // no game was played yet: the second weakest
        Same,     // the opponent of the last game
        Stronger, // the next one, because the last two games against one opponent were won
        Weaker,   // the one before, because they were lost
    };
    PlayerChoice opponent;
    Why why = Why::First;
    bool operator==(const Proposal&) const = default;
};

// Whether somebody is offered as an opponent, by name or on the ladder.
bool isOffered(const Ruleset& game, const Seat& seat);
Proposal firstProposal(const Ruleset& game);
// After these games, the newest first; no more than two of them count. Their opponents are players
// that are offered.
Proposal proposalAfter(const Ruleset& game, std::span<const PastGame> newestFirst);

} // namespace bouton
