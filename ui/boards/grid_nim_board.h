#pragma once

#include "ui/boards/board_view.h"

namespace bouton {

// Tiles; those of the diagonal, which are filled alone, have their corners cut off. A green filling
// is a square with a G, a red one a disc with an R.
class GridNimBoard : public BoardView {
    Q_OBJECT

public:
    using BoardView::BoardView;

protected:
    void paintBoard(QPainter& painter, const Theme& theme) const override;
    QString nameOfLetter(char letter) const override;

private:
    void paintTile(QPainter& painter, const Theme& theme, Cell cell) const;
};

} // namespace bouton
