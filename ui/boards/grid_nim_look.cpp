// SPDX-License-Identifier: MIT

// Grid Nim: tiles that are set into slate. Those of the diagonal are octagons, and inlaid.

#include <algorithm>
#include <cmath>

#include "core/phrase.h"
#include "ui/boards/drawing.h"
#include "ui/boards/looks.h"
#include "ui/boards/shown_board.h"
#include "ui/boards/sprite.h"
#include "ui/theme/paint.h"

namespace bouton {

namespace {

const QColor inlay[2] = {"#8D98A3", "#5B6570"}; // the diagonal's own tone
const QColor brass("#D8BE86");

bool onDiagonal(Cell cell) { return cell.row == cell.column; }

void paintPit(QPainter& painter, const Material& stuff, bool diagonal) {
    const QRectF rect(6, 6, 88, 88);
    QLinearGradient deep(0, 6, 0, 94);
    deep.setColorAt(0, stuff.second[0].darker(125));
    deep.setColorAt(0.22, stuff.second[0]);
    deep.setColorAt(1, stuff.second[1]);
    if (!diagonal) {
        painter.setPen(QPen(stuff.line, 2.2));
        painter.setBrush(deep);
        painter.drawRoundedRect(rect, 14, 14);
        painter.setPen(QPen(QColor(255, 255, 255, 34), 1.6));
        painter.drawLine(QPointF(20, 95), QPointF(80, 95));
        return;
    }
    painter.setPen(QPen(stuff.line, 2.2));
    painter.setBrush(shaded(rect, inlay));
    painter.drawPolygon(octagon(rect));
    painter.setPen(QPen(faded(brass, 0.75), 2.2));
    painter.setBrush(deep);
    painter.drawPolygon(octagon(QRectF(14, 14, 72, 72)));
}

void paintSlate(const ShownBoard& board, QPainter& painter) {
    for (const Cell cell : board.cells())
        paintUnit(painter, board.cellRect(cell), [&](QPainter& inside, double) {
            paintPit(inside, board.material(), onDiagonal(cell));
        });
}

void paintSign(QPainter& painter, bool green, QPointF centre) {
    const double arm = 16;
    if (green) {
        painter.drawLine(centre - QPointF(arm, 0), centre + QPointF(arm, 0));
        painter.drawLine(centre - QPointF(0, arm), centre + QPointF(0, arm));
    } else {
        painter.drawEllipse(centre, arm, arm);
    }
}

void paintTileUnit(QPainter& painter, double pixels, bool green, bool diagonal, double lift,
                   double size) {
    const PieceColours& colours = piecesOf(green);
    const QRectF face(14, 12.5, 72, 72);
    painter.translate(50, 50);
    painter.scale(size * (1 + 0.08 * lift), size * (1 + 0.08 * lift));
    painter.translate(-50, -50);
    const auto shape = [&](const QRectF& rect) {
        QPainterPath path;
        if (diagonal) {
            path.addPolygon(octagon(rect));
            path.closeSubpath();
        } else {
            path.addRoundedRect(rect, 15, 15);
        }
        return path;
    };
    if (lift > 0 || size > 1) {
        painter.save();
        painter.translate(5 * lift, 9 * lift + 40 * (size - 1));
        painter.fillPath(shape(face.adjusted(-3, 0, 3, 8)), QColor(0, 0, 0, 80));
        painter.restore();
        painter.translate(0, -6 * lift);
    }
    painter.fillPath(shape(face.translated(0, 5.5)), colours.shade.darker(120));
    QLinearGradient glaze(face.topLeft(), face.bottomRight() - QPointF(20, 0));
    glaze.setColorAt(0, colours.lit);
    glaze.setColorAt(0.5, colours.body);
    glaze.setColorAt(1, colours.deep);
    painter.fillPath(shape(face), glaze);
    QLinearGradient edge(face.topLeft(), face.bottomLeft());
    edge.setColorAt(0, colours.lightRim);
    edge.setColorAt(1, faded(colours.lightRim, 0.62));
    // However small the tile is, its lines can be seen.
    onlyOutline(painter, QPen(edge, std::max(2.4, 0.8 / pixels)));
    painter.drawPath(shape(face.adjusted(1, 1, -1, -1)));
    const QPointF centre = face.center();
    for (const auto& [colour, down] :
         {std::pair(faded(colours.darkRim, 0.55), 1.8), std::pair(colours.sign, 0.0)}) {
        painter.setPen(QPen(colour, std::max(8.5, 1.2 / pixels), Qt::SolidLine, Qt::RoundCap));
        paintSign(painter, green, centre + QPointF(0, down));
    }
    if (diagonal) { // inlaid, also when it is filled
        painter.setPen(QPen(brass, std::max(2.0, 0.7 / pixels)));
        painter.drawPath(shape(face.adjusted(5.5, 5.5, -5.5, -5.5)));
    }
}

// A tile that is set comes down and settles.
double sizeOf(double drawn) {
    return drawn >= 1 ? 1 : 1 + 0.24 * (1 - drawn) * std::cos(drawn * 4.2);
}

void paintTile(QPainter& painter, const ShownPiece& piece) {
    static const char kind = 0;
    const bool green = piece.letter == 'G', diagonal = onDiagonal(piece.cell);
    painter.save();
    painter.setOpacity(painter.opacity() * std::clamp(piece.drawn * 2.5, 0.0, 1.0));
    paintSprite(
        painter, piece.rect,
        {&kind, green * 2 + diagonal, phaseOf(piece.lift) * 64 + phaseOf(piece.drawn), 0.25},
        [&](QPainter& inside, double pixels) {
            paintTileUnit(inside, pixels, green, diagonal, piece.lift, sizeOf(piece.drawn));
        });
    painter.restore();
}

// Green is an outline with a cross, red is filled; the diagonal is octagons.
void inkTile(QPainter& painter, char letter, Cell cell) {
    const bool green = letter == 'G';
    const QRectF rect(10, 10, 80, 80);
    painter.setBrush(letter == 'R' ? Qt::black : Qt::white);
    if (onDiagonal(cell))
        painter.drawPolygon(octagon(rect));
    else if (letter != '.')
        painter.drawRoundedRect(rect, 12, 12);
    if (letter == '.')
        return;
    QPen pen(green ? Qt::black : Qt::white, painter.pen().widthF() * 1.8);
    pen.setCapStyle(Qt::RoundCap);
    onlyOutline(painter, pen);
    paintSign(painter, green, rect.center());
}

void paintGhost(const ShownBoard& board, QPainter& painter, Cell cell, double strength) {
    const char letter = board.picture().toMove == Side::One ? 'G' : 'R';
    painter.save();
    painter.setOpacity(painter.opacity() * strength);
    paintTile(painter, {letter, cell, board.cellRect(cell)});
    painter.restore();
}

void paintWouldBe(const ShownBoard& board, QPainter& painter, Cell cell) {
    paintGhost(board, painter, cell, 0.6);
}

// Where it is whole the turn can end: a tick stands in the last of them.
void paintChosen(const ShownBoard& board, QPainter& painter, const Clicks& cells) {
    for (const Cell cell : cells) {
        const QRectF rect = board.cellRect(cell);
        paintGhost(board, painter, cell, 0.45);
        QPen pen(board.material().accent, std::clamp(rect.width() / 17, 1.5, 4.5), Qt::SolidLine,
                 Qt::FlatCap);
        pen.setDashPattern({2.4, 1.6});
        onlyOutline(painter, pen);
        painter.drawRoundedRect(inset(rect, 0.075), rect.width() * 0.12, rect.width() * 0.12);
    }
    const QRectF last = board.cellRect(cells.back());
    paintUnit(painter, last, [](QPainter& inside, double) {
        inside.setPen(QPen(Qt::white, 3));
        inside.setBrush(boardAccent());
        inside.drawEllipse(QPointF(81, 19), 14, 14);
        inside.setPen(QPen(Qt::white, 4.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        inside.drawPolyline(QPolygonF{{74.5, 19.5}, {79, 24}, {87.5, 14.5}});
    });
}

void paintLast(const ShownBoard& board, QPainter& painter, Cell cell) {
    const QRectF rect = board.cellRect(cell);
    onlyOutline(painter, QPen(board.material().accent, std::clamp(rect.width() / 20, 1.5, 4.0)));
    painter.drawRoundedRect(inset(rect, 0.065), rect.width() * 0.14, rect.width() * 0.14);
}

void paintDot(const ShownBoard& board, QPainter& painter, Cell cell) {
    const QRectF rect = board.cellRect(cell);
    onlyFill(painter, QColor(255, 255, 255, 105));
    const double radius = std::clamp(rect.width() * 0.055, 1.5, 5.0);
    painter.drawEllipse(rect.center(), radius, radius);
}

} // namespace

BoardLook gridNimLook() {
    return {.stuff = Stuff::Slate,
            .ground = paintSlate,
            .piece = paintTile,
            .last = paintLast,
            .next = paintDot,
            .hover = paintWouldBe,
            .chosen = paintChosen,
            .manner = {.coming = Motion::setTime, .between = 80},
            .piecesAreSides = true,
            .letters = {{'G', QT_TRANSLATE_NOOP("Phrase", "green")},
                        {'R', QT_TRANSLATE_NOOP("Phrase", "red")}},
            .ink = inkTile};
}

} // namespace bouton
