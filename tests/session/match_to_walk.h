// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "games/catalogue.h"
#include "session/values/plan.h"

namespace bouton::testing {

// A match of Tic-tac-toe in which these moves were played.
inline std::unique_ptr<Match> matchOf(const std::vector<std::string_view>& moves = {}) {
    const Ruleset& rules = *gameNamed("tic-tac-toe").value();
    auto match = rules.standard(complete(rules.settings, {}).value()).value();
    for (const std::string_view move : moves)
        (void)match->play(move).value();
    return match;
}

inline std::array<Seat, 2> seatsOf(bool one, bool two) { // which of them a computer sits at
    std::array<Seat, 2> seats;
    if (one)
        seats[0].computer = PlayerChoice{};
    if (two)
        seats[1].computer = PlayerChoice{};
    return seats;
}

} // namespace bouton::testing
