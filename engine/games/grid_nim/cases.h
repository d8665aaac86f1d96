// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "games/grid_nim/cells.h"

namespace bouton::grid_nim {

// The students' published case analysis of Grid Nim with five or fewer free cells, by shape alone.
// "A pair" is two cells that one turn can fill, "a line" three. The paper's own words for 3.1
// to 3.3 and 5.1 to 5.5 are reconstructed; docs/games/grid-nim.md gives our reading of each case
// and which of its statements are true.
struct PaperCase {
    const char* name;         // "4.2"
    bool won;                 // what the paper says of it
    std::vector<Cells> turns; // that the paper names for it, each once; none where it says lost
};

// The case of a position with these free cells. Nothing if there are none or more than five.
std::optional<PaperCase> paperCaseOf(Cells free);

// Whether a position with at most five free cells is lost for the side to move, by the corrected
// case analysis. It equals the exact theory (tests: every position of 6x6). Two cells are lost
// unless they are a pair. Four are lost if no two of them are a pair, or if they are two separate
// pairs or a 2x2 square. Five are lost if they are an S or Z of four cells and a separate one.
bool lostByCases(Cells free);

// The winning turns that the paper's rules look for, with one to five free cells: all cells at
// once; of three cells one that leaves two lost ones; of four a pair that leaves two lost ones; of
// five a line that leaves two lost ones, else one that leaves four lost ones. "Lost" is
// lostByCases(), so every won position has a turn.
std::vector<Cells> winningByCases(Cells free);

} // namespace bouton::grid_nim
