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

// The case of a position with these free cells; nothing where they are none or more than five.
std::optional<PaperCase> paperCaseOf(Cells free);

// Whether a position with at most five free cells is lost for the side to move: the case analysis
// as corrected, which equals the exact theory (tests: every position of 6x6). Two are lost
// unless they are a pair; four if no two of them are a pair, or if they are two separate pairs or
// a 2x2 square; five if they are an S or Z of four and one apart from it.
bool lostByCases(Cells free);

// The winning turns that the paper's rules would look for, for one to five free cells: all at once;
// of three cells a single one that leaves two lost; of four a pair that leaves two lost; of five a
// line that leaves two lost, else a single cell that leaves four lost. "Lost" is lostByCases(), so
// there is a turn in every won position.
std::vector<Cells> winningByCases(Cells free);

} // namespace bouton::grid_nim
