#include "ui/boards/tic_tac_toe_board.h"

#include <QPainter>

#include <algorithm>

#include "ui/boards/drawing.h"

namespace bouton {

void TicTacToeBoard::paintBoard(QPainter& painter, const Theme& theme) const {
    const QRectF grid = gridRect();
    const double side = columns() > 0 ? grid.width() / columns() : 0;
    const double line = std::clamp(side / 40, 1.0, 4.0), gap = side / 16;
    painter.setPen(QPen(theme.cardEdge, line, Qt::SolidLine, Qt::RoundCap));
    for (int c = 1; c < columns(); ++c)
        painter.drawLine(QPointF(grid.left() + c * side, grid.top() + gap),
                         QPointF(grid.left() + c * side, grid.bottom() - gap));
    for (int r = 1; r < rows(); ++r)
        painter.drawLine(QPointF(grid.left() + gap, grid.top() + r * side),
                         QPointF(grid.right() - gap, grid.top() + r * side));

    painter.setBrush(Qt::NoBrush);
    for (const Cell cell : cells()) {
        const QRectF mark = inset(cellRect(cell), 0.25);
        const double width = side / 10;
        if (letterAt(cell) == 'X') {
            painter.setPen(QPen(theme.side(Side::One), width, Qt::SolidLine, Qt::RoundCap));
            painter.drawLine(mark.topLeft(), mark.bottomRight());
            painter.drawLine(mark.topRight(), mark.bottomLeft());
        } else if (letterAt(cell) == 'O') {
            painter.setPen(QPen(theme.side(Side::Two), width));
            painter.drawEllipse(inset(mark, -0.03));
        }
    }
}

} // namespace bouton
