#include "ui/boards/drawing.h"
#include "ui/boards/looks.h"

namespace bouton {

namespace {

QPolygonF octagon(const QRectF& rect) {
    const double cut = rect.width() * 0.2;
    return QPolygonF({{rect.left() + cut, rect.top()},
                      {rect.right() - cut, rect.top()},
                      {rect.right(), rect.top() + cut},
                      {rect.right(), rect.bottom() - cut},
                      {rect.right() - cut, rect.bottom()},
                      {rect.left() + cut, rect.bottom()},
                      {rect.left(), rect.bottom() - cut},
                      {rect.left(), rect.top() + cut}});
}

} // namespace

void paintFloor(const BoardView& board, QPainter& painter, const Theme& theme) {
    for (const Cell cell : board.cells()) {
        const QRectF rect = board.cellRect(cell);
        if (cell.row != cell.column) {
            paintTile(painter, theme, rect);
            continue;
        }
        painter.setPen(QPen(theme.line, 1));
        painter.setBrush(theme.diagonalTile);
        painter.drawPolygon(octagon(inset(rect, 0.035)));
    }
}

void paintFilling(const BoardView&, QPainter& painter, const Theme& theme,
                  const ShownPiece& piece) {
    const char letter = piece.letter;
    const Side side = letter == 'G' ? Side::One : Side::Two;
    const QRectF rect = piece.rect;
    painter.setPen(QPen(theme.sideEdges[indexOf(side)], rect.width() / 40));
    painter.setBrush(theme.side(side));
    if (side == Side::One)
        painter.drawRoundedRect(inset(rect, 0.17), rect.width() / 16, rect.width() / 16);
    else
        painter.drawEllipse(inset(rect, 0.14));
    paintLetter(painter, inset(rect, 0.35), QChar(letter), theme.onSide);
}

} // namespace bouton
