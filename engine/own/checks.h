// SPDX-License-Identifier: MIT
#pragma once

#include "own/lines.h"

namespace bouton::own {

// What can be said of the rules as a whole, once every line is right: adds mistakes and warnings,
// the sizes without a turn, and how long a game lasts at most.
void check(GameFile& file, const std::vector<Line>& lines);

} // namespace bouton::own
