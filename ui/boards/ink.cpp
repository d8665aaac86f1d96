#include "ui/boards/ink.h"

#include <QPainter>

#include <algorithm>

#include "ui/boards/board_look.h"
#include "ui/boards/drawing.h"
#include "ui/boards/sprite.h"
#include "ui/theme/paint.h"
#include "ui/theme/painted_text.h"
#include "ui/theme/type.h"

namespace bouton {

namespace {

constexpr double thin = 0.8, edge = 1.8;

void paintNames(QPainter& painter, const QRectF& grid, int rows, int columns) {
    painter.setFont(inPixels(painter.font(), inkLetterHeight));
    const double side = grid.width() / columns;
    for (int c = 0; c < columns; ++c)
        paintText(painter, QRectF(grid.left() + c * side, 0, side, inkMargin), Qt::AlignCenter,
                  QString(QChar('a' + c)));
    for (int r = 0; r < rows; ++r)
        paintText(painter, QRectF(0, grid.top() + r * side, inkMargin, side), Qt::AlignCenter,
                  QString::number(r + 1));
}

void paintSquaresOf(QPainter& painter, const Picture& picture, const QRectF& grid, int columns,
                    PaintInk ink) {
    const int rows = static_cast<int>(picture.rows.size());
    const double side = grid.width() / columns;
    onlyOutline(painter, QPen(Qt::black, thin));
    paintLines(painter, grid, rows, columns);
    painter.setPen(QPen(Qt::black, edge, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(grid);
    for (int r = 0; r < rows; ++r)
        for (int c = 0; c < columns; ++c) {
            const char* letter = letterAt(picture, {r, c});
            const QRectF cell(grid.left() + c * side, grid.top() + r * side, side, side);
            paintInkUnit(painter, cell, ink, letter ? *letter : '.', {r, c});
        }
}

} // namespace

void inkLetter(QPainter& painter, char letter, Cell) {
    if (letter != '.')
        paintLetter(painter, QRectF(20, 24, 60, 52), QChar(letter), Qt::black);
}

void paintInkUnit(QPainter& painter, const QRectF& square, PaintInk ink, char letter, Cell cell) {
    paintUnit(painter, square, [&](QPainter& inside, double) {
        inside.setPen(
            QPen(Qt::black, 100 / square.width(), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        inside.setBrush(Qt::white);
        ink(inside, letter, cell);
    });
}

InkBoard inkSquares(const BoardLook& look, const Picture& picture, const QSizeF& room) {
    std::size_t longest = 1;
    for (const std::string& row : picture.rows)
        longest = std::max(longest, row.size());
    const int rows = static_cast<int>(picture.rows.size()), columns = static_cast<int>(longest);
    const double side = std::min({largestInkCell, (room.width() - inkMargin - edge) / columns,
                                  (room.height() - inkMargin - edge) / rows});
    const QRectF grid(inkMargin, inkMargin, side * columns, side * rows);
    return {{grid.right() + edge, grid.bottom() + edge},
            [grid, picture, rows, columns, ink = look.ink](QPainter& painter) {
                painter.save();
                painter.setPen(Qt::black);
                paintNames(painter, grid, rows, columns);
                paintSquaresOf(painter, picture, grid, columns, ink);
                painter.restore();
            }};
}

} // namespace bouton
