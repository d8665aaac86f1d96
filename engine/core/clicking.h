// SPDX-License-Identifier: MIT
#pragma once

#include "core/match.h"

namespace bouton {

// Clicks that grow into a move. It knows no rules, only the orders of clicks of every legal move.
// Nothing here blocks.
class Clicking {
public:
    Clicking() = default;
    explicit Clicking(std::vector<LegalMove> moves) : m_moves(std::move(moves)) {}

    enum class Growth {
        Refused, // no legal order goes on with this cell; nothing has changed
        Growing, // taken; more clicks are needed, or possible
        Whole,   // taken; the clicks are a move, and no longer move begins with them
    };
    Growth click(Cell cell);
    // Takes the last click back. Gives whether there was one.
    bool takeBack();
    void clear() { m_clicks.clear(); }

    const Clicks& clicks() const { return m_clicks; }
    // The cells that can be clicked next, in ascending order.
    Clicks next() const;
    // The move that the clicks so far make, as an index of moves(). Empty: they make no move yet.
    std::optional<std::size_t> move() const;
    // The move that is a button (pass), as an index of moves(). Empty if there is no such move.
    std::optional<std::size_t> button() const;
    const std::vector<LegalMove>& moves() const { return m_moves; }

private:
    std::vector<LegalMove> m_moves;
    Clicks m_clicks;
};

} // namespace bouton
