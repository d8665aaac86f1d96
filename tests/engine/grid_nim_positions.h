// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <unordered_map>

#include "engine/contract/samples.h"
#include "games/grid_nim/theory.h"

namespace bouton::testing {

template <> inline Settings smallSettings<GridNim>() { return {{"size", 5}, {"free", 10}}; }

inline GridNim::State gridPosition(std::string_view text) { return positionOf<GridNim>(text); }

// The position in which exactly these cells are free.
inline GridNim::State withFree(grid_nim::Cells free, int size) {
    return {.green = grid_nim::boardOf(size) & ~free, .size = size};
}

inline grid_nim::Cells cellsNamed(std::string_view text) {
    grid_nim::Cells cells = 0;
    const Clicks named = readClicks(text).value();
    for (const Cell cell : named)
        cells |= grid_nim::bitOf(cell);
    return cells;
}

// The cells above the diagonal of an empty board.
inline grid_nim::Cells triangle(int size) {
    grid_nim::Cells cells = 0;
    for (int row = 0; row < size; ++row)
        for (int column = row + 1; column < size; ++column)
            cells |= grid_nim::bitOf({row, column});
    return cells;
}

// One image of a region for all its translations, turns and mirror images.
inline grid_nim::Cells shapeOf(grid_nim::Cells region) {
    grid_nim::Cells least = ~grid_nim::Cells{0};
    for (int turn = 0; turn < 8; ++turn) {
        Clicks image = grid_nim::cellsOf(region);
        for (Cell& cell : image) {
            cell = turn & 1 ? Cell{cell.column, cell.row} : cell;
            cell = {turn & 2 ? -cell.row : cell.row, turn & 4 ? -cell.column : cell.column};
        }
        const int row = std::ranges::min(image, {}, &Cell::row).row;
        const int column = std::ranges::min(image, {}, &Cell::column).column;
        grid_nim::Cells cells = 0;
        for (const Cell& cell : image)
            cells |= grid_nim::bitOf({cell.row - row, cell.column - column});
        least = std::min(least, cells);
    }
    return least;
}

// Calls f(free cells) for every set of `count` cells of a board.
template <class F>
void forEachChoice(int size, int count, F f, grid_nim::Cells chosen = 0, int from = 0) {
    if (count == 0) {
        f(chosen);
        return;
    }
    for (int i = from; i <= size * size - count; ++i)
        forEachChoice(size, count - 1, f, chosen | grid_nim::bitOf({i / size, i % size}), i + 1);
}

// Nimbers found with nothing but the rules: the mex over whole positions. Only the free cells of a
// position matter.
class GridTruth {
public:
    int nimber(const GridNim::State& state) {
        if (const auto known = m_known.find(state.free()); known != m_known.end())
            return known->second;
        std::vector<bool> seen(200);
        for (const auto move : GridNim::moves(state))
            seen[static_cast<std::size_t>(nimber(GridNim::after(state, move)))] = true;
        const auto mex = static_cast<int>(std::ranges::find(seen, false) - seen.begin());
        return m_known[state.free()] = mex;
    }

private:
    std::unordered_map<grid_nim::Cells, int, grid_nim::HashOfCells> m_known;
};

} // namespace bouton::testing
