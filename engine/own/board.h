// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "own/rules.h"

namespace bouton::own {

// The turns of a game on a board of one size, each at each of its places.

// What stands on a cell: `outside` if the cell does not belong to the part, `freeCell`, or a
// letter's number from 2 on.
using Code = char;
inline constexpr Code outside = 0, freeCell = 1;
using Codes = std::uint16_t; // a set of them
constexpr Codes only(int code) { return static_cast<Codes>(1U << code); }
inline constexpr Codes anyCell = 0xFFFE;

// The numbers of letters. Where they are merged, letters that nothing reads have one.
class Alphabet {
public:
    Alphabet(const Rules& rules, bool merged);
    Code codeOf(char letter) const { return m_codes[static_cast<unsigned char>(letter)]; }
    // The codes of a position's letters, and what has a code where letters are not merged.
    std::string codesOf(std::string_view letters) const;
    char letterOf(Code code) const { return m_letters[static_cast<std::size_t>(code)]; }
    std::size_t codes() const { return m_letters.size(); }

private:
    std::array<Code, 128> m_codes{};
    std::string m_letters = "?."; // by their codes
};

// The code of the other side's letter for that of a side's; others stay.
Code exchangedCode(const Rules& rules, const Alphabet& alphabet, Code code);

struct Need {
    std::uint8_t cell;
    Codes may; // what stands there
};
inline bool areMet(const std::vector<Need>& needs, std::string_view cells) {
    return std::ranges::all_of(
        needs, [&](const Need& need) { return (need.may >> cells[need.cell] & 1) != 0; });
}
struct Write {
    std::uint8_t cell;
    Code code;
};

// A turn at a place.
struct Placement {
    const Turn* turn;
    Side side;
    std::vector<Need> needs;
    std::vector<Write> writes;        // of cells that are there
    std::vector<Cell> signs;          // the cells of the turn in its condition
    std::vector<std::uint8_t> looks;  // where a condition looks that is worked out each time
    std::vector<std::uint8_t> covers; // all cells of the drawing
    bool asks = false;                // such a condition
};

// Where a goal can stand.
struct GoalPlace {
    const Goal* goal;
    std::vector<Need> needs;
};
// What the first of them gives that stands on these cells.
inline std::optional<End> endBy(const std::vector<GoalPlace>& places, std::string_view cells) {
    for (const GoalPlace& place : places)
        if (areMet(place.needs, cells))
            return place.goal->end;
    return std::nullopt;
}
// In the order of the goals.
std::vector<GoalPlace> goalPlaces(const Rules& rules, const Alphabet& alphabet, Size size,
                                  Side moved);

class Board {
public:
    Board(const Rules& rules, const Alphabet& alphabet, Size size, bool sameForBoth = false);

    Size size() const { return m_size; }
    const std::vector<Placement>& turns(Side side) const { return m_turns[indexOf(side)]; }
    const std::vector<GoalPlace>& goals(Side moved) const { return m_goals[indexOf(moved)]; }
    // Whether no turn can make another one possible.
    bool isMonotone() const { return m_isMonotone; }
    bool isLegal(const Placement& turn, std::string_view cells) const {
        return areMet(turn.needs, cells) && isAllowed(turn, cells);
    }
    // Whether its condition holds.
    bool isAllowed(const Placement& turn, std::string_view cells) const {
        return !turn.asks || holds(turn, cells);
    }
    static void make(const Placement& turn, std::string& cells) {
        for (const Write& write : turn.writes)
            if (cells[write.cell] != outside)
                cells[write.cell] = write.code;
    }

private:
    void add(const Turn& turn, Side side);
    void place(const Turn& turn, Side side, const std::vector<Sign>& signs);
    void addClear(const Turn& turn, Side side, Cell at);
    // Works out what the condition says of places. Gives false if it is never true here.
    bool settle(Placement& made);
    bool holds(const Placement& turn, std::string_view cells) const;
    void findWhetherMonotone();
    std::uint8_t numberOf(Cell cell) const {
        return static_cast<std::uint8_t>(m_size.numberOf(cell));
    }
    // The pieces that a field counts.
    Codes countedBy(std::size_t field, Side side) const;

    const Rules& m_rules;
    const Alphabet& m_alphabet;
    Size m_size;
    std::array<std::vector<Placement>, 2> m_turns;
    std::array<std::vector<GoalPlace>, 2> m_goals;
    bool m_isMonotone = true;
};

// Under which of the eight turns and mirror images of a board (bits: 1 transposed, 2 upside down, 4
// mirrored) the turns of both sides stay the same; and whether both sides have the same turns.
std::vector<int> symmetriesOf(const Rules& rules, const Alphabet& alphabet);
bool isSameForBoth(const Rules& rules, const Alphabet& alphabet);
// The first of them under which each side gets the turns of the other, once the sides have
// exchanged their letters; empty if there is none.
std::optional<int> exchangeOf(const Rules& rules, const Alphabet& alphabet);

} // namespace bouton::own
