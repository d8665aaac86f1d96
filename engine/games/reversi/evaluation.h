// SPDX-License-Identifier: MIT
#pragma once

#include "games/reversi/board.h"

namespace bouton::reversi {

// The students' evaluation (docs/games/reversi.md) for the side to move. Own minus the opponent's
// points: 1 for a disc, 100 for each corner that can be played at once, 10 for each other such
// border cell, and 10,000 where only one colour is left. A finished game has no moves, so only its
// discs count.
constexpr int cornerPoints = 100;
constexpr int borderPoints = 10;
constexpr int wipeOutPoints = 10'000;

constexpr int pointsOf(Bits own, Bits playable, Bits opponent) {
    return count(own) + cornerPoints * count(playable & corners)
           + borderPoints * count(playable & border & ~corners)
           + (opponent == 0 && own != 0 ? wipeOutPoints : 0);
}

constexpr int evaluate(const Board& board) {
    return pointsOf(board.own, mobility(board), board.opponent)
           - pointsOf(board.opponent, mobility(board.passed()), board.own);
}

} // namespace bouton::reversi
