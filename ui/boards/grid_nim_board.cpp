#include "ui/boards/grid_nim_board.h"

#include <QPainter>
#include <QPainterPath>

#include "ui/boards/drawing.h"

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

void GridNimBoard::paintTile(QPainter& painter, const Theme& theme, Cell cell) const {
    const QRectF rect = cellRect(cell), tile = inset(rect, 0.035);
    painter.setPen(QPen(theme.line, 1));
    if (cell.row == cell.column) {
        painter.setBrush(theme.diagonalTile);
        painter.drawPolygon(octagon(tile));
    } else {
        painter.setBrush(theme.tile);
        painter.drawRoundedRect(tile, cornerOf(rect), cornerOf(rect));
    }
}

void GridNimBoard::paintBoard(QPainter& painter, const Theme& theme) const {
    for (const Cell cell : cells()) {
        paintTile(painter, theme, cell);
        const char letter = letterAt(cell);
        if (letter != 'G' && letter != 'R')
            continue;
        const Side side = letter == 'G' ? Side::One : Side::Two;
        const QRectF rect = cellRect(cell);
        painter.setPen(QPen(theme.sideEdges[indexOf(side)], rect.width() / 40));
        painter.setBrush(theme.side(side));
        if (side == Side::One)
            painter.drawRoundedRect(inset(rect, 0.17), rect.width() / 16, rect.width() / 16);
        else
            painter.drawEllipse(inset(rect, 0.14));
        paintLetter(painter, inset(rect, 0.35), QChar(letter), theme.onSide);
    }
}

QString GridNimBoard::nameOfLetter(char letter) const {
    return letter == 'G'   ? tr("green")
           : letter == 'R' ? tr("red")
                           : BoardView::nameOfLetter(letter);
}

} // namespace bouton
