#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/phrase.h"

namespace bouton {

// The sentences about one kind of summand, marked for translation. Their arguments: %1 what the
// summands are worth, %2 the nim-sum, %3 who wins by it, %4 and %5 what the summand is worth before
// and after the move, %6 its name, %7 the move; %n counts the summands.
struct SumWords {
    const char* lost;   // of a position with nim-sum 0: %1, %n
    const char* won;    // of a position with a winning move in this summand: all
    const char* toZero; // of a move in this summand that leaves nim-sum 0: %4 to %7
    const char* away;   // of one that does not, which leaves %2 and lets %3 win: %2 to %7
    // Where to look: %1 the names of the summands with winning moves, %n how many they are.
    const char* where;
};

// A row of the sum: one part of a position (Analysis::parts), or several that are told as one (Grid
// Nim's diagonal).
struct Summand {
    std::string name;                 // "c", or the first cell: "b1"
    Phrase title;                     // "Column c", "Region at b1", "Diagonal"
    Phrase measure{};                 // "gap 3", "4 cells"; may be empty
    Clicks cells{};                   // that light up with it
    std::vector<std::size_t> parts{}; // of Analysis::parts; a part is in one row only
    int nimber = 0;
    const SumWords* words = nullptr; // null: the words for any game (explain/why_sum.h)
    std::string sign{};              // stands below its heap; empty: the name does
};

} // namespace bouton
