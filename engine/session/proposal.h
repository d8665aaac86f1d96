// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "core/analysis.h"
#include "session/values/plan.h"

namespace bouton {

// An ended game of one human against a computer that is offered as an opponent: whom he met, and
// how it ended for him.
struct PastOpponent {
    PlayerChoice opponent;
    Outcome outcome;
    bool operator==(const PastOpponent&) const = default;
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
// After these games, the newest first; no more than two of them count. Their opponents are offered.
Proposal proposalAfter(const Ruleset& game, std::span<const PastOpponent> newestFirst);

} // namespace bouton
