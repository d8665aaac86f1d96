// SPDX-License-Identifier: MIT
#pragma once

#include <QBrush>
#include <QPainter>
#include <QPen>

namespace bouton {

// What is drawn from now on is filled and has no outline; or has an outline alone.
inline void onlyFill(QPainter& painter, const QBrush& brush) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(brush);
}
inline void onlyOutline(QPainter& painter, const QPen& pen) {
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
}

} // namespace bouton
