// SPDX-License-Identifier: MIT
#pragma once

#include <QRectF>

#include <functional>

class QImage;
class QPainter;

namespace bouton {

// A picture of a piece is kept for as long as it is of use: to paint gradients anew for each of 64
// discs in each frame of a motion would take too long.
struct Sprite {
    const void* what;  // who paints it: the address of a constant
    int letter = 0;    // and which of his pieces
    int phase = 0;     // and how far it has turned, come or risen
    double margin = 0; // painted beyond the cell at each side, as a share of its width
    bool operator==(const Sprite&) const = default;
};

// Steps in which what moves is kept.
constexpr int phases = 24;
inline int phaseOf(double share) { return static_cast<int>(share * phases + 0.5); }

// Paints into `cell`, by a kept picture where there is one. `paint` gets a painter on which the
// cell is 100 x 100 units, from (0, 0), and how many pixels a unit has.
//
// What is not a screen or an image, or is turned or sheared, is painted directly.
using PaintUnit = std::function<void(QPainter& painter, double pixels)>;
void paintSprite(QPainter& painter, const QRectF& cell, const Sprite& sprite,
                 const PaintUnit& paint);

// Puts an image there pixel for pixel, in pixels of the device. Qt would scale it where a pixel is
// less than a unit, also by one to one, which takes ten times as long.
void paintPixels(QPainter& painter, QPointF device, const QImage& image);

// The same as paintSprite() without keeping anything.
void paintUnit(QPainter& painter, const QRectF& cell, const PaintUnit& paint);

} // namespace bouton
