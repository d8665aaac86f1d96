// SPDX-License-Identifier: MIT

// Reversi: discs of two colours, dark and light, on green felt in a frame of dark wood.

#include <QtMath>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/phrase.h"
#include "ui/boards/drawing.h"
#include "ui/boards/looks.h"
#include "ui/boards/shown_board.h"
#include "ui/boards/sprite.h"
#include "ui/theme/paint.h"

namespace bouton {

namespace {

constexpr double discRadius = 40; // in a cell of 100
constexpr double thickness = 6;   // of which one half has each colour

void paintFelt(const ShownBoard& board, QPainter& painter) {
    const QRectF grid = board.gridRect();
    const Material& stuff = board.material();
    const int rows = board.rows(), columns = board.columns();
    const double side = grid.width() / std::max(columns, 1);
    painter.fillRect(grid, shaded(grid, stuff.ground));
    const double line = std::clamp(side / 48, 0.7, 2.0);
    painter.setPen(QPen(faded(stuff.line, 0.75), line, Qt::SolidLine, Qt::FlatCap));
    paintLines(painter, grid, rows, columns);
    painter.setPen(QPen(QColor(255, 255, 255, 16), line, Qt::SolidLine, Qt::FlatCap));
    paintLines(painter, grid.translated(line, line), rows, columns, line);
    if (rows > 4 && columns > 4) {
        onlyFill(painter, stuff.line);
        for (const int r : {2, rows - 2})
            for (const int c : {2, columns - 2})
                painter.drawEllipse(grid.topLeft() + QPointF(c, r) * side, side / 15, side / 15);
    }
    paintRecess(painter, board.stage());
}

// `deep` is the edge, the half of the thickness that is seen from above; discs have their `darkRim`
// on any ground.
const PieceColours& coloursOf(char letter) {
    static const PieceColours dark{.lit = "#565D66",
                                   .body = "#23272C",
                                   .deep = "#15181B",
                                   .shade = "#0B0D10",
                                   .darkRim = "#050607"};
    static const PieceColours light{.lit = "#FFFFFF",
                                    .body = "#F3F0E8",
                                    .deep = "#D8D3C6",
                                    .shade = "#CFC9BA",
                                    .darkRim = "#847E6F"};
    return letter == 'X' ? dark : light;
}

// A disc that lies, or stands on its edge in mid-turn. The light falls on it from the top left, and
// one looks down on it a little from the front.
void paintDiscUnit(QPainter& painter, double pixels, char letter, char from, double turned,
                   double lift) {
    const bool other = turned < 0.5 && from != '.';
    const char shown = other ? from : letter, below = shown == 'X' ? 'O' : 'X';
    const double angle = from == '.' ? 0 : turned * std::numbers::pi;
    const double raised = lift + 0.6 * std::sin(angle);
    const double radius = discRadius * (1 + 0.07 * raised);
    // A disc that stands on its edge keeps a little width.
    const double squash = std::max(std::abs(std::cos(angle)), 0.045);
    const QPointF centre(50, 48.5 - 4.5 * raised);
    const PieceColours &face = coloursOf(shown), &back = coloursOf(below);

    paintContact(painter, QPointF(51.5 + 3.5 * raised, 52.5 + 8 * raised),
                 radius * std::max(squash, 0.2) * 1.13, radius * 1.12, 0.5 - 0.16 * raised);
    // The side: half of it has the colour of the face, half that of the back.
    const double tilt = std::abs(std::sin(angle)) * thickness * (other ? -1 : 1);
    const double drop = thickness * 0.62;
    painter.setPen(Qt::NoPen);
    for (const double depth : {1.0, 0.5}) {
        painter.setBrush(depth > 0.75 ? back.deep : face.deep);
        const QPointF at = centre + QPointF(tilt, drop) * depth;
        painter.drawEllipse(at, radius * squash, radius);
        const double left = std::min(at.x(), centre.x()), wide = std::abs(at.x() - centre.x());
        if (wide > 0.3)
            painter.drawRect(QRectF(left, centre.y() - radius, wide, 2 * radius));
    }
    painter.save();
    painter.translate(centre);
    painter.scale(squash, 1);
    QRadialGradient body(QPointF(-0.28, -0.40) * radius, radius * 1.6);
    body.setColorAt(0, face.lit);
    body.setColorAt(shown == 'X' ? 0.5 : 0.62, face.body);
    body.setColorAt(1, face.shade);
    painter.setBrush(body);
    painter.setPen(squash > 0.3 ? QPen(face.darkRim, std::max(1.9, 0.8 / pixels))
                                : QPen(Qt::NoPen));
    painter.drawEllipse(QPointF(), radius, radius);
    if (squash > 0.5) {
        QPainterPath shine;
        const QRectF arc(-radius * 0.76, -radius * 0.76, radius * 1.52, radius * 1.52);
        shine.arcMoveTo(arc, 148);
        shine.arcTo(arc, 148, -72);
        onlyOutline(painter, QPen(QColor(255, 255, 255, shown == 'X' ? 92 : 235), 2.8,
                                  Qt::SolidLine, Qt::RoundCap));
        painter.drawPath(shine);
    }
    painter.restore();
}

void paintDisc(QPainter& painter, const ShownPiece& piece) {
    static const char kind = 0;
    const bool turning = piece.from != '.' && piece.from != piece.letter && piece.turned < 1;
    const char from = turning ? piece.from : '.';
    // A disc that is set comes down from a little above.
    const double lift = std::max(piece.lift, 1 - piece.drawn);
    const int phase = phaseOf(turning ? piece.turned : 0) * 64 + phaseOf(lift);
    painter.save();
    painter.setOpacity(painter.opacity() * std::min(1.0, piece.drawn * 1.8));
    paintSprite(painter, piece.rect, {&kind, piece.letter * 256 + from, phase, 0.25},
                [&](QPainter& inside, double pixels) {
                    paintDiscUnit(inside, pixels, piece.letter, from, piece.turned, lift);
                });
    painter.restore();
}

void inkDisc(QPainter& painter, char letter, Cell) {
    if (letter == '.')
        return;
    painter.setBrush(letter == 'X' ? Qt::black : Qt::white);
    painter.drawEllipse(QPointF(50, 50), discRadius - 3, discRadius - 3);
}

char letterToMove(const ShownBoard& board) {
    return board.picture().toMove == Side::One ? 'X' : 'O';
}

// A ring on the disc that was set.
void paintRing(const ShownBoard& board, QPainter& painter, Cell cell) {
    const QRectF rect = board.cellRect(cell);
    const double radius = rect.width() * 0.13;
    onlyOutline(painter, QPen(board.letterAt(cell) == 'X' ? QColor("#8DB8FF") : boardAccent(),
                              std::max(1.5, rect.width() / 20)));
    painter.drawEllipse(rect.center() - QPointF(0, rect.height() * 0.015), radius, radius);
}

// The ghost of a disc that could be set.
void paintGhost(const ShownBoard& board, QPainter& painter, Cell cell) {
    const QRectF rect = board.cellRect(cell);
    const bool dark = letterToMove(board) == 'X';
    const double radius = rect.width() * 0.16;
    painter.setPen(QPen(dark ? QColor(8, 10, 12, 200) : QColor(255, 255, 255, 220),
                        std::max(1.0, rect.width() / 44)));
    painter.setBrush(dark ? QColor(8, 10, 12, 74) : QColor(255, 255, 255, 70));
    painter.drawEllipse(rect.center(), radius, radius);
}

// The disc as it would lie there. A value on the cell stays readable upon it.
void paintWouldBe(const ShownBoard& board, QPainter& painter, Cell cell) {
    painter.save();
    painter.setOpacity(painter.opacity() * 0.62);
    paintDisc(painter, {letterToMove(board), cell, board.cellRect(cell)});
    painter.restore();
    // A rim on the discs that would turn, which have risen.
    painter.setBrush(Qt::NoBrush);
    for (const ShownPiece& piece : board.pieces()) {
        if (piece.lift <= 0)
            continue;
        const double side = piece.rect.width(), radius = side * 0.415;
        painter.setPen(QPen(faded(board.material().accent, std::min(1.0, piece.lift / 0.3)),
                            std::clamp(side / 24, 1.5, 4.0)));
        painter.drawEllipse(piece.rect.center() - QPointF(0, side * (0.015 + 0.045 * piece.lift)),
                            radius, radius);
    }
}

} // namespace

BoardLook reversiLook() {
    return {.stuff = Stuff::Felt,
            .ground = paintFelt,
            .piece = paintDisc,
            .last = paintRing,
            .next = paintGhost,
            .hover = paintWouldBe,
            .manner = {.coming = Motion::setTime},
            .piecesAreSides = true,
            .letters = {{'X', QT_TRANSLATE_NOOP("Phrase", "dark disc")},
                        {'O', QT_TRANSLATE_NOOP("Phrase", "light disc")}},
            .ink = inkDisc};
}

} // namespace bouton
