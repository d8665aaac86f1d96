#pragma once

#include <QRectF>

#include "core/cell.h"

namespace bouton {

// One piece as it is drawn at an instant, at rest or while it moves.
struct ShownPiece {
    char letter; // of the picture
    Cell cell;   // where it stands, or is bound for
    QRectF rect; // where a cell around it would be now, in the board's coordinates

    // A piece that becomes another one: what it was, and how far that has gone (0: nothing of the
    // new one is seen yet, 1: it is the new one).
    char from = '.';
    double turned = 1;

    double drawn = 1; // how much of it there is, while it comes or goes (0: nothing)
    double seen = 1;  // how opaque it is, while it fades (0: not seen)
    double lift = 0;  // how high it is held above the board (1: in the hand)
};

} // namespace bouton
