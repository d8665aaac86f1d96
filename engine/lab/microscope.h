// SPDX-License-Identifier: MIT
#pragma once

#include <stop_token>

#include "core/analysis.h"
#include "core/phrase.h"
#include "search/trace.h"

namespace bouton {

struct Ruleset;

// A position that is searched. Searched::values says what the values are (search/searched.h).
struct SearchTask {
    const Ruleset* game;
    std::string position;           // "ROWS SIDE", or another notation of the game
    int plies;                      // the depth, at least 1
    std::size_t mostNodes = 20'000; // in a trace
};

// The most plies that are offered for a game; 0: the game has no microscope.
int mostPliesOf(const Ruleset& game);

// Searches the position to the same depth by each method, so that the searches can be compared.
// Blocks until all searches are done or a stop is asked for. Posts all so far after each. Refuses a
// game without a microscope, a text that is no position, and a finished game.
Or<void> lookThrough(const SearchTask& task, std::stop_token stop,
                     const Post<std::vector<Look>>& post);

} // namespace bouton
