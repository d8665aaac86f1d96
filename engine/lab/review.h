#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "core/analysis.h"
#include "core/match.h"

namespace bouton {

// What is known of the positions of a match, by node; null where nothing is known yet. What it
// gives need last only until the next call.
using Known = std::function<const Analysis*(Match::Node)>;

// A move that gave away what its position was worth.
struct Slip {
    Match::Node before, after; // the positions between which it was made
    int ply;                   // its number in the game, from 1
    Side side;                 // who made it
    Outcome had, got;          // what it could have, and what it has now
    bool exact;                // proven; else it is estimated by scores
    int discs;                 // Reversi: how much less it is worth than the best move, else 0
    // The moves that keep what the position was worth, its outcome where that is proven, else its
    // best score; best first, indices of moves().
    std::vector<std::size_t> kept;
    bool operator==(const Slip&) const = default;
};

// Of scores that are estimates, only a drop of so many discs counts as a slip: two moves that the
// search holds for about equal differ by less, and the engine's own moves hardly ever drop so far
// (docs/games/reversi.md).
constexpr int slipDiscs = 8;

// The slips of both sides along a path (Match::path()), as far as its positions are known. A
// proven move slips if its outcome is worse than its position's, an estimated one if its score
// drops by `slipDiscs`.
std::vector<Slip> slipsOf(const Match& match, const std::vector<Match::Node>& path,
                          const Known& known);

// What the slip was ("Move 5: Green played c3 and made a lost position of a won one."), and which
// moves keep what it gave away: others may be better than it and lose as well. The cells of both
// sentences are those of the moves that they name.
Phrase whatHappened(const Match& match, const Slip& slip);
Phrase whatKept(const Match& match, const Slip& slip);

// A position of a game as one fixed side sees it.
struct Point {
    Outcome outcome;
    bool exact;
    std::optional<int> score{}, remoteness{};
    bool operator==(const Point&) const = default;
};

// The points of a path, one for each node; none where nothing is known. A finished position is
// known without an analysis.
std::vector<std::optional<Point>> courseOf(const Match& match, const std::vector<Match::Node>& path,
                                           const Known& known, Side view);

} // namespace bouton
