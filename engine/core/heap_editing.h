// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <vector>

#include "core/cell.h"

namespace bouton {

// Heaps while they are set up by hand, as Editing has it: a cell is a thing of its column's heap,
// the k-th from the bottom in row room - k. Each gives whether there are such cells; else nothing
// changes.
struct EditedHeaps {
    std::vector<int*> sizes; // by column
    int room;                // of each

    // '.': without the thing and those above it; there is nothing else to put.
    bool put(Cell cell, char letter) const {
        int* const size = at(cell);
        if (!size || letter != '.')
            return false;
        *size = std::min(*size, heightOf(cell) - 1);
        return true;
    }
    // The thing and those above it, if there is room for them.
    bool move(Cell from, Cell to) const {
        int *const source = at(from), *const target = at(to);
        if (!source || !target || *source < heightOf(from))
            return false;
        const int moving = *source - heightOf(from) + 1;
        if (source == target) {
            *source = heightOf(to);
        } else if (*target + moving <= room) {
            *source -= moving;
            *target += moving;
        }
        return true;
    }
    // The heap reaches up to the cell; without that thing if it does already.
    bool arrange(Cell cell) const {
        int* const size = at(cell);
        if (!size)
            return false;
        *size = heightOf(cell) - (*size == heightOf(cell));
        return true;
    }
    bool clear() const {
        for (int* const size : sizes)
            *size = 0;
        return true;
    }

private:
    int heightOf(Cell cell) const { return room - cell.row; }
    int* at(Cell cell) const {
        return cell.column >= 0 && cell.column < std::ssize(sizes) && cell.row >= 0
                       && cell.row < room
                   ? sizes[static_cast<std::size_t>(cell.column)]
                   : nullptr;
    }
};

} // namespace bouton
