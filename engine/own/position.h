// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "own/rules.h"

namespace bouton::own {

// A position of a game of one's own, and what the rules say of it. Nothing here blocks.

struct Position {
    Size size{};         // of the board
    std::string cells{}; // letters, row by row; a digit for several pieces that share a cell
    std::vector<Heap> heaps{};
    Side side = Side::One; // to move
    bool operator==(const Position&) const = default;
};

// A turn that can be made.
struct Legal {
    int line; // of the file that allows it
    // Its name (docs/own-games.md): cells by rows, joined by "+". No two turns of a position have
    // one name.
    std::string name;
    Position after;
};

struct Ended {
    std::optional<Side> winner; // empty: drawn
    bool operator==(const Ended&) const = default;
};

// How a game begins on a board of this size, which the rules must have.
Position startOf(const Rules& rules, Size size);
// "ROWS SIDE", as docs/notation.md has it; of heaps "3/5/7 G", "5:3/7:2 G". And the reverse.
std::string textOf(const Rules& rules, const Position& position);
std::optional<Position> readPosition(const Rules& rules, std::string_view text);

std::vector<Legal> turnsAt(const Rules& rules, const Position& position);
bool hasTurn(const Rules& rules, const Position& position);
// Empty: the game goes on.
std::optional<Ended> resultOf(const Rules& rules, const Position& position);
// What the first goal that stands there gives, read for who has just moved.
std::optional<End> goalIn(const Rules& rules, const Position& position, Side moved);

// One way to take from a heap: what is taken, and the two heaps left (a <= b).
struct Taken {
    int taken, a, b;
    int line;
};
std::vector<Taken> takings(const Rules& rules, Heap heap, Side side, int heaps);
// Puts what is left of a heap there: the larger of two stays, the smaller goes to the first empty
// place behind those that are filled.
void leave(std::vector<Heap>& heaps, std::size_t at, const Taken& turn);

// For the reader of files: the lines of two turns that change the same cells in two ways; the most
// heaps that there can be; the letters that can come to stand on the board; the piece, if any, of
// which there are not as many as its line says.
std::optional<std::pair<int, int>> clashOf(const Rules& rules);
int mostHeapsOf(const Rules& rules);
std::set<char> lettersThatCome(const Rules& rules);
std::string wrongWith(const Rules& rules, const Position& position);

} // namespace bouton::own
