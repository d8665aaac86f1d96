// SPDX-License-Identifier: MIT
#pragma once

#include <stop_token>

#include "core/analysis.h"
#include "core/phrase.h"
#include "search/trace.h"

namespace bouton {

struct Ruleset;

// A position whose moves are valued at depth 1, 2, 3, … by alpha-beta with an exact value of every
// move (search/alpha_beta.h).
struct DepthTask {
    const Ruleset* game;  // one with Lore::searched
    std::string position; // "ROWS SIDE", or another notation of the game
    int most;             // the last depth, at least 1

    static constexpr int mostDepth = 12; // that the form offers; a task may go deeper
};

// Blocks until all depths are known or a stop is asked for. Posts all rows so far after each depth.
// Refuses a game that cannot be searched, a text that is no position, and a finished game.
Or<void> tabulateDepths(const DepthTask& task, std::stop_token stop,
                        const Post<std::vector<DepthRow>>& post);

} // namespace bouton
