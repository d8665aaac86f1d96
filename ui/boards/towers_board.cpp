#include "ui/boards/towers_board.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

#include "ui/boards/drawing.h"

namespace bouton {

namespace {

// Both towers in a cell of 100 x 100, standing on the same base.
QPainterPath base() {
    QPainterPath path;
    path.addRoundedRect(QRectF(24, 79, 52, 10), 3, 3);
    path.addPolygon(QPolygonF({{32, 80}, {35, 42}, {65, 42}, {68, 80}, {32, 80}}));
    return path;
}

QPainterPath squareTower() {
    QPainterPath path = base();
    path.addRect(QRectF(27, 30, 46, 14));
    for (const double left : {27, 44, 61})
        path.addRect(QRectF(left, 14, 12, 17));
    return path.simplified();
}

QPainterPath roundTower() {
    QPainterPath path = base();
    path.addRoundedRect(QRectF(26, 38, 48, 9), 4, 4);
    QPainterPath dome;
    dome.moveTo(31, 39);
    dome.cubicTo(31, 24, 42, 22, 50, 14);
    dome.cubicTo(58, 22, 69, 24, 69, 39);
    dome.closeSubpath();
    path.addPath(dome);
    path.addEllipse(QPointF(50, 13), 4.5, 4.5);
    path.setFillRule(Qt::WindingFill);
    return path.simplified();
}

} // namespace

void TowersBoard::paintBoard(QPainter& painter, const Theme& theme) const {
    paintChessboard(painter, theme, gridRect(), rows(), columns());
    static const QPainterPath towers[2] = {squareTower(), roundTower()};
    for (const Cell cell : cells()) {
        const char letter = letterAt(cell);
        if (letter != 'G' && letter != 'R')
            continue;
        const Side side = letter == 'G' ? Side::One : Side::Two;
        const QRectF rect = cellRect(cell);
        painter.save();
        painter.translate(rect.topLeft());
        painter.scale(rect.width() / 100, rect.height() / 100);
        painter.setPen(
            QPen(theme.sideEdges[indexOf(side)], 2.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(theme.side(side));
        painter.drawPath(towers[indexOf(side)]);
        painter.restore();
        if (rect.width() >= 3 * Theme::unit)
            paintLetter(painter,
                        QRectF(rect.left(), rect.top() + rect.height() * 0.525, rect.width(),
                               rect.height() * 0.19),
                        QChar(letter), theme.onSide);
    }
}

QString TowersBoard::nameOfLetter(char letter) const {
    return letter == 'G'   ? tr("green tower")
           : letter == 'R' ? tr("red tower")
                           : BoardView::nameOfLetter(letter);
}

} // namespace bouton
