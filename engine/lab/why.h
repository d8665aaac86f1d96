#pragma once

#include "core/analysis.h"
#include "core/match.h"

namespace bouton {

// Why a position is won, drawn or lost: its analysis, told in parts and in plain sentences. Every
// number comes from the Analysis, which must be of the position it is said to be of. Nothing here
// blocks.

// A row of the sum: a part of the position, or several that are told as one (Grid Nim's diagonal).
struct Summand {
    enum class Kind { Gap, Region, Diagonal, Group, Horse };
    Kind kind;
    std::string name; // of the column or the group, or of the first cell
    Phrase title;     // "Column c", "Region at b1", "Diagonal"
    Phrase measure;   // "gap 3", "4 cells", "5 cards, most 3"
    Clicks cells;
    std::vector<std::size_t> parts; // of Analysis::parts
    int nimber;
};

struct Why {
    std::vector<Summand> summands; // empty where the game is no sum
    Phrase sentence;               // of the position, for its side to move
    Phrase note;                   // Grid Nim: the students' case; may be empty
};

Why whyOf(const Match& match, Match::Node node, const Analysis& analysis);
std::vector<Summand> summandsOf(const Match& match, Match::Node node, const Analysis& analysis);

// The row of the part that a move is made in, an index; and what that row is worth after the move.
std::size_t rowOf(const std::vector<Summand>& rows, const Value& move);
int nimberAfter(const Summand& row, const Analysis& analysis, const Value& move);

// What a move at this node does, an index into its moves: "3 to 1 in column c brings the nim-sum to
// 0." The analysis is that of the node, before the move; `after` is that of the position it leads
// to, where it is known, which may have looked further.
Phrase whyMove(const Match& match, Match::Node node, std::size_t move, const Analysis& analysis,
               const Analysis* after = nullptr);

// Which of the moves at its parent led to a node other than the start.
std::size_t moveTo(const Match& match, Match::Node node);

// The horse in a cell: where it can go, what it is worth there, and the least number that is
// missing, which is what it is worth here. `map` is Analysis::map.
struct Missing {
    Clicks options;
    std::vector<int> values; // in the order of the options
    int mex;
};
Missing missingAt(const std::vector<Part>& map, Cell horse);

} // namespace bouton
