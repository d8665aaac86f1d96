#pragma once

#include "ui/insight/value_history.h"
#include "ui/print/drawing.h"

namespace bouton {

// The history with the game's title, for a file or paper. It keeps a copy of the history.
Drawing drawingOf(const ValueHistory& history);

} // namespace bouton
