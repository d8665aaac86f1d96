#pragma once

#include "ui/boards/board_view.h"

namespace bouton {

// A chessboard with a green tower, square with battlements, and a red one, round with a pointed
// roof, in each column.
class TowersBoard : public BoardView {
    Q_OBJECT

public:
    using BoardView::BoardView;

protected:
    void paintBoard(QPainter& painter, const Theme& theme) const override;
    QString nameOfLetter(char letter) const override;
};

} // namespace bouton
