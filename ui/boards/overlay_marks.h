#pragma once

class QPainter;

namespace bouton {

struct ShownBoard;

// What is known of a position, drawn upon it: below the pieces a map of tints; above the marks the
// values of moves and from a cell to its options; above all the numbers of the map.
void paintMap(QPainter& painter, const ShownBoard& board);
void paintOverlay(QPainter& painter, const ShownBoard& board);
void paintNumbers(QPainter& painter, const ShownBoard& board);

} // namespace bouton
