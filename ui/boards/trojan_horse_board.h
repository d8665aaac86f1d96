#pragma once

#include "ui/boards/board_view.h"

namespace bouton {

// A chessboard with one horse, of wood and on wheels.
class TrojanHorseBoard : public BoardView {
    Q_OBJECT

public:
    using BoardView::BoardView;

protected:
    void paintBoard(QPainter& painter, const Theme& theme) const override;
    QString nameOfLetter(char letter) const override;
};

} // namespace bouton
