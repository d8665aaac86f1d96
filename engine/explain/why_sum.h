#pragma once

#include "explain/why.h"

namespace bouton {

// The sentences about games with nimbers (explain/why.h): of a position that is not over, and of a
// move. Where a part is not known, of the position or of the move, they speak of the whole.
Phrase sayNimbers(const Match& match, Match::Node node, const std::vector<Summand>& rows,
                  const Analysis& analysis);
Phrase sayNimbersOfMove(const Match& match, Match::Node node, const std::vector<Summand>& rows,
                        std::size_t move, const Analysis& analysis);

// What the side to move at a node is called, and the other one.
std::string moverAt(const Match& match, Match::Node node);
std::string rivalAt(const Match& match, Match::Node node);

// What is told of a row: its game's words, or those for any game.
const SumWords& wordsOf(const Summand& row);

} // namespace bouton
