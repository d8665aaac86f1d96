// SPDX-License-Identifier: MIT
#pragma once

#include "core/match.h"
#include "core/random.h"

namespace bouton {

// Makes so many random moves. One that would end the game is not made, and no other after it.
void playAtRandom(Match& match, int plies, Random& random);

} // namespace bouton
