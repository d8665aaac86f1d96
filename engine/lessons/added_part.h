// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "core/picture.h"
#include "core/ruleset.h"

namespace bouton {

// One part more than a position has: a row or a column at its end. Nothing here blocks.

// Whether `made` is `start` with such a part, and else the same.
bool hasOnePartMore(const Picture& start, const Picture& made);

// The picture with room for one part more, to be set up by hand (core/editing.h); it may not be a
// position yet. Empty: the game's boards do not grow by a part alone, or no further.
std::optional<Picture> withRoomForAPart(const Ruleset& game, const Picture& start);

} // namespace bouton
