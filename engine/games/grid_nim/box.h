#pragma once

#include <algorithm>

#include "games/grid_nim/cells.h"

namespace bouton::grid_nim {

// The rectangle of all rows and columns that hold a cell.
struct Box {
    int top = mostSize, left = mostSize, bottom = 0, right = 0;
};
inline Box boxOf(Cells cells) {
    Box box;
    for (; cells != 0; cells &= cells - 1) {
        const Cell cell = lowestCell(cells);
        box.top = std::min(box.top, cell.row);
        box.bottom = std::max(box.bottom, cell.row);
        box.left = std::min(box.left, cell.column);
        box.right = std::max(box.right, cell.column);
    }
    return box;
}

} // namespace bouton::grid_nim
