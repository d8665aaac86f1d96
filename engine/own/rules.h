// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/cell.h"
#include "core/side.h"
#include "language/statement.h"

namespace bouton::own {

// The rules of a game that somebody has written as a text (docs/own-games.md). They are a value.

inline constexpr std::size_t mostBytes = 20'000, mostLines = 200, mostInALine = 500;
inline constexpr std::size_t mostTurns = 32, mostGoals = 8, mostKinds = 8, mostLetters = 12;
inline constexpr int mostAcross = 12, mostHeaps = 12, mostCounters = 60, mostShared = 9;
inline constexpr int mostCells = mostAcross * mostAcross;
inline constexpr int mostPlaces = 26; // of heaps in a position: as many as there are letters

struct Size {
    int rows = 0, columns = 0;
    int cells() const { return rows * columns; }
    bool has(Cell cell) const {
        return cell.row >= 0 && cell.column >= 0 && cell.row < rows && cell.column < columns;
    }
    // Cells have numbers, row by row.
    Cell cellAt(int number) const { return {number / columns, number % columns}; }
    Cell cellAt(std::size_t number) const { return cellAt(static_cast<int>(number)); }
    std::size_t numberOf(Cell cell) const {
        return static_cast<std::size_t>(cell.row * columns + cell.column);
    }
    bool operator==(const Size&) const = default;
};

struct Heap {
    int size = 0;
    int most = 0; // what the word "most" says of it; 0: nothing was said
    auto operator<=>(const Heap&) const = default;
};

// One sign of a drawing, by its place from the first one, and what it becomes.
struct Sign {
    int row = 0, column = 0;
    char from = '.', to = '.';
    bool slid = false; // a free cell under "~", of which conditions do not speak
};
// A drawing as it is read in one way.
struct Drawing {
    std::vector<Sign> signs; // without "~"
    int slide = -1;          // before which sign "~" stands; -1: nowhere
    Cell step{};             // from one sign to the next where "~" stands

    // Under its "~" there can be fewer cells than this.
    int slides(Size size) const { return slide < 0 ? 1 : std::max(size.rows, size.columns); }
};
// The signs of a drawing with so many cells under its "~".
std::vector<Sign> drawn(const Drawing& drawing, int slide);
// Where the first sign of a drawing can stand on a board: from one corner to the other. There is no
// such place if the last corner is above the first one or to the left of it.
struct Span {
    Cell first, last;
    bool isEmpty() const { return last.row < first.row || last.column < first.column; }
};
Span spanOf(const std::vector<Sign>& signs, Size size);

// When a turn counts.
struct Condition {
    language::Statement says;
    bool whole = false;    // it speaks of the whole position
    bool absolute = false; // it speaks of rows and columns by their numbers
    bool sided = false;    // it tells own pieces from the other's
    bool lines = false;    // it tells rows from columns
    bool looks = false;    // it looks at other cells than those of the turn
};

struct Turn {
    int line = 0;
    std::array<bool, 2> of{true, true}; // who may make it
    std::vector<Drawing> ways{};        // on a board
    char clears = '\0';                 // on a board: the letter from which it clears
    std::vector<Cell> sweep{};          // and the one way or the two
    // Of heaps, what may be left after so many are taken, as the digits of an octal code say it: 1
    // nothing, 2 one heap, 4 two. `rest` is for all numbers from the end of the list on.
    std::vector<std::uint8_t> codes{};
    std::uint8_t rest = 0;
    std::optional<Condition> condition{};

    int codeOf(std::size_t taken) const { return taken < codes.size() ? codes[taken] : rest; }
};

enum class Place : std::uint8_t {
    Anywhere,
    FirstRow,
    LastRow,
    FirstColumn,
    LastColumn,
    FirstCell,
    LastCell,
    DarkCells,
    LightCells
};
bool isIn(Place place, Cell cell, Size size);

enum class End : std::uint8_t { Wins, Loses, Draws, One, Two }; // of who has moved; of a side
struct Goal {
    int line = 0;
    std::array<bool, 2> of{true, true}; // after whose turns it is looked for
    std::vector<std::vector<Sign>> ways{};
    Place place = Place::Anywhere;
    End end = End::Wins;
};

using Last = End; // what the last turn does for who has made it; never of a side

struct Piece {
    char letter;
    std::string name;
    bool one = false, onePerColumn = false;
    int line = 0;
};

// A line that says how a game begins: what stands on all cells, or a sign in some of them.
struct Beginning {
    std::string cells{};
    char sign = '.';
    Place place = Place::Anywhere;
};

struct SideName {
    std::string name;
    char letter;
};

struct Rules {
    std::string title;
    std::vector<std::string> says{};
    std::array<SideName, 2> sides{{{"Green", 'G'}, {"Red", 'R'}}};
    std::vector<Heap> heaps{}; // the start of a game of heaps; else there is a board
    Size least{}, standard{}, largest{};
    std::vector<Beginning> start{};
    std::vector<Piece> pieces{};
    char shared = '\0'; // the piece of which several may stand on a cell
    std::vector<Turn> turns{};
    std::vector<Goal> goals{};
    Last last = Last::Wins;

    bool ofHeaps() const { return !heaps.empty(); }
    // What a sign means for a side: "+" and "-" are letters of the sides.
    char letterOf(char sign, Side side) const {
        return sign == '+'   ? sides[indexOf(side)].letter
               : sign == '-' ? sides[indexOf(other(side))].letter
                             : sign;
    }
    std::string sideLetters() const { return {sides[0].letter, sides[1].letter}; }
    // Whether a condition speaks of the whole position, so that its parts depend on one another.
    bool isWhole() const;
    bool isAbsolute() const; // whether a condition speaks of rows and columns by their numbers
    // The letters of the file, "#" among them, in the order of ASCII; not ".".
    std::string letters() const;
};

std::string nameOf(Size size); // "8 x 4"
// The sizes that a board of this game may have, row by row.
std::vector<Size> sizesOf(const Rules& rules);

} // namespace bouton::own
