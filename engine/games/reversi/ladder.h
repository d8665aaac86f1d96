// SPDX-License-Identifier: MIT
#pragma once

#include "games/reversi/engine.h"

namespace bouton::reversi {

// A step of the ladder: how it plays, and its measured rating with half of the 95 % interval.
struct LadderStep {
    Effort effort;
    int rating, within;
};

// The steps, 1 to mostSteps, from a first-timer to a champion.
constexpr int mostSteps = 18;
const LadderStep& ladderStep(int step);

} // namespace bouton::reversi
