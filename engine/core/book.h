#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace bouton {

// What an opening book says of a legal move.
struct BookMove {
    // In points, for the side that makes it; none: the book does not know the move.
    std::optional<double> score{};
    double loss = 0;          // how much less that is than the best move's score
    double chance = 0;        // how likely a computer that plays from the book chooses it, 0 to 1
    bool goesOn = false;      // the book knows the moves after it too
    const char* opening = ""; // the name of the opening that it leads to, marked for translation
    std::string key{};        // of the position after it
    bool operator==(const BookMove&) const = default;
};

// What an opening book says of a position.
struct BookPage {
    // The same for all positions that the game takes for one: those that become equal when the
    // board is turned. So lines of play meet in it.
    std::string key{};
    std::vector<BookMove> moves{}; // in the order of the game's moves()
    int depth = 0;                 // plies from the position to where its line's search has ended
    double mostLoss = 0;           // of a move that a computer plays from the book; others leave it
    bool operator==(const BookPage&) const = default;
    // Whether the book has the position.
    bool isKnown() const { return !moves.empty() && moves.front().score.has_value(); }
};

} // namespace bouton
