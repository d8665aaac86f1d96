// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <climits>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <numeric>
#include <optional>
#include <string>
#include <vector>

#include "core/cell.h"

namespace bouton {

// With best play, for the side to move.
enum class Outcome : std::uint8_t { Loss, Draw, Win };

constexpr Outcome opposite(Outcome outcome) {
    return static_cast<Outcome>(2 - static_cast<int>(outcome));
}

// What is known of a position, for the side to move, or of a move, for the side that makes it.
struct Value {
    Outcome outcome{};
    bool exact = true;               // proven, else estimated
    std::optional<int> nimber{};     // of the position, or of the position after the move
    std::optional<int> score{};      // own minus opponent's points at the end; only in some games
    std::optional<int> remoteness{}; // plies to the end, if the winner hurries and the loser delays
    int part = -1;                   // the part that a move is made in, an index of Analysis::parts
    std::optional<int> partNimber{}; // the nimber of that part after the move
    bool operator==(const Value&) const = default;
    // Nothing is known: the outcome is neither proven nor estimated by a score or a nimber.
    bool isGuess() const { return !exact && !score && !nimber; }
};

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

// The indices of `moves`, best first. Moves of equal value stay in their order. Does not block.
inline std::vector<std::size_t> bestFirst(const std::vector<Value>& moves) {
    std::vector<std::size_t> order(moves.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(
        order, [&](std::size_t a, std::size_t b) { return better(moves[a], moves[b]); });
    return order;
}

// An estimate within one point says nothing of who wins.
constexpr bool isAboutEven(double score) { return score >= -1 && score <= 1; }

// A summand of a position. The nimber of the position is the nim-sum of the nimbers of its parts.
struct Part {
    Clicks cells;
    int nimber;
    bool operator==(const Part&) const = default;
};

// What is true of one position. `moves` has the order of the game's moves().
struct Analysis {
    Value position{};
    std::vector<Value> moves{};
    std::vector<Part> parts{};
    // Trojan horse: what the horse would be worth in each cell of the board, row by row.
    std::vector<Part> map{};
    std::vector<std::string> line{}; // the principal variation, as moves are written
    int depth = 0;                   // plies searched, where values are estimated
    // Reversi: the level of a search to the end of the game that leaves moves out, so that it is
    // not exact. From 1, which leaves out most; 0 for any other search (games/reversi/searcher.h).
    int level = 0;
    // How long it may take until all is proven: an endless look at it comes to its end soon; takes
    // hours; or perhaps never ends.
    enum class Reach : std::uint8_t { Soon, Long, PerhapsNever };
    Reach reach = Reach::Soon;
    bool decisive = false; // a game with nimbers, also where the position's is not known
    // In a game with nimbers the side that cannot move loses, and nobody draws.
    bool mayBeDrawn() const { return !position.nimber && !decisive; }
    bool operator==(const Analysis&) const = default;
};

// Called on the thread that works whenever there is news. It must not block.
template <class T> using Post = std::function<void(T)>;

} // namespace bouton
