// SPDX-License-Identifier: MIT
#pragma once

#include "games/formats.h"
#include "session/values/saved_game.h"

namespace bouton {

// A game that a text tells, as it is kept: two humans of the names that it gives, and a line of the
// conversation where it was read otherwise than it is written.
SavedGame savedFrom(const ReadGame& read);

// What a format may write of a game beside its moves.
GameNotes notesOf(const SavedGame& game);

} // namespace bouton
