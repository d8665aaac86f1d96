#pragma once

#include <QPainter>

#include "ui/theme/theme.h"

namespace bouton {

// The part of `rect` that is left when `share` of its width goes from each side.
QRectF inset(const QRectF& rect, double share);

// A bold letter, its ink (not its line of text) in the middle of `rect` and as high as it.
void paintLetter(QPainter& painter, const QRectF& rect, QChar letter, const QColor& color);

// The ground of a board: a flat area with slightly rounded corners. Pieces and squares that are
// painted into it are clipped by groundPath().
QPainterPath groundPath(const QRectF& grid);

// Squares in two tones, a1 (top left) light.
void paintChessboard(QPainter& painter, const Theme& theme, const QRectF& grid, int rows,
                     int columns);

} // namespace bouton
