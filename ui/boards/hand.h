// SPDX-License-Identifier: MIT
#pragma once

#include <map>

#include "ui/boards/board_plan.h"
#include "ui/boards/shown.h"

namespace bouton {

// What mouse and keys find on a board.
struct Field {
    const BoardPlan& plan;
    const Shown& shown;
    const ClickPreviews& previews; // may be empty: nothing rises and nothing is dragged
    bool grid = true;              // Manner::grid

    bool editing() const { return plan.room().editing; }
    bool previewed() const { return shown.preview.has_value(); }
    // A click on the cell is taken.
    bool takes(Cell cell) const { return editing() || shown.isNext(cell); }
    // After the clicks that are chosen already. Nothing is known in a preview, nor while a position
    // is set up.
    ClickPreview preview(const Clicks& more) const;
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

// What the mouse does on a board: clicks, drags, and presses that run over several cells. It is
// told points and answers with wishes, so that whoever fulfils them knows no drags: a drag ends in
// the clicks of a hand that clicks cell by cell.
class Hand {
public:
    void press(QPointF point, bool left, const Field& field);
    // The left button. What was held stays in the hand until letGo(), so that a move can begin
    // where the hand is.
    Wishes release(QPointF point, const Field& field);
    // The second press of a double click.
    Wishes pressAgain(QPointF point, bool left, const Field& field);
    // The mouse has moved. What is pressed and pulled away is taken up.
    void drag(QPointF point, const Field& field);
    // The mouse is there, or nowhere. Gives whether it has come over another cell.
    bool hover(std::optional<QPointF> point, const BoardPlan& plan);
    void letGo();

    const std::optional<QPointF>& mouse() const { return m_mouse; }
    std::optional<Cell> hovered() const { return m_hovered; }
    bool holds() const { return !m_held.empty(); }
    bool drags() const { return holds() || m_carries || !m_swept.empty(); }
    // While a position is set up: the cell whose piece hangs on the mouse.
    std::optional<Cell> carried() const { return m_carries ? m_pressed : std::nullopt; }
    // Where what is held may be put down.
    const std::vector<Drop>& drops() const { return m_drops; }
    const Clicks& swept() const { return m_swept; } // what a press has run over
    // Puts what is held where the hand is.
    void carry(std::vector<ShownPiece>& pieces) const;
    // What rises under the mouse, and how high: what can be taken up, or what a click would move or
    // turn.
    struct Touch {
        std::map<Cell, double> lifts{};
        Qt::CursorShape cursor = Qt::ArrowCursor;
    };
    Touch touch(const Field& field) const;

    static constexpr double liftOfAGrip = 0.6, liftOfWhatTurns = 0.3;

private:
    void sweep(QPointF point, const Field& field);
    Wishes putDown(QPointF point, const Field& field);

    std::optional<Cell> m_pressed; // where the left button went down
    QPointF m_pressedAt;
    bool m_clicked = false; // the last press and release were a click
    bool m_carries = false;
    Clicks m_held;             // what is dragged in play: what goes together
    std::vector<Drop> m_drops; // where that may go
    Clicks m_swept;
    std::optional<QPointF> m_mouse;
    std::optional<Cell> m_hovered;
};

// The keys of a board: the arrows move a visible focus cell, Space clicks it, Delete takes away
// what stands there, Enter ends a turn, Escape takes the last click back.
class Keys {
public:
    Cell cell() const { return m_cell; }
    bool shown() const { return m_shown; } // by keys, not by the mouse
    void show(bool shown) { m_shown = shown; }
    void put(Cell cell) { m_cell = cell; }
    void layOut(const BoardPlan& plan); // stays on a cell, if there is any

    // What a key wants. Empty: it is not the board's. `plain`: pressed once, without modifiers; of
    // the others only the arrows are the board's.
    std::optional<Wishes> press(int key, bool plain, const Field& field);
    // It comes before a shortcut of the window that is the same.
    static bool isOwn(int key, bool editing);

private:
    void move(const BoardPlan& plan, int rowStep, int columnStep);

    Cell m_cell;
    bool m_shown = false;
};

} // namespace bouton
