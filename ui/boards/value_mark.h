#pragma once

#include <QPainter>

#include "ui/boards/overlay.h"
#include "ui/theme/theme.h"

namespace bouton {

// The mark of a value within `rect`: won is a tag that points up, lost one that points down, drawn
// a plain one. What is proven is filled; an estimate is pale and its outline broken.
void paintValue(QPainter& painter, const Theme& theme, const QRectF& rect,
                const Overlay::Worth& worth);

// What is written in it: a nimber, a score ("+4"), or a letter for the outcome.
QString textOf(const Value& value);

// The same in words, for those who do not see it: "won, nimber 0".
QString wordsOf(const Value& value);

} // namespace bouton
