// SPDX-License-Identifier: MIT
#pragma once

#include <QRectF>
#include <QString>

#include "core/side.h"

class QPainter;

namespace bouton {

constexpr double cardShape = 1.4; // height by width

// A playing card within `rect`. `number` stands in its corners, unless it is 0; `suit` counts from
// 0 and goes round. A pale one says that it cannot be taken now. `lift` is that of a ShownPiece.
void paintCardFace(QPainter& painter, const QRectF& rect, int number, int suit, bool pale,
                   double lift);
// The back of one that a side has taken, in its colour.
void paintCardBack(QPainter& painter, const QRectF& rect, Side side, double lift);

} // namespace bouton
