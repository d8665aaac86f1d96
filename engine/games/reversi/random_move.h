// SPDX-License-Identifier: MIT
#pragma once

#include "core/random.h"
#include "games/reversi/board.h"

namespace bouton::reversi {

// A legal move, each equally likely. The game must not be over. Takes one number from `random`.
inline int randomMove(const Board& board, Random& random) {
    const Moves moves(board);
    auto move = moves.begin();
    for (auto skip = random.below(static_cast<std::uint64_t>(moves.size())); skip > 0; --skip)
        ++move;
    return *move;
}

} // namespace bouton::reversi
