// SPDX-License-Identifier: MIT
#pragma once

#include "explain/why.h"

namespace bouton {

// The Nim twin of a sum. Each row of summandsOf() is a heap with as many counters as its nimber. So
// every move takes counters from one heap or adds some. All numbers come from the Analysis of the
// node. Nothing here blocks.

// A move of the game as a change of a heap.
struct HeapMove {
    std::size_t move; // an index into the moves
    std::size_t heap; // an index into the rows
    int from, to;     // counters before and after
    // The answer that takes the added counters away again. Empty if the move adds none, or if only
    // a search would find the answer.
    std::string answer{};
    Phrase remark{}; // the game's remark about a move that adds; may be empty
    // The move adds counters. The opponent can always take them away again, so it changes nothing.
    bool reversible() const { return to > from; }
};

// The moves at a node whose part is known, in their order. Empty if the game is no sum.
std::vector<HeapMove> heapMovesOf(const Match& match, Match::Node node, const Analysis& analysis);

// Those of `all` that leave `to` counters in a heap, the shortest first.
std::vector<HeapMove> heapMovesTo(const std::vector<HeapMove>& all, const Match& match,
                                  Match::Node node, std::size_t heap, int to);

} // namespace bouton
