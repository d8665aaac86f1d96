// SPDX-License-Identifier: MIT
#pragma once

#include "ui/print/drawing.h"

namespace bouton {

class Session;

// The line of the game on the table on sheets of paper, black on white: its moves, numbered on one
// diagram where each fills free cells; the list of them with what slips lost; how it ended; and
// diagrams of the slips and of the positions that have a comment, with room for notes. At most
// seven have a diagram: the comments first, then what cost most. Slips are those of positions that
// are analysed to the bound. The session must have a match.
Drawings gamePaperOf(const Session& session);

} // namespace bouton
