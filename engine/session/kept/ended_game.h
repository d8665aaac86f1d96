// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "session/values/saved_game.h"

namespace bouton {

// Ended games on their way to the archive.

// Whether the archive has the game, as far as its file says so. Files of older versions say
// nothing; they count as marked if the game ended more than a day ago.
bool isMarked(const SavedGame& game);

// Whether both have the same to say to the archive, wherever one has looked meanwhile.
bool isSameEnd(SavedGame one, SavedGame two);

// The game at the end that the other one has; empty: it does not have this end any more.
std::optional<SavedGame> atEndOf(SavedGame game, const SavedGame& other);

// The game at the end of the line on the board; empty: a side has lost there, and nobody knows how.
std::optional<SavedGame> endOf(SavedGame game);

// Whether the line on the board had its end before the game came here, so that the archive is not
// to have it.
bool isEndForeign(const SavedGame& game);

} // namespace bouton
