#pragma once

#include "ui/boards/overlay.h"

namespace bouton {

class Preferences;
class Session;

// What is drawn upon the board of what is known of the position, each where it is switched on: the
// values of the moves, given the clicks so far, and the map of nimbers. `pointed` is the cell under
// the mouse, which the map explains.
Overlay overlayOf(const Session& session, const Preferences& preferences,
                  std::optional<Cell> pointed);

} // namespace bouton
