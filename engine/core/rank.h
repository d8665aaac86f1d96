#pragma once

#include <climits>
#include <compare>

#include "core/analysis.h"

namespace bouton {

// How glad one is of a move's value. Greater is better. The outcome counts first, then the score,
// then the plies to the end: the winner hastens it, and in a loss or a draw a later end is better.
// A score or a number of plies that is not known ranks below every known one.
struct Rank {
    Outcome outcome{};
    int score = INT_MIN, haste = INT_MIN;
    auto operator<=>(const Rank&) const = default;
};

// This is the one rule of which move is better; whoever chooses or sorts moves uses it.
constexpr Rank rankOf(Outcome outcome, std::optional<int> score, std::optional<int> remoteness) {
    Rank rank{outcome};
    if (score)
        rank.score = *score;
    if (remoteness)
        rank.haste = outcome == Outcome::Win ? -*remoteness : *remoteness;
    return rank;
}
inline Rank rankOf(const Value& value) {
    return rankOf(value.outcome, value.score, value.remoteness);
}

// Whether one would rather make the move worth `a` than the one worth `b`.
inline bool better(const Value& a, const Value& b) { return rankOf(a) > rankOf(b); }

} // namespace bouton
