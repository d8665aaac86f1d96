// SPDX-License-Identifier: MIT

// Tic-tac-toe: strokes of a pen on paper, each a little other than the rest.

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

const QColor greenInk("#00805B"), redInk("#9E2C0B"), pencil("#7C869B");

// A stroke that follows a path up to `drawn` (0 to 1). The pen presses most soon after it has come
// down, and leaves the paper gently.
QPainterPath stroke(const QPainterPath& path, double width, double drawn) {
    constexpr int steps = 40;
    const int last = static_cast<int>(std::ceil(steps * std::clamp(drawn, 0.0, 1.0)));
    QPolygonF left, right;
    for (int i = 0; i <= last; ++i) {
        const double at = std::min(static_cast<double>(i) / steps, drawn);
        const QPointF point = path.pointAtPercent(at);
        const QPointF a = path.pointAtPercent(std::max(0.0, at - 0.01)),
                      b = path.pointAtPercent(std::min(1.0, at + 0.01));
        const double length = std::hypot(b.x() - a.x(), b.y() - a.y());
        if (length == 0)
            continue;
        const double press = 0.86 + 0.2 * std::sin(at * std::numbers::pi * 0.9 + 0.35) - 0.16 * at;
        const QPointF across = QPointF(a.y() - b.y(), b.x() - a.x()) / length * width / 2 * press;
        left << point + across;
        right.prepend(point - across);
    }
    QPainterPath outline;
    outline.setFillRule(Qt::WindingFill);
    if (left.isEmpty())
        return outline;
    const auto tip = [](QPointF a, QPointF b) { // half a turn around, from one to the other
        QPolygonF points;
        const QPointF middle = (a + b) / 2, arm = a - middle;
        for (int i = 1; i < 8; ++i) {
            const double turn = std::numbers::pi * i / 8;
            points << middle + arm * std::cos(turn) + QPointF(arm.y(), -arm.x()) * std::sin(turn);
        }
        return points;
    };
    outline.addPolygon(left + tip(left.last(), right.first()) + right
                       + tip(right.last(), left.first()));
    outline.closeSubpath();
    return outline;
}

// A line that a hand has drawn from one point to another: it sways.
QPainterPath handLine(QPointF from, QPointF to, unsigned seed, double sway) {
    const QPointF along = to - from, across(-along.y(), along.x());
    const auto off = [&](unsigned more) { return across * sway * (scattered(seed + more) - 0.5); };
    QPainterPath path(from + off(1));
    path.cubicTo(from + along * 0.33 + off(2), from + along * 0.66 + off(3), to + off(4));
    return path;
}

// In a cell of 100 x 100. The hand draws a cross in two strokes, and a nought from its top against
// the clock, a little beyond where it began.
QPainterPath crossStroke(int which, unsigned seed) {
    const double edge = 25 + 4 * scattered(seed + static_cast<unsigned>(which));
    return which == 0 ? handLine({edge, 25}, {76, 100 - edge}, seed, 0.10)
                      : handLine({77, edge}, {edge - 1, 75}, seed + 50, 0.10);
}

QPainterPath nought(unsigned seed) {
    const double wide = 26 + 2 * scattered(seed), high = 27 + 2 * scattered(seed + 1);
    const double tilt = 6 * (scattered(seed + 2) - 0.5);
    QPainterPath path;
    constexpr int steps = 48;
    for (int i = 0; i <= steps; ++i) {
        const double turn = -1.05 * 2 * std::numbers::pi * i / steps + 1.25;
        const double spread = 1 + 0.05 * (static_cast<double>(i) / steps - 0.5);
        const QPointF at(50 + wide * spread * std::cos(turn) + tilt * std::sin(turn) * 0.3,
                         50.5 - high * spread * std::sin(turn));
        i == 0 ? path.moveTo(QPointF(100 - at.x(), at.y()))
               : path.lineTo(QPointF(100 - at.x(), at.y()));
    }
    return path;
}

void paintInk(QPainter& painter, const QPainterPath& path, double width, double drawn,
              const QColor& ink) {
    if (drawn <= 0)
        return;
    QLinearGradient gradient(20, 20, 80, 80); // ink lies thicker where it runs to
    gradient.setColorAt(0, ink);
    gradient.setColorAt(1, ink.darker(112));
    painter.fillPath(stroke(path, width, drawn), gradient);
}

void paintMarkUnit(QPainter& painter, double pixels, bool cross, unsigned seed, double drawn) {
    const double width = std::max(10.5, 1.6 / pixels);
    if (cross) {
        paintInk(painter, crossStroke(0, seed), width, std::min(1.0, drawn * 2), greenInk);
        paintInk(painter, crossStroke(1, seed), width, drawn * 2 - 1, greenInk);
    } else {
        paintInk(painter, nought(seed), width, drawn, redInk);
    }
}

void paintCrossOrNought(QPainter& painter, const ShownPiece& piece) {
    static const char kind = 0;
    const unsigned seed = static_cast<unsigned>(piece.cell.row * 3 + piece.cell.column) * 13 + 1;
    const bool cross = piece.letter == 'X';
    painter.save();
    if (piece.lift > 0)
        painter.translate(0, -piece.rect.height() * 0.05 * piece.lift);
    paintSprite(painter, piece.rect,
                {&kind, static_cast<int>(seed) * 2 + cross, phaseOf(piece.drawn), 0},
                [&](QPainter& inside, double pixels) {
                    paintMarkUnit(inside, pixels, cross, seed, piece.drawn);
                });
    painter.restore();
}

