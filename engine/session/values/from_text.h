// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "games/formats.h"
#include "session/values/plan.h"
#include "session/values/saved_game.h"

namespace bouton {

// A game that a text tells, as it is kept: two humans of the names that it gives, and a line of the
// conversation where it was read otherwise than it is written.
SavedGame savedFrom(const ReadGame& read);

// What a format may write of a game beside its moves.
GameNotes notesOf(const SavedGame& game);

// A name as somebody else has written it, as checkProgramName() takes one: what is not to be seen
// is written out (visible()), a letter and its accent are one, and what is over `most` characters
// ends in "...". Empty if no name is left.
std::string keptName(std::string_view text, std::size_t most = longestProgramName);

} // namespace bouton
