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
        for (const std::string& row : line.rows)
            std::ranges::for_each(row, see);
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
    std::vector<Sign> signs;
    for (std::size_t i = 0; i <= drawing.signs.size(); ++i) {
        const bool behind = drawing.slide >= 0 && static_cast<int>(i) >= drawing.slide;
        if (static_cast<int>(i) == drawing.slide)
            for (int k = 0; k < slide; ++k)
                signs.push_back({drawing.step.row * (drawing.slide + k),
                                 drawing.step.column * (drawing.slide + k), '.', '.'});
        if (i == drawing.signs.size())
            break;
        Sign sign = drawing.signs[i];
        if (behind) {
            sign.row += drawing.step.row * slide;
            sign.column += drawing.step.column * slide;
        }
        signs.push_back(sign);
    }
    return signs;
}

} // namespace bouton::own
