// SPDX-License-Identifier: MIT
#pragma once

#include "core/census.h"
#include "core/claim.h"
#include "core/nimber_table.h"
#include "games/grid_nim/cells.h"
#include "language/vocabulary.h"

namespace bouton::grid_nim {

// Parts of GridNim::lore().

// Counts every set of free cells of the board; it does not matter who filled the others. The nimber
// of a position is the nim-sum of its free diagonal cells and of the free cells above and below the
// diagonal. The two triangles are mirror images of each other (docs/games/grid-nim.md). So only the
// 2^(N(N-1)/2) subsets of one triangle are looked up, by their number of cells, and never a whole
// board: 32,768 for 6x6, 2,097,152 for 7x7, 268,435,456 for 8x8. A row of k free cells needs the
// subsets of at most k cells.
CensusKind census();
std::vector<TableKind> tables();
std::vector<Claim> claims(); // the students' case analysis first
const language::Vocabulary& vocabulary();
std::vector<Claim> claimsOfCases();
std::vector<Claim> claimsOfRegions();
// A position against a claim, with what its turns say of it: no turn wins, or this one does.
Counterexample against(Cells free, int size, Cells winningTurn);

} // namespace bouton::grid_nim
