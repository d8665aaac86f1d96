// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis.h"
#include "core/lore.h"
#include "core/match.h"

namespace bouton {

// Why a position is won, drawn or lost: its analysis in parts and in plain sentences. Every number
// comes from the Analysis, which must be that of the given node. Nothing here blocks.

struct Why {
    std::vector<Summand> summands; // empty where the game is no sum
    Phrase sentence;               // about the position, for the side to move
    Phrase note;                   // a remark by the game; may be empty
};

Why whyOf(const Match& match, Match::Node node, const Analysis& analysis);
// How far an analysis has looked that estimates a score: "Estimated at depth 9, not proven." The
// same words everywhere. Empty: it is proven, or the game has no scores.
Phrase howFar(const Match& match, Match::Node node, const Analysis& analysis);
// The rows of the sum, in the game's own words if it has any, else one row for each part. Every
// move whose part is known is made in one of them.
std::vector<Summand> summandsOf(const Match& match, Match::Node node, const Analysis& analysis);

// The row that a move is made in, as an index; rows.size() if it is not known.
std::size_t rowOf(const std::vector<Summand>& rows, const Value& move);
// The nimber of that row after the move; none if it is not known.
std::optional<int> nimberAfter(const Summand& row, const Analysis& analysis, const Value& move);

// The sentences about scores in this game: its own, else those about points.
const ScoreWords& scoreWordsOf(const Ruleset& game);
// How many points, in what the game counts: "half a disc", "1 disc", "4.5 discs".
Phrase amountOf(const Ruleset& game, double points);
// The same of a number as it is written, in whatever language: "1,50 discs".
Phrase amountOf(const Ruleset& game, std::string number);

// Whether the analysis has a value for every move at this node.
bool valuesMovesOf(const Match& match, Match::Node node, const Analysis& analysis);

// What a move at this node does: "3 to 1 in column c brings the nim-sum to 0." `move` is an index
// of its moves. `analysis` is that of the node, before the move. `after` is that of the position
// after the move, which may have looked further; null: unknown. The phrase is empty if the analysis
// has no value for the move.
Phrase whyMove(const Match& match, Match::Node node, std::size_t move, const Analysis& analysis,
               const Analysis* after = nullptr);

// Why the map (Analysis::map) has its nimber in a cell: where the piece could go from there, the
// nimbers there, and the least number that is missing. There are no options if the game does not
// tell them (Lore::reach).
struct Missing {
    Clicks options;
    std::vector<int> values; // in the order of the options
    int mex;
};
Missing missingAt(const Match& match, Match::Node node, const Analysis& analysis, Cell cell);

// The name of the side to move at a node, and that of the other side.
std::string moverAt(const Match& match, Match::Node node);
std::string rivalAt(const Match& match, Match::Node node);

// The sentences about a row: those of its game, else those for any game.
const SumWords& wordsOf(const Summand& row);

} // namespace bouton
