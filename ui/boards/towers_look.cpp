// SPDX-License-Identifier: MIT

// Towers: two kinds of towers, which are told apart by their heads, on a chessboard of warm wood.

#include <algorithm>

#include "core/phrase.h"
#include "ui/boards/drawing.h"
#include "ui/boards/looks.h"
#include "ui/boards/shown_board.h"
#include "ui/boards/sprite.h"
#include "ui/theme/paint.h"

namespace bouton {

namespace {

// The grain of a square: a few lines that bend together.
void paintGrain(QPainter& painter, const QRectF& cell, unsigned seed, const QColor& colour) {
    painter.setBrush(Qt::NoBrush);
    const double bend = cell.height() * 0.10 * (scattered(seed) - 0.5);
    for (unsigned i = 0; i < 5; ++i) {
        const double y = cell.top() + cell.height() * (i + 0.2 + 0.6 * scattered(seed + 7 * i)) / 5;
        const double off = bend * (1 + scattered(seed + 3 * i));
        QPainterPath path(QPointF(cell.left(), y));
        path.cubicTo(QPointF(cell.left() + cell.width() * 0.35, y + off),
                     QPointF(cell.left() + cell.width() * 0.65, y + off), QPointF(cell.right(), y));
        painter.setPen(QPen(faded(colour, 0.05 + 0.09 * scattered(seed + 11 * i)),
                            std::max(0.6, cell.width() / 70), Qt::SolidLine, Qt::FlatCap));
        painter.drawPath(path);
    }
}

void paintWood(const ShownBoard& board, QPainter& painter) {
    const Material& stuff = board.material();
    for (const Cell cell : board.cells()) {
        const QRectF rect = board.cellRect(cell);
        const bool second = (cell.row + cell.column) % 2;
        paintSquares(painter, stuff, rect, second);
        if (rect.width() >= 14)
            paintGrain(painter, rect, static_cast<unsigned>(cell.row * 61 + cell.column * 17 + 5),
                       second ? QColor("#5B3410") : QColor("#9A6B34"));
    }
    paintRecess(painter, board.stage());
}

// Both in a cell of 100 x 100, on the same foot. The parts lie upon each other in this order.
struct Silhouette {
    QPainterPath foot, shaft, collar, head;
};

QPainterPath outlined(const QPolygonF& polygon) {
    QPainterPath path;
    path.addPolygon(polygon);
    path.closeSubpath();
    return path;
}

QPainterPath footPath() {
    QPainterPath path;
    path.moveTo(30.5, 79);
    path.lineTo(69.5, 79);
    path.cubicTo(70.5, 84, 73, 85.5, 75.5, 87);
    path.lineTo(75.5, 90);
    path.quadTo(75.5, 92, 73.5, 92);
    path.lineTo(26.5, 92);
    path.quadTo(24.5, 92, 24.5, 90);
    path.lineTo(24.5, 87);
    path.cubicTo(27, 85.5, 29.5, 84, 30.5, 79);
    path.closeSubpath();
    return path;
}

Silhouette crenellated() {
    Silhouette tower;
    tower.foot = footPath();
    tower.shaft = outlined({{33, 80}, {36, 36}, {64, 36}, {67, 80}});
    tower.collar = outlined({{29, 34}, {71, 34}, {67, 41}, {33, 41}});
    QPainterPath& head = tower.head;
    head.moveTo(27.5, 35);
    head.lineTo(27.5, 15);
    for (const double left : {27.5, 44.5, 61.5}) {
        head.lineTo(left, 14);
        head.lineTo(left + 11, 14);
        head.lineTo(left + 11, 22.5);
        head.lineTo(std::min(left + 17, 72.5), 22.5);
    }
    head.lineTo(72.5, 35);
    head.closeSubpath();
    return tower;
}

Silhouette gabled() {
    Silhouette tower;
    tower.foot = footPath();
    tower.shaft = outlined({{34, 80}, {36, 38}, {64, 38}, {66, 80}});
    tower.collar = outlined({{31, 36}, {69, 36}, {65, 42}, {35, 42}});
    QPainterPath& roof = tower.head;
    roof.moveTo(50, 5.5);
    roof.cubicTo(54, 17, 63, 28, 76, 35);
    roof.quadTo(50, 40.5, 24, 35);
    roof.cubicTo(37, 28, 46, 17, 50, 5.5);
    roof.closeSubpath();
    return tower;
}

QBrush round(double left, double right, const PieceColours& colours) {
    QLinearGradient gradient(left, 0, right, 0);
    gradient.setColorAt(0, colours.body);
    gradient.setColorAt(0.22, colours.lit);
    gradient.setColorAt(0.55, colours.body);
    gradient.setColorAt(1, colours.shade);
    return gradient;
}

void paintTowerUnit(QPainter& painter, double pixels, bool green, double lift) {
    static const Silhouette silhouettes[2] = {crenellated(), gabled()};
    const Silhouette& tower = silhouettes[green ? 0 : 1];
    const PieceColours& colours = piecesOf(green);
    paintContact(painter, {53 + 5 * lift, 90.5 + 2.5 * lift}, 31 + 2 * lift, 7.5 + lift,
                 0.55 - 0.2 * lift);
    painter.translate(50, 91);
    painter.scale(1 + 0.09 * lift, 1 + 0.09 * lift);
    painter.translate(-50, -91 - 12 * lift);

    painter.setPen(QPen(colours.darkRim, std::max(2.2, 0.9 / pixels), Qt::SolidLine, Qt::RoundCap,
                        Qt::RoundJoin));
    painter.setBrush(round(24, 76, colours));
    painter.drawPath(tower.foot);
    painter.setBrush(round(33, 67, colours));
    painter.drawPath(tower.shaft);
    painter.setBrush(colours.shade);
    painter.drawPath(tower.collar);
    painter.setBrush(round(26, 74, colours));
    painter.drawPath(tower.head);

    const bool small = pixels * 100 < 26;
    onlyFill(painter, colours.darkRim);
    if (green) { // a door with an arch
        QPainterPath door(QPointF(45, 66));
        door.lineTo(45, 56.5);
        door.arcTo(QRectF(45, 51.5, 10, 10), 180, -180);
        door.lineTo(55, 66);
        door.closeSubpath();
        painter.drawPath(door);
    } else {
        painter.drawEllipse(QPointF(50, 58), 5.4, 5.4);
    }
    // In so few pixels the lights would be blots.
    if (small)
        return;
    onlyOutline(painter, QPen(QColor(255, 255, 255, 120), 2.4, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(40.2, 47), QPointF(38.4, 75));
    painter.setPen(QPen(QColor(255, 255, 255, 130), 1.8, Qt::SolidLine, Qt::RoundCap));
    if (green)
        painter.drawLine(QPointF(30.5, 18), QPointF(30.5, 31.5));
    else
        painter.drawPath([] {
            QPainterPath path(QPointF(47.5, 15));
            path.cubicTo(44, 22, 39, 28, 32, 32.5);
            return path;
        }());
    painter.setPen(QPen(faded(colours.darkRim, 0.35), 1.6, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(34.5, 73.5), QPointF(65.8, 73.5)); // a course of stone
}

void paintTower(QPainter& painter, const ShownPiece& piece) {
    static const char kind = 0;
    painter.save();
    painter.setOpacity(painter.opacity() * piece.drawn);
    paintSprite(painter, piece.rect, {&kind, piece.letter, phaseOf(piece.lift), 0.25},
                [&](QPainter& inside, double pixels) {
                    paintTowerUnit(inside, pixels, piece.letter == 'G', piece.lift);
                });
    painter.restore();
}

// Battlements are an outline, a roof is filled.
void inkTower(QPainter& painter, char letter, Cell) {
    if (letter == '.')
        return;
    const bool outline = letter == 'G';
    const Silhouette tower = outline ? crenellated() : gabled();
    painter.setBrush(outline ? Qt::white : Qt::black);
    for (const QPainterPath& part : {tower.foot, tower.shaft, tower.collar, tower.head})
        painter.drawPath(part);
    painter.setBrush(outline ? Qt::black : Qt::white);
    if (outline)
        painter.drawRect(QRectF(46, 52, 8, 13));
    else
        painter.drawEllipse(QPointF(50, 58), 6.5, 6.5);
}

// The tower of the side to move stands there, and dots lead from where it is.
void paintWouldBe(const ShownBoard& board, QPainter& painter, Cell cell) {
    const char letter = board.picture().toMove == Side::One ? 'G' : 'R';
    painter.save();
    for (int row = 0; row < board.rows(); ++row) {
        if (board.letterAt({row, cell.column}) != letter)
            continue;
        const QLineF way(board.cellRect({row, cell.column}).center(),
                         board.cellRect(cell).center());
        const double side = board.cellRect(cell).width();
        const int dots = static_cast<int>(way.length() / side * 3);
        onlyFill(painter, board.material().accent);
        for (int i = 2; i < dots - 1; ++i)
            painter.drawEllipse(way.pointAt(static_cast<double>(i) / dots), side * 0.035,
                                side * 0.035);
    }
    painter.setOpacity(painter.opacity() * 0.6);
    paintTower(painter, {letter, cell, board.cellRect(cell)});
    painter.restore();
}

void paintDot(const ShownBoard& board, QPainter& painter, Cell cell) {
    const QRectF rect = board.cellRect(cell);
    const double radius = std::clamp(rect.width() * 0.10, 2.0, 11.0);
    painter.setPen(QPen(QColor(42, 26, 12, 120), std::max(0.8, radius / 7)));
    painter.setBrush(QColor(255, 252, 244, 205));
    painter.drawEllipse(rect.center(), radius, radius);
}

} // namespace

BoardLook towersLook() {
    return {.stuff = Stuff::Wood,
            .ground = paintWood,
            .piece = paintTower,
            .next = paintDot,
            .hover = paintWouldBe,
            .piecesAreSides = true,
            .letters = {{'G', QT_TRANSLATE_NOOP("Phrase", "green tower")},
                        {'R', QT_TRANSLATE_NOOP("Phrase", "red tower")}},
            .ink = inkTower};
}

} // namespace bouton
