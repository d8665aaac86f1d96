#pragma once

#include "ui/boards/board_view.h"

namespace bouton {

// Four lines, crosses in green and noughts in red.
class TicTacToeBoard : public BoardView {
    Q_OBJECT

public:
    using BoardView::BoardView;

protected:
    void paintBoard(QPainter& painter, const Theme& theme) const override;
};

} // namespace bouton
