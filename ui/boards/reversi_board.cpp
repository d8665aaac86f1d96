#include "ui/boards/reversi_board.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

#include "ui/boards/drawing.h"

namespace bouton {

void ReversiBoard::paintBoard(QPainter& painter, const Theme& theme) const {
    const QRectF grid = gridRect();
    if (grid.isEmpty())
        return;
    painter.fillPath(groundPath(grid), theme.felt);
    const double side = grid.width() / columns();
    painter.setPen(
        QPen(theme.feltLine, side >= 3 * Theme::unit ? 1.5 : 1, Qt::SolidLine, Qt::FlatCap));
    for (int c = 1; c < columns(); ++c)
        painter.drawLine(QPointF(grid.left() + c * side, grid.top()),
                         QPointF(grid.left() + c * side, grid.bottom()));
    for (int r = 1; r < rows(); ++r)
        painter.drawLine(QPointF(grid.left(), grid.top() + r * side),
                         QPointF(grid.right(), grid.top() + r * side));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.feltLine);
    for (const int r : {2, rows() - 2})
        for (const int c : {2, columns() - 2})
            painter.drawEllipse(grid.topLeft() + QPointF(c, r) * side, side / 14, side / 14);

    painter.setPen(QPen(theme.discEdge, side / 40));
    for (const Cell cell : cells()) {
        const char letter = letterAt(cell);
        if (letter != 'X' && letter != 'O')
            continue;
        painter.setBrush(letter == 'X' ? theme.darkDisc : theme.lightDisc);
        painter.drawEllipse(inset(cellRect(cell), 0.1));
    }
}

void ReversiBoard::paintLast(QPainter& painter, const Theme&, Cell cell) const {
    const QRectF rect = cellRect(cell);
    painter.setPen(Qt::NoPen);
    painter.setBrush(letterAt(cell) == 'X' ? Theme::dark().accent : Theme::light().accent);
    painter.drawEllipse(rect.center(), rect.width() / 9, rect.width() / 9);
}

// The shadow of the disc that could be placed there.
void ReversiBoard::paintNext(QPainter& painter, const Theme& theme, Cell cell) const {
    const QColor disc = picture().toMove == Side::One ? theme.darkDisc : theme.lightDisc;
    const QRectF rect = cellRect(cell);
    painter.setPen(QPen(faded(disc, 0.8), std::max(1.5, rect.width() / 32)));
    painter.setBrush(faded(disc, 0.25));
    painter.drawEllipse(inset(rect, 0.36));
}

QString ReversiBoard::nameOfLetter(char letter) const {
    return letter == 'X'   ? tr("dark disc")
           : letter == 'O' ? tr("light disc")
                           : BoardView::nameOfLetter(letter);
}

} // namespace bouton
