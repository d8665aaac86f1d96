#pragma once

#include "explain/why.h"

namespace bouton {

// The sentences about games with nimbers (explain/why.h): about a position that is not over, and
// about a move. If the parts are not known, they speak of the whole position. Nothing here blocks.
Phrase sayNimbers(const Match& match, Match::Node node, const std::vector<Summand>& rows,
                  const Analysis& analysis);
Phrase sayNimbersOfMove(const Match& match, Match::Node node, const std::vector<Summand>& rows,
                        std::size_t move, const Analysis& analysis);

// The name of the side to move at a node, and that of the other side.
std::string moverAt(const Match& match, Match::Node node);
std::string rivalAt(const Match& match, Match::Node node);

// The sentences about a row: those of its game, else those for any game.
const SumWords& wordsOf(const Summand& row);

} // namespace bouton
