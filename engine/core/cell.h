// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bouton {

// A square of the board, counted from 0 at the top left.
struct Cell {
    int row = 0, column = 0;
    auto operator<=>(const Cell&) const = default;
};

// What a player clicks, in this order.
using Clicks = std::vector<Cell>;

// "c5" is column c, row 5 from the top (docs/notation.md). A cell that lies off every board has no
// name: it gives "?". After column z comes aa; the last with a name is bh, the 60th.
std::string nameOf(Cell cell);
// Reads upper and lower case. Gives nothing if the text is not the name of a cell.
std::optional<Cell> readCell(std::string_view text);

// "b3+b4", or "pass" if there are no clicks.
std::string nameOf(const Clicks& clicks);
// The reverse. Gives nothing if the text is neither.
std::optional<Clicks> readClicks(std::string_view text);

// "a" to "z", then "aa", "ab", …, for tables that are wider than any board.
std::string columnName(int column);

} // namespace bouton
