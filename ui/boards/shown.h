// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <optional>

#include "core/step.h"
#include "ui/boards/overlay.h"

namespace bouton {

// What is marked on a board beside the picture itself.
struct BoardMarks {
    Clicks next{};   // cells that a click would take: lit, if legal moves are shown
    Clicks chosen{}; // clicks of the move that is growing
    Clicks named{};  // cells that a sentence speaks of: a winning line, what hinders a start
    Clicks struck{}; // a move that was a slip
    // The last move answers the one before: an arrow shows its way, and what that one left or took
    // keeps an outline.
    bool reply = false;
    const char* namedAs = nullptr; // what `named` is by ear, marked for translation; null: marked
    bool operator==(const BoardMarks&) const = default;
};

// All that a board is told to show.
struct Shown {
    Scene scene{std::make_shared<const Picture>()};
    BoardMarks marks{};
    Overlay overlay{}; // what is known of the position
    Clicks lit{};      // cells that something elsewhere speaks of, such as a part in a panel
    std::optional<Scene> preview{}; // another position instead, without marks and values
    bool legalMoves = true;         // are marked

    const Scene& seen() const { return preview ? *preview : scene; }
    // Whether the cells bear a map of numbers, below which a pattern would disturb.
    bool mapped() const { return !preview && overlay.isHeatMap(); }
    bool hasWorth(Cell cell) const {
        return std::ranges::find(overlay.worths, cell, &Overlay::Worth::cell)
               != overlay.worths.end();
    }
    bool isNext(Cell cell) const { return std::ranges::find(marks.next, cell) != marks.next.end(); }
};

} // namespace bouton
