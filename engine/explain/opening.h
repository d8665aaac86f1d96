// SPDX-License-Identifier: MIT
#pragma once

#include "core/match.h"

namespace bouton {

// The name of the opening that the game up to this node has come to last (Lore::opening), marked
// for translation. It stays what the game began with, however long it is. Empty if it has none.
// Does not block.
const char* openingOf(const Match& match, Match::Node node);

} // namespace bouton
