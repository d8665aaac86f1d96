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

// "c5" is column c, row 5 from the top (docs/notation.md); "?" where no text stands for the cell,
// because it lies off every board (the last column is z).
std::string nameOf(Cell cell);
// Reads upper and lower case; nothing where the text is no cell's name.
std::optional<Cell> readCell(std::string_view text);

// "b3+b4"; no clicks are written "pass".
std::string nameOf(const Clicks& clicks);
std::optional<Clicks> readClicks(std::string_view text);

// "a" to "z", then "aa", "ab", …: boards wider than any that is played on have names too.
std::string columnName(int column);

} // namespace bouton
