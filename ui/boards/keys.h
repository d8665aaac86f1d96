#pragma once

#include "ui/boards/field.h"

namespace bouton {

// The keys of a board: the arrows move a visible focus cell, Space clicks it, Delete takes away
// what stands there, Enter ends a turn, Escape takes the last click back.
class Keys {
public:
    Cell cell() const { return m_cell; }
    bool shown() const { return m_shown; } // by keys, not by the mouse
    void show(bool shown) { m_shown = shown; }
    void put(Cell cell) { m_cell = cell; }
    void layOut(const BoardPlan& plan); // stays on a cell, if there is any

    // What a key wants. None: it is not the board's. `plain`: pressed once, without modifiers; of
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
