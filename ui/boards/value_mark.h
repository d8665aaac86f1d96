// SPDX-License-Identifier: MIT
#pragma once

#include <QPainter>

#include "ui/boards/overlay.h"

namespace bouton {

// The mark of a value within `rect`: won is filled with the accent, drawn with grey, lost is an
// outline. The edge is whole where it is proven and dashed where it is estimated; the best move has
// a second ring. `ink` is seen on the ground, and is that of edges and of a lost move's text;
// `plate` lies below that text. One that is covered is a dot, whatever it is worth. All texts on
// one board are set alike: as the longest of so many letters, none lower than `leastText` pixels.
void paintValue(QPainter& painter, const QRectF& rect, const Overlay::Worth& worth,
                const QColor& ink, const QColor& plate, qsizetype longest = 0,
                double leastText = 0);

// What is written in it: a nimber, a score ("+4"), or a letter for the outcome.
QString textOf(const Value& value);

// The same in words, for those who do not see it: "won, nimber 0".
QString wordsOf(const Value& value);

} // namespace bouton
