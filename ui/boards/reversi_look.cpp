#include <algorithm>

#include "ui/boards/drawing.h"
#include "ui/boards/looks.h"

namespace bouton {

void paintFelt(const BoardView& board, QPainter& painter, const Theme& theme) {
    const QRectF grid = board.gridRect();
    const int rows = board.rows(), columns = board.columns();
    const double side = grid.width() / std::max(columns, 1);
    painter.fillPath(groundPath(grid), theme.felt);
    painter.setPen(
        QPen(theme.feltLine, side >= 3 * Theme::unit ? 1.5 : 1, Qt::SolidLine, Qt::FlatCap));
    paintLines(painter, grid, rows, columns);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.feltLine);
    for (const int r : {2, rows - 2})
        for (const int c : {2, columns - 2})
            painter.drawEllipse(grid.topLeft() + QPointF(c, r) * side, side / 14, side / 14);
}

void paintDisc(const BoardView&, QPainter& painter, const Theme& theme, const ShownPiece& piece) {
    const QRectF rect = piece.rect;
    painter.setPen(QPen(theme.discEdge, rect.width() / 40));
    painter.setBrush(piece.letter == 'X' ? theme.darkDisc : theme.lightDisc);
    painter.drawEllipse(inset(rect, 0.1));
}

void paintDot(const BoardView& board, QPainter& painter, const Theme&, Cell cell) {
    const QRectF rect = board.cellRect(cell);
    painter.setPen(Qt::NoPen);
    painter.setBrush(board.letterAt(cell) == 'X' ? Theme::dark().accent : Theme::light().accent);
    painter.drawEllipse(rect.center(), rect.width() / 9, rect.width() / 9);
}

void paintShadow(const BoardView& board, QPainter& painter, const Theme& theme, Cell cell) {
    const QColor disc = board.picture().toMove == Side::One ? theme.darkDisc : theme.lightDisc;
    const QRectF rect = board.cellRect(cell);
    painter.setPen(QPen(faded(disc, 0.8), std::max(1.5, rect.width() / 32)));
    painter.setBrush(faded(disc, 0.25));
    painter.drawEllipse(inset(rect, 0.36));
}

} // namespace bouton
