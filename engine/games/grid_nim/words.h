// SPDX-License-Identifier: MIT
#pragma once

#include "core/poll.h"
#include "games/grid_nim/cells.h"
#include "language/vocabulary.h"

namespace bouton::grid_nim {

// The words of Grid Nim for claims of one's own, where partNimber comes from this theory. The
// verdicts come from the turns alone (truth.h).
language::Vocabulary vocabularyBy(int (*nimberOf)(Cells part, Poll&));

} // namespace bouton::grid_nim
