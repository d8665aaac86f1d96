#pragma once

#include "core/step.h"
#include "ui/boards/motion.h"

namespace bouton {

// How a board goes from one scene to another: by a move that leads there, back to a position a few
// moves before, or at once.
enum class Passage { Jump, Forward, Back };
Passage passageOf(const Scene& from, const Scene& to);

// Whether both have the same cells.
bool sameShape(const Picture& a, const Picture& b);

// What pulses at the end of a game: what a sentence names, or else the pieces with the winner's
// letter, or else what moved last.
Clicks celebrated(const std::vector<ShownPiece>& pieces, const Clicks& named, char winner,
                  const Clicks& last);

} // namespace bouton
