#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/phrase.h"

namespace bouton {

// The sentences about one kind of summand, marked for translation. Their arguments: %1 the nimbers
// of the summands, %2 the nim-sum, %3 the side that wins, %4 and %5 the nimber of the summand
// before and after the move, %6 its name, %7 the move; %n the number of summands.
struct SumWords {
    const char* lost;   // of a position with nim-sum 0: %1, %n
    const char* won;    // of a position with a winning move in this summand: all
    const char* toZero; // of a move in this summand that leaves nim-sum 0: %4 to %7
    const char* away;   // of a move that leaves another nim-sum, %2, so that %3 wins: %2 to %7
    // Where to look: %1 the names of the summands with winning moves, %n their number.
    const char* where;
};

// A row of the sum: one part of a position (Analysis::parts), or several parts that are shown as
// one (the diagonal of Grid Nim).
struct Summand {
    std::string name;                 // "c", or the first cell: "b1"
    Phrase title;                     // "Column c", "Region at b1", "Diagonal"
    Phrase measure{};                 // "gap 3", "4 cells"; may be empty
    Clicks cells{};                   // these light up with it
    std::vector<std::size_t> parts{}; // indices of Analysis::parts; each part is in one row only
    int nimber = 0;
    const SumWords* words = nullptr; // null: the words for any game (explain/why_sum.h)
    std::string sign{};              // stands below its heap; empty: the name stands there
};

} // namespace bouton
