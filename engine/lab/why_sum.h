#pragma once

#include "lab/why.h"

namespace bouton {

// The sentences about sums (lab/why.h): of a position that is not over, and of a move.
Phrase saySum(const Match& match, Match::Node node, const std::vector<Summand>& rows,
              const Analysis& analysis);
Phrase saySumMove(const Match& match, Match::Node node, const std::vector<Summand>& rows,
                  std::size_t move, const Analysis& analysis);

} // namespace bouton
