#pragma once

#include <array>
#include <functional>
#include <optional>
#include <vector>

#include "core/analysis.h"
#include "core/match.h"

namespace bouton {

// What is known of the positions of a match, by node; null where nothing is known yet. What it
// gives need last only until the next call.
//
// Nothing here blocks. The same analyses give the same slips, accuracy and sentences; who wants
// them alike in every run takes analyses that are bounded by nodes (Patience::Bounded).
using Known = std::function<const Analysis*(Match::Node)>;

// A move that lost something that counts:
// - proven, that is by a position and a move whose values are exact: a worse outcome, or where
//   there are scores any disc, even if the winner stays the same;
// - estimated, where there are scores: at least `estimatedSlip` discs.
// Without scores an estimate slips by its outcome.
struct Slip {
    Match::Node before, after; // the positions between which it was made
    int ply;                   // its number in the game, from 1, passes included
    Side side;                 // who made it
    Outcome had, got;          // what it could have, and what it has now
    bool exact;                // proven, else estimated
    int discs;                 // how much less its score is than the best move's, else 0
    // The moves that keep what the position was worth, best first, as indices of moves(): its
    // outcome where that was lost and is proven, else its best score.
    std::vector<std::size_t> kept{};
    // The better line: best play from `before` on, as far as the analysis gives one, and the best
    // of the kept moves where it gives none.
    std::vector<std::string> better{};
    bool operator==(const Slip&) const = default;

    // It lost discs, and no proven outcome.
    bool ofDiscs() const { return discs > 0 && (!exact || had == got); }
};

// Two moves that a search holds for about equal differ by fewer discs, and the engine's own moves
// hardly ever lose so many by its own estimate (docs/games/reversi.md).
constexpr int estimatedSlip = 8;

// The slips of both sides along a path (Match::path()), as far as its positions are known.
std::vector<Slip> slipsOf(const Match& match, const std::vector<Match::Node>& path,
                          const Known& known);

// What the slip was ("Move 5: Green played c3 and made a lost position of a won one."), and which
// moves keep what it gave away. The cells of both sentences are those of the moves that they name.
Phrase whatHappened(const Match& match, const Slip& slip);
Phrase whatKept(const Match& match, const Slip& slip);

// How well a side played, by the positions that are known. This is what accuracy means everywhere.
// Where there are scores it is the mean number of discs lost a move: all moves count, passes too,
// and a move's loss is the best move's score less its own. Elsewhere it is the share of moves that
// kept the outcome among those where it could be lost, which is where some legal move has a worse
// outcome than the position.
struct Accuracy {
    bool scored = false;
    int moves = 0; // that count
    int discs = 0; // lost, where there are scores
    int kept = 0;  // moves that kept the outcome, where there are none
    bool operator==(const Accuracy&) const = default;
    // Discs a move, or a share from 0 to 1. None where no move counts.
    std::optional<double> value() const;
};
std::array<Accuracy, 2> accuracyOf(const Match& match, const std::vector<Match::Node>& path,
                                   const Known& known);
// "Dark lost 1.25 discs a move." or "X kept the outcome in 2 of 3 moves where it could be lost."
Phrase whatAccuracy(const Match& match, Side side, const Accuracy& accuracy);

// A position of a game as one fixed side sees it.
struct Point {
    Outcome outcome;
    bool exact;
    std::optional<int> score{}, remoteness{};
    int depth = 0; // plies that were looked ahead, where it is estimated
    bool operator==(const Point&) const = default;
};

// The points of a path, one for each node; none where nothing is known. A finished position is
// known without an analysis.
std::vector<std::optional<Point>> courseOf(const Match& match, const std::vector<Match::Node>& path,
                                           const Known& known, Side view);

} // namespace bouton
