// SPDX-License-Identifier: MIT
#pragma once

#include "games/cards/cards.h"
#include "ui/boards/board_plan.h"
#include "ui/boards/motion.h"

namespace bouton {

// A fan of cards for each group on baize. Row 0 is the front card, which lies lowest on the screen
// and is seen as a whole; of the others one sees the head, of those behind the first twelve the
// edge alone, as of a pile. A click on a card takes it and all that lie on it. What is left stays
// in its place, but that edges come to be heads. Cards that were taken lie face down on the pile of
// their side, at the left for the first and at the right for the second.
//
// While a position is set up, every group has as many places, one above the other, as
// Cards::arranged() has it.
class CardsPlan : public BoardPlan {
public:
    // `before` is the plan that was shown last, if any: what is left of its fans keeps its place.
    CardsPlan(const BoardRoom& room, const Scene& scene, const CardsPlan* before = nullptr);

    Clicks cells() const override;
    QRectF cellRect(Cell cell) const override;
    // As many rows as the tallest group had at the start, or as it has places while a position is
    // set up. The heads of the groups are its first row.
    Extent extent() const override;
    std::optional<Cell> seenAt(int row, int column) const override;
    QRectF namedRect(Cell cell) const override; // while a position is set up, a whole group
    QRectF worthRect(Cell cell) const override;
    QPainterPath wayOf(const Step& step) const override; // to the pile
    // The cards of the groups, then those of the piles. The letter of a card is '#', face up; of
    // one that was taken it is that of its side, and its cell has a row below 0.
    std::vector<ShownPiece> pieces() const override;
    bool holds(Cell cell) const override;
    // A card with all that lie on it. They can be dragged anywhere off their fan.
    Clicks heldWith(Cell cell) const override;
    std::vector<Drop> dropsOf(Cell cell, const Clicks& next,
                              const ClickPreviews& previews) const override;

    const std::vector<Cards::Group>& groups() const { return m_groups; }
    bool isGroup(int column) const { return column >= 0 && column < std::ssize(m_groups); }
    const Cards::Group& group(int column) const {
        return m_groups[static_cast<std::size_t>(column)];
    }
    // Of how many cards a side has taken in the game that is shown.
    int taken(Side side) const { return m_taken[indexOf(side)]; }

    QRectF cardRect(int group, int index) const; // whole; 0 is the front card, below 0 taken ones
    // Where so many cards lay in front of what is left of a group, and of `more` that were taken
    // later.
    QRectF gapRect(int group, int taken, int more = 0) const;
    // Where a card lies that is taken as the n-th of its side, from 0.
    QRectF pileRect(Side side, int index) const;
    double leftOf(int group) const; // of its column
    double pitch() const { return m_layout.pitch; }
    double strip() const { return m_layout.strip; }
    double foot() const { return m_layout.foot; }
    double edge() const { return m_layout.edge; }
    int places() const { return m_places; } // of each group, while a position is set up
    double labelHeight() const;

private:
    struct Layout {
        QSizeF card;
        double strip; // what a card shows above the one that lies on it
        double left;  // of the first group's column
        double pitch; // from column to column
        double head;  // where the fans begin
        double foot;  // where the labels begin
        double edge;  // the width of the room for a pile at each side
    };
    Layout layOut() const;
    Layout layOutPlaces() const;

    std::vector<Cards::Group> m_groups;
    double m_tallest = 0; // the highest fan since the groups were laid out, in strips above a card
    int m_places;
    int m_rows = 0; // of the tallest group since the start
    int m_taken[2] = {};
    Layout m_layout{};
};

// How far a card of a fan lies behind its front card, in strips; `card` counts from 0. Those behind
// the first twelve show their edge alone.
double stripsBefore(int card);

// The groups of a picture, which the rules need not allow.
std::vector<Cards::Group> groupsOf(const Picture& picture);

// How cards go from one position to the next (see CardsPlan::pieces()): those that are taken fly
// from the front of their fan to the pile, the foremost first; the others stay where they are.
Motion cardFlight(const std::vector<ShownPiece>& before, const std::vector<ShownPiece>& after,
                  const Clicks& cells, const Manner& manner);

} // namespace bouton
