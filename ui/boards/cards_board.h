#pragma once

#include "ui/boards/board_view.h"

namespace bouton {

// A fan of cards for each group on baize. Row 0 is the front card, which lies lowest on the screen
// and is seen as a whole; of the others one sees the head. A click on a card takes it and all that
// lie on it. What is left stays in its place. Cards that were taken lie face down on the pile of
// their side, at the left for the first and at the right for the second.
//
// While a position is set up, every group has a place for each card that it can hold, one above the
// other, as Cards::arranged() has it.
class CardsBoard : public BoardView {
    Q_OBJECT

public:
    using BoardView::BoardView;

    Stuff stuff() const override { return Stuff::Baize; }
    QRectF gridRect() const override;
    Clicks cells() const override;
    QRectF cellRect(Cell cell) const override;
    // The cards of the groups, then those of the piles. The letter of a card is '#', face up; of
    // one that was taken it is that of its side, and its cell has a row below 0.
    std::vector<ShownPiece> piecesAtRest() const override;
    bool holds(Cell cell) const override;

    // Where a card lies that is taken as the n-th of its side, from 0.
    QRectF pileRect(Side side, int index) const;
    // Of how many a side has taken in the game that is shown.
    int taken(Side side) const;

protected:
    QRectF namedRect(Cell cell) const override; // while a position is set up, a whole group
    void pictureChanged() override;
    void paintGround(QPainter& painter, const Theme& theme) const override;
    void paintBoard(QPainter& painter, const Theme& theme) const override;
    void paintCoordinates(QPainter& painter, const Theme& theme) const override;
    void paintLast(QPainter& painter, const Theme& theme, Cell cell) const override;
    void paintNext(QPainter& painter, const Theme& theme, Cell cell) const override;
    void paintChosen(QPainter& painter, const Theme& theme, const Clicks& cells) const override;
    void paintHover(QPainter& painter, const Theme& theme, Cell cell) const override;
    QRectF worthRect(Cell cell) const override;
    // Cards fly to the pile of who takes them. They can be dragged anywhere off their fan.
    Manner manner() const override { return {.grid = false}; }
    Motion motionOf(const std::vector<ShownPiece>& before, const Step& step) const override;
    Clicks heldWith(Cell cell) const override;
    std::vector<Drop> dropsOf(Cell cell) const override;
    QColor worthInk() const override { return "#22303F"; } // it stands on a card
    QColor worthPlate() const override { return "#FFFFFF"; }
    QString description() const override;

private:
    struct Group {
        int cards, most;
        bool operator==(const Group&) const = default;
    };
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
    double labelHeight() const;
    double edgeWidth() const;
    double leftOf(int group) const; // of its column
    bool isGroup(int column) const {
        return column >= 0 && column < static_cast<int>(m_groups.size());
    }
    QRectF cardRect(int group, int index) const; // whole; 0 is the front card, below 0 taken ones
    QRectF placeRect(int group, int row) const;  // while a position is set up
    void paintPlaces(QPainter& painter) const;
    // How the groups' labels are set: as large as there is room for their words.
    struct Lettering {
        QFont strong, lesser;
        bool words = false; // else numbers alone
    };
    Lettering letteringIn(double width) const;
    void paintLabels(QPainter& painter) const;
    void paintPileLabel(QPainter& painter, Side side) const;
    void paintPiece(QPainter& painter, const ShownPiece& piece) const;

    std::vector<Group> m_groups;
    int m_tallest = 1; // the highest pile since the groups were laid out
};

} // namespace bouton
