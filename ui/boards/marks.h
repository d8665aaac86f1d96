#pragma once

#include <QRectF>

#include "core/cell.h"

class QColor;
class QPainter;
class QPen;
class QPixmap;

namespace bouton {

class Hand;
struct Field;
struct ShownBoard;
struct ShownPiece;

// How any board draws what stands on it, unless its look says otherwise.
void paintTiles(const ShownBoard& board, QPainter& painter);
void paintCoordinates(const ShownBoard& board, QPainter& painter);
void paintPieces(const ShownBoard& board, QPainter& painter);

// How any board marks cells, unless its look says otherwise.
void markLast(const ShownBoard& board, QPainter& painter, Cell cell);
void markBefore(const ShownBoard& board, QPainter& painter, Cell cell);
void markNext(const ShownBoard& board, QPainter& painter, Cell cell);
void markHover(const ShownBoard& board, QPainter& painter, Cell cell);
void markChosen(const ShownBoard& board, QPainter& painter, const Clicks& cells);
void markNamed(const ShownBoard& board, QPainter& painter, const Clicks& cells);

// The marks of the position and of its moves, as the look has them, and cells that are lit.
void paintMarks(QPainter& painter, const ShownBoard& board);
// Those that follow the mouse: what a click would do, where what is held may go, and what is
// `carried` while a position is set up.
void paintHand(QPainter& painter, const ShownBoard& board, const Hand& hand, const Field& field,
               const QPixmap& carried);
// The cell that the keys have, in two tones, so that it is seen on every ground.
void paintFocus(QPainter& painter, const QRectF& cell);

// The cells as one area, without the borders between them. Only the inner half of its outline is
// seen, so that neighbouring areas keep their own.
void paintArea(QPainter& painter, const ShownBoard& board, const Clicks& cells, const QColor& fill,
               const QPen& pen);

inline double cornerOf(const QRectF& cell) { return cell.width() / 8; } // a mark's radius

} // namespace bouton
