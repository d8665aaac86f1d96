// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "games/reversi/board.h"

namespace bouton::reversi {

constexpr Bits firstColumn = 0x0101'0101'0101'0101;

// The discs of one colour on an edge that no sequence of moves along the edge can turn, as bits of
// the edge. Indices: the discs of that colour, those of the other.
using EdgeTable = std::array<std::array<std::uint8_t, 256>, 256>;
const EdgeTable& stableEdges(); // computed at the first call

} // namespace bouton::reversi
