// SPDX-License-Identifier: MIT
#include "session/fair_start.h"

namespace bouton {

namespace {

// Of the usual settings at most one start in four is lost for who begins.
constexpr int mostDraws = 100;

std::optional<Outcome> outcomeAtOnce(const Match& match) {
    const auto nimberOf = match.game().lore.nimber;
    const auto nimber = nimberOf ? nimberOf({match, 0}) : std::nullopt;
    if (!nimber)
        return std::nullopt;
    return *nimber == 0 ? Outcome::Loss : Outcome::Win;
}

} // namespace

std::optional<Outcome> promiseOf(const Match& match, const std::array<Seat, 2>& seats) {
    if (seats[0].human() == seats[1].human())
        return std::nullopt;
    const Side human = seats[0].human() ? Side::One : Side::Two;
    const auto outcome = outcomeAtOnce(match);
    return outcome && match.toMove(0) != human ? std::optional(opposite(*outcome)) : outcome;
}

Or<std::unique_ptr<Match>> drawnStart(const Ruleset& game, const Plan& plan, Random& random) {
    auto start = game.random(plan.settings, random);
    for (int draws = 1; start && draws < mostDraws; ++draws) {
        if (promiseOf(**start, plan.seats) != Outcome::Loss)
            break;
        start = game.random(plan.settings, random);
    }
    return start;
}

} // namespace bouton
