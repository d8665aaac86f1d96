// SPDX-License-Identifier: MIT
#pragma once

#include "core/player.h"
#include "games/own_game/own_game.h"
#include "language/vocabulary.h"
#include "own/analysis.h"

namespace bouton::own_game {

// How much an analysis keeps. The usual bounds are those of own::Bounds.
own::Bounds boundsOf(Patience patience);

// Whether it is seen at once that analyses have nimbers, and whether a game can end in a draw.
bool isSum(const own::Rules& rules);
bool mayBeDrawn(const own::Rules& rules);

// The words and classes of claims of one's own. The rules must outlive them.
language::Vocabulary vocabularyOf(const OwnRules& of);

} // namespace bouton::own_game
