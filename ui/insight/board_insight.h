// SPDX-License-Identifier: MIT
#pragma once

#include "ui/boards/overlay.h"

namespace bouton {

struct Analysis;
class Preferences;
class Session;

// The analysis that is shown of the position on the board; null if none yet, or there is no game.
// Valid until the study's next change.
const Analysis* analysisShown(const Session& session);

// The values of the cells that can be clicked, and of the clicks so far where they are a whole
// move. The analysis is that of the position on the table.
std::vector<Overlay::Worth> worthsOf(const Session& session, const Analysis& analysis);

// What is drawn upon the board of what is known of the position, each where it is switched on: the
// values of the moves, given the clicks so far, and the map of nimbers. `pointed` is the cell under
// the mouse, which the map explains.
Overlay overlayOf(const Session& session, const Preferences& preferences,
                  std::optional<Cell> pointed);

} // namespace bouton
