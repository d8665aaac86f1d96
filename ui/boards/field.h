#pragma once

#include "ui/boards/board_plan.h"
#include "ui/boards/shown.h"

namespace bouton {

// What mouse and keys find on a board.
struct Field {
    const BoardPlan& plan;
    const Shown& shown;
    const Foresight& foresight; // may be empty: nothing rises and nothing is dragged
    bool grid = true;           // Manner::grid

    bool editing() const { return plan.room().editing; }
    bool previewed() const { return shown.preview.has_value(); }
    // A click on the cell is taken.
    bool takes(Cell cell) const { return editing() || shown.isNext(cell); }
    // After the clicks that are chosen already. Nothing is known in a preview, nor while a position
    // is set up.
    Outlook outlook(const Clicks& more) const;
    // Where what stands in the cell may be put down.
    std::vector<Drop> dropsOf(Cell cell) const;
};

// What the user wants of a board.
struct Wish {
    enum class Kind {
        Click,
        EndTurn,
        Revoke,  // the last click
        Dismiss, // the preview
        Drag,  // while a position is set up: what stands in `cell` to another one, or off the board
        Erase, // while a position is set up
        PutBack, // what was held has no place there
    };
    Kind kind;
    Cell cell{};
    std::optional<Cell> to{};
    bool operator==(const Wish&) const = default;
};
using Wishes = std::vector<Wish>;

// A click on a cell, which dismisses a preview if there is one.
Wish clickOn(Cell cell, const Field& field);

} // namespace bouton
