#include "games/trojan_horse/cells.h"

#include <algorithm>

namespace bouton::trojan_horse {

TrojanHorse::State horseIn(Cell cell) {
    constexpr int leastSide = 4; // of a board that the game reads
    return {std::max(leastSide, cell.row + 1), std::max(leastSide, cell.column + 1), cell};
}

Clicks cellsOf(const Settings& settings) {
    Clicks cells;
    for (int row = 0; row < valueOf(settings, "rows"); ++row)
        for (int column = 0; column < valueOf(settings, "columns"); ++column)
            cells.push_back({row, column});
    std::ranges::stable_sort(cells, {}, [](Cell cell) { return std::max(cell.row, cell.column); });
    return cells;
}

} // namespace bouton::trojan_horse
