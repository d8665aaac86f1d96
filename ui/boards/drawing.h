// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QPainter>
#include <QPainterPath>

#include "ui/boards/materials.h"
#include "ui/theme/theme.h"

namespace bouton {

// The part of `rect` that is left when `share` of its width goes from each side.
QRectF inset(const QRectF& rect, double share);

// A bold letter, its ink (not its line of text) in the middle of `rect` and as high as it.
void paintLetter(QPainter& painter, const QRectF& rect, QChar letter, const QColor& color);

// Of a line of text, in whole pixels.
double lineHeight(const QFont& font);

// Light falls from the top left: a gradient from that corner to the other one.
QBrush shaded(const QRectF& rect, const QColor (&pair)[2]);

// A square with its corners cut off.
QPolygonF octagon(const QRectF& rect);

// The lines between the cells of a grid, with the painter's pen, each `gap` short of the edges.
void paintLines(QPainter& painter, const QRectF& grid, int rows, int columns, double gap = 0);

// What a thing throws on what it stands on: dark in the middle, nothing at the rim.
void paintContact(QPainter& painter, QPointF centre, double across, double down, double strength);

// A soft shadow below something with round corners.
void paintSoftShadow(QPainter& painter, const QRectF& rect, double radius, double reach,
                     double strength);

// Squares in the two tones of a material, a1 light.
void paintSquares(QPainter& painter, const Material& material, const QRectF& cell, bool second);

// A number from 0 to 1 that looks drawn by lot, and is the same every time.
double scattered(unsigned seed);

} // namespace bouton
