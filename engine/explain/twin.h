#pragma once

#include "explain/why.h"

namespace bouton {

// The Nim twin of a sum: each row of summandsOf() as a heap of as many counters as its nimber, so
// that every move takes counters from one heap, or adds some. Numbers come from the Analysis of the
// node. Nothing here blocks.

// A move of the game as a change of a heap.
struct HeapMove {
    std::size_t move; // an index into the moves
    std::size_t heap; // an index into the rows
    int from, to;     // counters before and after
    // The answer that takes the added counters away again; empty if the move adds none, and where
    // only a search would find it.
    std::string answer{};
    Phrase remark{}; // what the game says beside it of a move that adds; may be empty
    // Adding can always be answered in the same heap, which is then as it was: it changes nothing.
    bool reversible() const { return to > from; }
};

// The moves at a node whose part is known, in their order; none where the game is no sum.
std::vector<HeapMove> heapMovesOf(const Match& match, Match::Node node, const Analysis& analysis);

// Of them those that leave `to` counters in a heap, the shortest first.
std::vector<HeapMove> heapMovesTo(const std::vector<HeapMove>& all, const Match& match,
                                  Match::Node node, std::size_t heap, int to);

} // namespace bouton
