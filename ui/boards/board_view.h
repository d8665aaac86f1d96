#pragma once

#include <QWidget>

#include "core/picture.h"

namespace bouton {

// What every game's board has in common: geometry of cells, mouse and keys, marks. It draws pictures
// and reports clicks, and knows no rules; a game's board paints its own cells and pieces.
class BoardView : public QWidget {
    Q_OBJECT

public:
    // What is marked beside the picture itself.
    struct Marks {
        Clicks next;   // cells that a click would take: lit, if legal moves are shown
        Clicks chosen; // clicks of the move that is growing
        Clicks last;   // the last move
        bool operator==(const Marks&) const = default;
    };

    explicit BoardView(QWidget* parent = nullptr);

    void setPicture(const Picture& picture);
    void setMarks(const Marks& marks);
    void setLegalMovesShown(bool shown);

    // Where a cell stands in this widget, for painting, tests and accessibility; empty if there is
    // no such cell.
    QRectF cellRect(Cell cell) const;

signals:
    void clicked(bouton::Cell cell);
    void turnEnded();    // Enter or a double click: the clicks so far are the move
    void clickRevoked(); // Escape: the last click is taken back
};

} // namespace bouton
