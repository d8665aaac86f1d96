#include <algorithm>

#include "ui/boards/drawing.h"
#include "ui/boards/looks.h"

namespace bouton {

void paintFourLines(const BoardView& board, QPainter& painter, const Theme& theme) {
    const QRectF grid = board.gridRect();
    const double side = grid.width() / std::max(board.columns(), 1);
    painter.setPen(
        QPen(theme.cardEdge, std::clamp(side / 40, 1.0, 4.0), Qt::SolidLine, Qt::RoundCap));
    paintLines(painter, grid, board.rows(), board.columns(), side / 16);
}

void paintCrossOrNought(const BoardView&, QPainter& painter, const Theme& theme,
                        const ShownPiece& piece) {
    const QRectF rect = piece.rect, mark = inset(rect, 0.25);
    const Side side = piece.letter == 'X' ? Side::One : Side::Two;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.side(side), rect.width() / 10, Qt::SolidLine, Qt::RoundCap));
    if (side == Side::One) {
        painter.drawLine(mark.topLeft(), mark.bottomRight());
        painter.drawLine(mark.topRight(), mark.bottomLeft());
    } else {
        painter.drawEllipse(inset(mark, -0.03));
    }
}

} // namespace bouton
