#pragma once

#include "ui/boards/board_view.h"

namespace bouton {

// A pile of cards for each group. Row 0 is the top card, which also stands highest on the screen. A
// click on a card takes it and all cards above it. The foot of a pile stays in its place, so the
// gap above the pile shows what was taken last.
//
// While a position is set up, every group has a place for each card that it can hold, one above the
// other, as Cards::arranged() has it.
class CardsBoard : public BoardView {
    Q_OBJECT

public:
    using BoardView::BoardView;

    Clicks cells() const override;
    QRectF cellRect(Cell cell) const override;
    bool holds(Cell cell) const override;

protected:
    QRectF namedRect(Cell cell) const override; // while a position is set up, a whole group
    void pictureChanged() override;
    void paintBoard(QPainter& painter, const Theme& theme) const override;
    void paintCoordinates(QPainter& painter, const Theme& theme) const override;
    void paintLast(QPainter& painter, const Theme& theme, Cell cell) const override;
    void paintNext(QPainter& painter, const Theme& theme, Cell cell) const override;
    void paintHover(QPainter& painter, const Theme& theme, Cell cell) const override;
    QRectF worthRect(Cell cell) const override;
    QString description() const override;

private:
    struct Group {
        int cards, most;
        bool operator==(const Group&) const = default;
    };
    struct Layout {
        QSizeF card;
        double strip; // what one card shows below the card above it
        double left;  // of the first group's column
        double pitch; // from column to column
        double foot;  // where the piles end
    };

    Layout layOut() const;
    Layout layOutPlaces() const;
    bool isGroup(int column) const {
        return column >= 0 && column < static_cast<int>(m_groups.size());
    }
    QRectF cardRect(int group, int index) const; // whole; 0 is the top card, below 0 taken ones
    void paintCard(QPainter& painter, const Theme& theme, int group, int index) const;

    std::vector<Group> m_groups;
    int m_tallest = 1; // the highest pile since the groups were laid out
};

} // namespace bouton
