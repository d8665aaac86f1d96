#pragma once

#include <climits>
#include <compare>

#include "core/analysis.h"

namespace bouton {

// How good a move is for the side that makes it; greater is better. The outcome counts first, then
// the score, then the plies to the end. An early end is better in a win, a late one in a loss or a
// draw. An unknown score or number of plies ranks below every known one.
struct Rank {
    Outcome outcome{};
    int score = INT_MIN, haste = INT_MIN;
    auto operator<=>(const Rank&) const = default;
};

// The one rule of which move is better. Use it wherever moves are chosen or sorted.
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

// Whether a move with value `a` is better than a move with value `b`.
inline bool better(const Value& a, const Value& b) { return rankOf(a) > rankOf(b); }

} // namespace bouton
