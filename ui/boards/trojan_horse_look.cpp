#include "ui/boards/drawing.h"
#include "ui/boards/looks.h"

namespace bouton {

namespace {

// The horse in a cell of 100 x 100: head and neck, looking where it goes, up and to the left.
QPainterPath head() {
    QPainterPath path;
    path.moveTo(29, 78);
    path.cubicTo(29, 66, 38, 60, 43, 51);   // chest
    path.cubicTo(45, 48, 45.5, 45, 45, 42); // throat
    path.cubicTo(40, 46.5, 34, 47, 29.5, 50.5);
    path.cubicTo(26, 54, 21.5, 55, 18.5, 52); // mouth
    path.cubicTo(15, 48.5, 15.5, 44, 18.5, 40);
    path.cubicTo(22.5, 34.5, 24, 30, 27, 25); // nose
    path.cubicTo(29, 21, 33, 18, 37, 16.5);
    path.cubicTo(37, 13, 37.5, 10, 39, 6.5); // ear
    path.cubicTo(43, 9, 46, 12, 47.5, 16);
    path.cubicTo(64, 18, 77, 33, 77, 56); // crest
    path.cubicTo(77, 65, 76, 72, 74, 78);
    path.closeSubpath();
    return path;
}

QPainterPath mane() {
    QPainterPath path;
    path.moveTo(50, 23.5);
    path.cubicTo(61, 27, 69, 39, 69, 55);
    path.cubicTo(69, 61, 68.5, 66, 67.5, 71);
    return path;
}

void paintWood(QPainter& painter, const QColor& ink, const QColor& ground) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawPath(head());
    painter.drawRoundedRect(QRectF(20, 76, 62, 8), 2.5, 2.5);
    for (const double x : {33.0, 69.0}) {
        painter.setPen(QPen(ground, 2));
        painter.setBrush(ink);
        painter.drawEllipse(QPointF(x, 86), 9, 9);
        painter.setPen(Qt::NoPen);
        painter.setBrush(ground);
        painter.drawEllipse(QPointF(x, 86), 2.6, 2.6);
    }
    painter.drawEllipse(QPointF(34, 29), 2.5, 2.5);   // eye
    painter.drawEllipse(QPointF(21, 45.5), 1.4, 1.4); // nostril
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ground, 2.6, Qt::SolidLine, Qt::RoundCap));
    painter.drawPath(mane());
}

} // namespace

void paintHorse(const BoardView&, QPainter& painter, const Theme& theme, const ShownPiece& piece) {
    const QRectF rect = piece.rect;
    painter.save();
    painter.translate(rect.topLeft());
    painter.scale(rect.width() / 110, rect.height() / 110);
    painter.translate(6, 4); // the horse's middle to the cell's
    paintWood(painter, theme.ink,
              (piece.cell.row + piece.cell.column) % 2 == 0 ? theme.lightSquare : theme.darkSquare);
    painter.restore();
}

} // namespace bouton
