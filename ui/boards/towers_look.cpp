#include "ui/boards/drawing.h"
#include "ui/boards/looks.h"

namespace bouton {

namespace {

// Both towers in a cell of 100 x 100, standing on the same base.
QPainterPath base() {
    QPainterPath path;
    path.setFillRule(Qt::WindingFill); // the parts overlap
    path.addRoundedRect(QRectF(19, 80, 62, 11), 3, 3);
    path.addPolygon(QPolygonF({{28, 82}, {32, 40}, {68, 40}, {72, 82}, {28, 82}}));
    return path;
}

QPainterPath squareTower() {
    QPainterPath path = base();
    path.addRect(QRectF(21, 28, 58, 16));
    for (const double left : {21.0, 42.0, 63.0})
        path.addRect(QRectF(left, 13, 16, 17));
    return path.simplified();
}

QPainterPath roundTower() {
    QPainterPath path = base();
    QPainterPath roof;
    roof.moveTo(17, 41);
    roof.cubicTo(32, 34, 43, 24, 50, 7);
    roof.cubicTo(57, 24, 68, 34, 83, 41);
    roof.closeSubpath();
    path.addPath(roof);
    return path.simplified();
}

} // namespace

void paintTower(const BoardView&, QPainter& painter, const Theme& theme, const ShownPiece& piece) {
    static const QPainterPath towers[2] = {squareTower(), roundTower()};
    const char letter = piece.letter;
    const Side side = letter == 'G' ? Side::One : Side::Two;
    const QRectF rect = piece.rect;
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
                    QRectF(rect.left(), rect.top() + rect.height() * 0.52, rect.width(),
                           rect.height() * 0.22),
                    QChar(letter), theme.onSide);
}

} // namespace bouton
