#pragma once

#include <array>

#include "games/reversi/board.h"

namespace bouton::reversi {

// Discs that can never be turned again, as many as are easy to see: those of an edge that no
// sequence of moves along it can turn, those whose lines are full in all four directions, and those
// that lean in every direction on a stable disc of their own colour or on a full line.

// The stable discs of one colour on an edge: [its discs][the other's], as bits of the edge.
using EdgeTable = std::array<std::array<std::uint8_t, 256>, 256>;
const EdgeTable& stableEdges(); // computed at the first call

Bits stableDiscs(const EdgeTable& edges, Bits own, Bits opponent);

} // namespace bouton::reversi
