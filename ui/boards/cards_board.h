#pragma once

#include "ui/boards/board_view.h"

namespace bouton {

// A pile of cards for each group, the top card on top of the screen, too: the cell in row k is the
// k-th card from the top, and a click on it takes k cards. A pile keeps its foot, so that what was
// taken last shows as a gap above it.
class CardsBoard : public BoardView {
    Q_OBJECT

public:
    using BoardView::BoardView;

    Clicks cells() const override;
    QRectF cellRect(Cell cell) const override;

protected:
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
    QRectF cardRect(int group, int index) const; // whole; 0 is the top card, below 0 taken ones
    void paintCard(QPainter& painter, const Theme& theme, int group, int index) const;

    std::vector<Group> m_groups;
    int m_tallest = 1; // the highest pile since the groups were laid out
};

} // namespace bouton
