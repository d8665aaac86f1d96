// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <vector>

#include "core/analysis.h"
#include "core/match.h"

namespace bouton {

// The review of a game: its slips, how well each side played, and the course of its values.
//
// Nothing here blocks. The same analyses give the same review. To get the same review in every run,
// use analyses that are bounded by nodes (Patience::Bounded). Scores are in what the game counts:
// discs in Reversi (core/lore.h, ScoreWords).

// The analysis of a node; null where nothing is known yet. The analysis need only live until the
// next call.
using Known = std::function<const Analysis*(Match::Node)>;

// A move that lost something that counts:
// - Proven (the values of the position and of the move are exact): a worse outcome, or, where there
//   are scores, any lower score, even if the winner stays the same.
// - Estimated, where there are scores: a score that is lower by at least `estimatedSlip`.
// - Estimated, without scores: a worse outcome.
struct Slip {
    Match::Node before, after; // the positions between which it was made
    int ply;                   // its number in the game, from 1, passes included
    Side side;                 // who made it
    Outcome had, got;          // what it could have, and what it has now
    bool exact;                // proven, else estimated
    int lost;                  // how much lower its score is than the best move's; else 0
    // The moves that keep what was lost, best first, as indices of moves(). What was lost is the
    // outcome, if the loss of it is proven or there are no scores; else the best score.
    std::vector<std::size_t> kept{};
    // The better line: best play from `before` on. If the analysis gives no line, this is the first
    // of the kept moves.
    std::vector<std::string> better{};
    bool operator==(const Slip&) const = default;

    // It lowered the score, and lost no proven outcome.
    bool ofScore() const { return lost > 0 && (!exact || had == got); }
};

// Two moves that a search finds about equal differ by less. The engine's own moves hardly ever lose
// so much by its own estimate (docs/games/reversi.md).
constexpr int estimatedSlip = 8;

// The slips of both sides along a path (Match::path()), in its order. Moves of positions that are
// not known are left out.
std::vector<Slip> slipsOf(const Match& match, const std::vector<Match::Node>& path,
                          const Known& known);

// The move that led to path[ply] (ply is at least 1), told as if it were a slip. Empty: the
// position before it is not known.
std::optional<Slip> judged(const Match& match, const std::vector<Match::Node>& path,
                           std::size_t ply, const Known& known);

// What the slip was: "Move 5: Green played c3 and made a lost position of a won one." And which
// moves keep what it gave away. The cells of a sentence are those of the moves that it names.
Phrase whatHappened(const Match& match, const Slip& slip);
Phrase whatKept(const Match& match, const Slip& slip);
// The same in a few words, to stand below a plot: "14 d2 gave away 4 discs."
Phrase whatItCost(const Match& match, const Slip& slip);

// How well a side played, by the positions that are known. This is what accuracy means everywhere.
// - With scores: the mean loss of score a move. All moves count, passes too. The loss of a move is
//   the best move's score minus its own.
// - Without scores: the share of moves that kept the outcome. A move counts where the outcome could
//   be lost, that is where some legal move has a worse outcome than the position.
struct Accuracy {
    bool scored = false;
    bool estimated = false; // with scores: the loss of some move is not proven
    bool brokenOff = false; // the game does not end by its rules
    int moves = 0;          // that count
    int lost = 0;           // with scores: their sum
    int kept = 0;           // without scores: moves that kept the outcome
    bool operator==(const Accuracy&) const = default;
    // The mean loss of score, or a share from 0 to 1. None if no move counts, or if fewer than
    // `leastMoves` lost nothing before the game was broken off: nobody has played without a fault
    // who resigned early.
    static constexpr int leastMoves = 5;
    std::optional<double> value() const;
};
std::array<Accuracy, 2> accuracyOf(const Match& match, const std::vector<Match::Node>& path,
                                   const Known& known);
// "Dark gave away 1.25 discs a move.", "Dark gave nothing away, the analysis estimates." or "X kept
// the outcome in 2 of 3 moves where it could be lost."
Phrase whatAccuracy(const Match& match, Side side, const Accuracy& accuracy);

// A position of a game as one fixed side sees it.
struct Point {
    Outcome outcome;
    bool exact;
    std::optional<int> score{}, remoteness{};
    int depth = 0; // plies that were looked ahead, where it is estimated
    bool operator==(const Point&) const = default;
};

// The move that led to a node, with its number, or who begins: "Move 5: Green c3."
Phrase whatWasPlayed(const Match& match, Match::Node node);
// What a point of a game says, in sentences: who wins or is ahead, and how deep an estimate looked.
// The point must be as side One sees it.
std::vector<Phrase> whatIsKnown(const Ruleset& game, const Point& point);

// The points of a path, one for each node, as `view` sees them; none where nothing is known. A
// finished position is known without an analysis.
std::vector<std::optional<Point>> courseOf(const Match& match, const std::vector<Match::Node>& path,
                                           const Known& known, Side view);

} // namespace bouton
