#pragma once

// mobility() and flips() of board.h, as fast as the machine can. The results are the same.
#ifdef BOUTON_AVX2
#include "games/reversi/kernel/moves_vectors.h"
#else
#include "games/reversi/kernel/moves_plain.h"
#endif

#include "core/poll.h"

namespace bouton::reversi::BOUTON_ISA {

// The number of leaves of the tree of moves, `plies` deep (at least 1). Blocks. Void once the poll
// has stopped.
inline std::uint64_t leaves(Bits own, Bits opponent, int plies, Poll& poll) {
    Bits moves = mobility(own, opponent);
    if (plies == 1)
        return moves != 0 ? static_cast<std::uint64_t>(count(moves)) : 1; // a pass, or the end
    if (poll.node())
        return 0;
    if (moves == 0)
        return mobility(opponent, own) == 0 ? 1 : leaves(opponent, own, plies - 1, poll);
    std::uint64_t sum = 0;
    for (; moves != 0; moves &= moves - 1) {
        const int cell = firstOf(moves);
        const Bits turned = flips(own, opponent, cell);
        sum += leaves(opponent ^ turned, own ^ turned ^ bit(cell), plies - 1, poll);
    }
    return sum;
}

} // namespace bouton::reversi::BOUTON_ISA
