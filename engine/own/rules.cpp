// SPDX-License-Identifier: MIT
#include "own/rules.h"

#include <algorithm>
#include <set>

namespace bouton::own {

bool isIn(Place place, Cell cell, Size size) {
    const bool firstRow = cell.row == 0, lastRow = cell.row == size.rows - 1;
    const bool firstColumn = cell.column == 0, lastColumn = cell.column == size.columns - 1;
    switch (place) {
    case Place::Anywhere: return true;
    case Place::FirstRow: return firstRow;
    case Place::LastRow: return lastRow;
    case Place::FirstColumn: return firstColumn;
    case Place::LastColumn: return lastColumn;
    case Place::FirstCell: return firstRow && firstColumn;
    case Place::LastCell: return lastRow && lastColumn;
    case Place::DarkCells: return (cell.row + cell.column) % 2 == 0;
    case Place::LightCells: break;
    }
    return (cell.row + cell.column) % 2 != 0;
}

bool Rules::isWhole() const {
    return std::ranges::any_of(
        turns, [](const Turn& turn) { return turn.condition && turn.condition->whole; });
}

bool Rules::isAbsolute() const {
    return std::ranges::any_of(
        turns, [](const Turn& turn) { return turn.condition && turn.condition->absolute; });
}

std::string Rules::letters() const {
    std::set<char> all;
    const auto see = [&](char sign) {
        if (sign == '#' || (sign >= 'A' && sign <= 'Z'))
            all.insert(sign);
    };
    for (const SideName& side : sides)
        see(side.letter);
    for (const Piece& piece : pieces)
        see(piece.letter);
    for (const Beginning& line : start) {
        see(line.sign);
        std::ranges::for_each(line.cells, see);
    }
    for (const Turn& turn : turns) {
        see(turn.clears);
        for (const Drawing& way : turn.ways)
            for (const Sign& sign : way.signs) {
                see(sign.from);
                see(sign.to);
            }
    }
    for (const Goal& goal : goals)
        for (const auto& way : goal.ways)
            for (const Sign& sign : way)
                see(sign.from);
    return {all.begin(), all.end()};
}

std::vector<Sign> drawn(const Drawing& drawing, int slide) {
    std::vector<Sign> signs = drawing.signs;
    if (drawing.slide < 0)
        return signs;
    const Cell step = drawing.step;
    const auto behind = signs.begin() + drawing.slide;
    for (auto sign = behind; sign != signs.end(); ++sign) {
        sign->row += step.row * slide;
        sign->column += step.column * slide;
    }
    std::vector<Sign> free;
    for (int at = drawing.slide; at < drawing.slide + slide; ++at)
        free.push_back({step.row * at, step.column * at, '.', '.', true});
    signs.insert(behind, free.begin(), free.end());
    return signs;
}

Span spanOf(const std::vector<Sign>& signs, Size size) {
    const auto [top, bottom] = std::ranges::minmax(signs, {}, &Sign::row);
    const auto [left, right] = std::ranges::minmax(signs, {}, &Sign::column);
    return {{-top.row, -left.column},
            {size.rows - 1 - bottom.row, size.columns - 1 - right.column}};
}

std::string nameOf(Size size) {
    return std::to_string(size.rows) + " x " + std::to_string(size.columns);
}

std::vector<Size> sizesOf(const Rules& rules) {
    std::vector<Size> all;
    for (int rows = rules.least.rows; rows <= rules.largest.rows; ++rows)
        for (int columns = rules.least.columns; columns <= rules.largest.columns; ++columns)
            all.push_back({rows, columns});
    return all;
}

} // namespace bouton::own
