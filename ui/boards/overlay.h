// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <algorithm>
#include <optional>
#include <vector>

#include "core/analysis.h"

namespace bouton {

// What is known of a position, drawn upon it (BoardView::setOverlay).
struct Overlay {
    // What a click on a cell is worth to the side to move: a shape and a colour for the outcome, a
    // short text in it. Estimates have a broken outline, the best moves a ring.
    struct Worth {
        Cell cell;
        Outcome outcome{};
        bool exact = true, best = false;
        QString text{}, words{}; // in the mark, and for those who do not see it
        bool covered = false;    // nothing is said of it yet: a plain dot keeps its place
        bool operator==(const Worth&) const = default;
    };
    // Cells that are worth a nimber together. More `heat` (0 to 1) is a stronger tint. A part of a
    // sum is outlined; a cell of a heat map is not.
    struct Patch {
        Clicks cells;
        double heat = 0;
        QString text{};
        bool outlined = false;
        bool operator==(const Patch&) const = default;
    };
    // What the line below the board says beside the marks that occur: what the numbers are, and how
    // deep estimates look.
    struct Legend {
        QString numbers{};
        int depth = 0;         // in plies; 0: not said
        bool ofScores = false; // the marks say who is ahead, and not who wins
        bool operator==(const Legend&) const = default;
    };
    std::vector<Worth> worths{};
    std::vector<Patch> map{};
    // A cell and its options. The cell is worth the least number that none of the options is worth.
    Clicks reach{};
    // Room is kept for the line while there is one, though it says nothing, so that the board does
    // not jump. Null if there is no line.
    std::optional<Legend> legend{};
    bool operator==(const Overlay&) const = default;

    // The map is of single cells, not of the parts of a sum.
    bool isHeatMap() const {
        return std::ranges::any_of(map, [](const Patch& patch) { return !patch.outlined; });
    }
};

} // namespace bouton
