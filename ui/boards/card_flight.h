#pragma once

#include "ui/boards/motion.h"

namespace bouton {

// How cards go from one position to the next (see CardsPlan::pieces()): those that are taken fly
// from the front of their fan to the pile, the foremost first; the others stay where they are.
Motion cardFlight(const std::vector<ShownPiece>& before, const std::vector<ShownPiece>& after,
                  const Clicks& cells, const Manner& manner);

} // namespace bouton
