#pragma once

#include "ui/boards/board_view.h"

namespace bouton {

// Felt, dark and light discs; the last move bears a dot.
class ReversiBoard : public BoardView {
    Q_OBJECT

public:
    using BoardView::BoardView;

protected:
    void paintBoard(QPainter& painter, const Theme& theme) const override;
    void paintLast(QPainter& painter, const Theme& theme, Cell cell) const override;
    void paintNext(QPainter& painter, const Theme& theme, Cell cell) const override;
    QString nameOfLetter(char letter) const override;
};

} // namespace bouton
