#pragma once

#include "core/match.h"

namespace bouton {

// Clicks growing into a move. It needs no rules: only every legal move's orders of clicks.
class Clicking {
public:
    Clicking() = default;
    explicit Clicking(std::vector<LegalMove> moves) : m_moves(std::move(moves)) {}

    enum class Step {
        Refused, // no legal order continues with this cell; nothing has changed
        Growing, // taken; more clicks are needed, or possible
        Whole,   // the clicks are a move that nothing longer extends
    };
    Step click(Cell cell);
    // Takes the last click back; false if there is none.
    bool takeBack();
    void clear() { m_clicks.clear(); }

    const Clicks& clicks() const { return m_clicks; }
    // The cells that continue some legal order, ascending.
    Clicks next() const;
    // The move that the clicks so far make, an index into the legal moves.
    std::optional<std::size_t> move() const;
    // The move that is a button, if there is one.
    std::optional<std::size_t> button() const;
    const std::vector<LegalMove>& moves() const { return m_moves; }

private:
    std::vector<LegalMove> m_moves;
    Clicks m_clicks;
};

} // namespace bouton
