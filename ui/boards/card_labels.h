#pragma once

#include "ui/boards/cards_plan.h"

class QColor;
class QPainter;

namespace bouton {

// "5 cards" and "take up to 3".
QString wordsOnCards(int count);
QString wordsOnMost(int most);

// Below each fan how many cards it has and how many a turn may take: in words, as large as there is
// room for them, or else in numbers.
void paintGroupLabels(QPainter& painter, const CardsPlan& plan, const QColor& ink);

// Whose pile it is, and how many cards lie on it. It keeps to the edge.
void paintPileLabel(QPainter& painter, const CardsPlan& plan, Side side, const QColor& ink);

} // namespace bouton
