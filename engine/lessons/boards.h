#pragma once

#include <string>
#include <utility>
#include <vector>

namespace bouton {

// Positions of our lessons, as they are written (docs/notation.md).

// The horse on each of these cells, by row and column from 0, of a board of so many rows.
std::vector<std::string> horseOn(int size, const std::vector<std::pair<int, int>>& cells);
// A board of Grid Nim on which these cells alone are free: "b1+c1+c2+d2".
std::string freeOn(int size, const std::string& cells);
std::vector<std::string> freeOn(int size, const std::vector<std::string>& cells);
// The position, and its mirror images left to right, upside down and both.
std::vector<std::string> withImages(const std::string& position);

} // namespace bouton
