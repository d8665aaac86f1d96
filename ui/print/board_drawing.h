#pragma once

#include "core/ruleset.h"
#include "ui/print/drawing.h"

namespace bouton {

class BoardView;

// A board of the game with what is shown on it: pieces, the last move, marks, values, parts. It is
// a copy, so the drawing may be painted later, when the board shows something else.
Drawing drawingOf(const Ruleset& game, const BoardView& board);

// A board that shows nothing but a position, with sides of so many pixels.
Drawing drawingOf(const Ruleset& game, const Picture& picture, int side, bool coordinates = true);

} // namespace bouton
