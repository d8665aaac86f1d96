#pragma once

#include <QPainter>
#include <QPainterPath>

#include "ui/theme/theme.h"

namespace bouton {

// The part of `rect` that is left when `share` of its width goes from each side.
QRectF inset(const QRectF& rect, double share);

// A bold letter, its ink (not its line of text) in the middle of `rect` and as high as it.
void paintLetter(QPainter& painter, const QRectF& rect, QChar letter, const QColor& color);

// The ground of a board: a flat area with slightly rounded corners. Pieces and squares that are
// painted into it are clipped by groundPath().
QPainterPath groundPath(const QRectF& grid);

// A square tile in a cell.
void paintTile(QPainter& painter, const Theme& theme, const QRectF& cell);

// The lines between the cells of a grid, with the painter's pen, each `gap` short of the edges.
void paintLines(QPainter& painter, const QRectF& grid, int rows, int columns, double gap = 0);

} // namespace bouton
