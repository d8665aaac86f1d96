#pragma once

#include <algorithm>

#include "games/reversi/search.h"

namespace bouton::reversi {

// The score in discs that a value of the middle game's search stands for, with so many empty cells.
//
// One straight line a number of empty cells, through zero, fitted to 7,500 positions of 600 games
// that the engine played against itself from random openings (docs/games/reversi.md). It is rough:
// beside the games' ends it errs by 17 discs with 10 empty cells and by 25 with 40.
constexpr int scoreFrom(int points, int empty) {
    if (Search::isFinished(points))
        return points > 0 ? points - Search::finishedPoints : points + Search::finishedPoints;
    const int slope = 1900 - 26 * empty; // discs for 10,000 points, above 0 up to 64 empty cells
    const int half = points < 0 ? -5000 : 5000;
    return std::clamp((points * slope + half) / 10'000, -64, 64);
}

} // namespace bouton::reversi