void inkCrossOrNought(QPainter& painter, char letter, Cell) {
    if (letter == '.')
        return;
    onlyOutline(painter, QPen(Qt::black, 8, Qt::SolidLine, Qt::RoundCap));
    if (letter == 'X') {
        painter.drawLine(QPointF(26, 26), QPointF(74, 74));
        painter.drawLine(QPointF(74, 26), QPointF(26, 74));
    } else {
        painter.drawEllipse(QPointF(50, 50), 27, 27);
    }
}

void paintPaper(const ShownBoard& board, QPainter& painter) {
    const QRectF grid = board.gridRect();
    const int rows = board.rows(), columns = board.columns();
    const double side = grid.width() / std::max(columns, 1);
    const double width = std::clamp(side / 26, 1.0, 6.0);
    const auto rule = [&](QPointF from, QPointF to, int seed) {
        const QPainterPath line = handLine(from, to, static_cast<unsigned>(seed) * 7 + 3, 0.022);
        painter.fillPath(stroke(line, width, 1), pencil);
    };
    const double gap = side * 0.06;
    for (int c = 1; c < columns; ++c)
        rule({grid.left() + c * side, grid.top() + gap},
             {grid.left() + c * side, grid.bottom() - gap}, c);
    for (int r = 1; r < rows; ++r)
        rule({grid.left() + gap, grid.top() + r * side},
             {grid.right() - gap, grid.top() + r * side}, 20 + r);
}

void paintWouldBe(const ShownBoard& board, QPainter& painter, Cell cell) {
    painter.save();
    painter.setOpacity(painter.opacity() * 0.35);
    paintCrossOrNought(
        painter, {board.picture().toMove == Side::One ? 'X' : 'O', cell, board.cellRect(cell)});
    painter.restore();
}

// A touch of the pencil.
void paintDot(const ShownBoard& board, QPainter& painter, Cell cell) {
    const QRectF rect = board.cellRect(cell);
    onlyFill(painter, faded(pencil, 0.85));
    const double radius = std::clamp(rect.width() * 0.04, 1.5, 7.0);
    painter.drawEllipse(rect.center(), radius, radius);
}

// Underlined by the pencil.
void paintUnderline(const ShownBoard& board, QPainter& painter, Cell cell) {
    const QRectF rect = board.cellRect(cell);
    const QPainterPath line = handLine(
        {rect.left() + rect.width() * 0.24, rect.bottom() - rect.height() * 0.09},
        {rect.right() - rect.width() * 0.24, rect.bottom() - rect.height() * 0.10}, 77, 0.05);
    painter.fillPath(stroke(line, std::clamp(rect.width() / 28, 1.5, 6.0), 1),
                     board.material().accent);
}

bool areOneLine(const ShownBoard& board, const Clicks& cells) {
    if (cells.size() < 3)
        return false;
    const char letter = board.letterAt(cells.front());
    const bool same = letter != '.' && std::ranges::all_of(cells, [&](Cell cell) {
                          return board.letterAt(cell) == letter;
                      });
    const Cell first = cells.front(), last = cells.back();
    const int most = static_cast<int>(cells.size()) - 1;
    return same
           && std::max(std::abs(last.row - first.row), std::abs(last.column - first.column))
                  == most;
}

void paintLineThrough(const ShownBoard& board, QPainter& painter, const Clicks& cells,
                      double drawn) {
    const QRectF first = board.cellRect(cells.front()), last = board.cellRect(cells.back());
    QLineF way(first.center(), last.center());
    const double beyond = first.width() * 0.36;
    way.setLength(way.length() + beyond);
    way = QLineF(way.p2(), way.p1());
    way.setLength(way.length() + beyond);
    const QPainterPath line = handLine(way.p2(), way.p1(), 5, 0.02);
    painter.fillPath(stroke(line, std::clamp(first.width() / 13, 2.0, 14.0), drawn),
                     QColor(30, 35, 40, 200));
}

// A line that is full is struck through; anything else is named as on every board.
void paintNamed(const ShownBoard& board, QPainter& painter, const Clicks& cells) {
    if (areOneLine(board, cells)) {
        paintLineThrough(board, painter, cells, board.namedDrawn);
        return;
    }
    painter.setBrush(Qt::NoBrush);
    for (const Cell cell : cells) {
        const QRectF rect = board.cellRect(cell);
        painter.setPen(QPen(board.material().mark, std::clamp(rect.width() / 32, 2.0, 4.0),
                            Qt::DotLine, Qt::RoundCap));
        painter.drawEllipse(inset(rect, 0.07));
    }
}

} // namespace

BoardLook ticTacToeLook() {
    return {.stuff = Stuff::Paper,
            .ground = paintPaper,
            .piece = paintCrossOrNought,
            .last = paintUnderline,
            .next = paintDot,
            .hover = paintWouldBe,
            .named = paintNamed,
            .manner = {.coming = 260},
            .piecesAreSides = true,
            .ink = inkCrossOrNought};
}

} // namespace bouton
