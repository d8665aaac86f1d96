#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/cell.h"

namespace bouton {

enum class Outcome : std::uint8_t { Loss, Draw, Win };

constexpr Outcome opposite(Outcome outcome) {
    return static_cast<Outcome>(2 - static_cast<int>(outcome));
}

// What is known of a position, for the side to move, or of a move, for the side that makes it.
struct Value {
    Outcome outcome{};
    bool exact = true;               // proven, not estimated
    std::optional<int> nimber{};     // of the position, or of the position after the move
    std::optional<int> score{};      // own minus opponent's points at the end, where it counts
    std::optional<int> remoteness{}; // plies to the end: the winner hastens it, the loser delays
    int part = -1;                   // the summand (Analysis::parts) that a move is made in
    std::optional<int> partNimber{}; // the nimber of that summand after the move
    bool operator==(const Value&) const = default;
};

// A summand of a position: the sum's nimber is the nim-sum of its parts'.
struct Part {
    Clicks cells;
    int nimber;
    bool operator==(const Part&) const = default;
};

// What is true of one position. `moves` stands in the order of the game's moves().
struct Analysis {
    Value position{};
    std::vector<Value> moves{};
    std::vector<Part> parts{};
    // What a game's one piece would be worth in each cell of the board, row by row (Trojan horse).
    std::vector<Part> map{};
    std::vector<std::string> line{}; // the principal variation, as moves are written
    int depth = 0;                   // plies searched, where values are not exact
    // Only Reversi: how thorough a search to the end of the game was that leaves moves out and so
    // is not exact; 1 the least, 0 for any other search (games/reversi/searcher.h).
    int level = 0;
    // Where there are nimbers, who cannot move loses, and nobody draws.
    bool mayBeDrawn() const { return !position.nimber; }
    bool operator==(const Analysis&) const = default;
};

// Called on the worker whenever there is news; must not block.
template <class T> using Post = std::function<void(T)>;

} // namespace bouton
