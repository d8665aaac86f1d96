#pragma once

#include <QRectF>
#include <QSizeF>

#include <functional>

#include "core/picture.h"

class QPainter;

namespace bouton {

struct BoardLook;

// Boards to be written on: thin lines, black on white, nothing grey, so that a copy of a copy still
// tells what is filled from what is an outline.

// A board that shows a position, painted from (0, 0) on.
struct InkBoard {
    QSizeF size;
    std::function<void(QPainter&)> paint;
};

constexpr double largestInkCell = 27;                  // 7 mm on A4
constexpr double inkLetterHeight = 11, inkMargin = 16; // of the names of rows and columns

// What stands in a cell of 100 x 100, the painter's pen and brush being black and white: '.' for
// the cell itself. Without a look of its own a piece is its letter.
using PaintInk = void (*)(QPainter& painter, char letter, Cell cell);
void inkLetter(QPainter& painter, char letter, Cell cell);

// The same within a square.
void paintInkUnit(QPainter& painter, const QRectF& square, PaintInk ink, char letter, Cell cell);

// Squares with their coordinates, as large as the room lets them be.
InkBoard inkSquares(const BoardLook& look, const Picture& picture, const QSizeF& room);
// Card groups: a fan for each, with what is left and what a turn may take below.
InkBoard inkCards(const BoardLook& look, const Picture& picture, const QSizeF& room);

} // namespace bouton
