#pragma once

#include "core/analysis.h"
#include "core/match.h"
#include "core/telling.h"

namespace bouton {

// Why a position is won, drawn or lost: its analysis, told in parts and in plain sentences. Every
// number comes from the Analysis, which must be of the position it is said to be of. Nothing here
// blocks.

struct Why {
    std::vector<Summand> summands; // empty where the game is no sum
    Phrase sentence;               // of the position, for its side to move
    Phrase note;                   // a remark of the game's; may be empty
};

Why whyOf(const Match& match, Match::Node node, const Analysis& analysis);
// The rows, in the game's own words where it has any, else a row a part. Every move whose part is
// known is made in one of them.
std::vector<Summand> summandsOf(const Match& match, Match::Node node, const Analysis& analysis);

// The row of the part that a move is made in, an index; rows.size() where no part is known.
std::size_t rowOf(const std::vector<Summand>& rows, const Value& move);
// What that row is worth after the move; nothing where that is not known.
std::optional<int> nimberAfter(const Summand& row, const Analysis& analysis, const Value& move);

// What is told of scores in this game: its own words, or points.
const ScoreWords& scoreWordsOf(const Ruleset& game);

// Whether the analysis values each of the moves at this node, as it should.
bool valuesMovesOf(const Match& match, Match::Node node, const Analysis& analysis);

// What a move at this node does, an index into its moves: "3 to 1 in column c brings the nim-sum to
// 0." The analysis is that of the node, before the move; `after` is that of the position it leads
// to, where it is known, which may have looked further. Empty if the analysis does not value it.
Phrase whyMove(const Match& match, Match::Node node, std::size_t move, const Analysis& analysis,
               const Analysis* after = nullptr);

// Why the map (Analysis::map) has this nimber in a cell: where the piece could go from there, what
// it would be worth there, and the least number that is missing. No options in a game that does not
// tell them (Telling::reach).
struct Missing {
    Clicks options;
    std::vector<int> values; // in the order of the options
    int mex;
};
Missing missingAt(const Match& match, Match::Node node, const Analysis& analysis, Cell cell);

} // namespace bouton
