// SPDX-License-Identifier: MIT
#pragma once

#include <stop_token>

#include "core/analysis.h"
#include "core/phrase.h"
#include "search/trace.h"

namespace bouton {

struct Ruleset;

// A position that is searched to the same depth by each method, so that the searches can be
// compared. Searched::values says what the values are (search/searched.h).
struct LookTask {
    const Ruleset* game; // one with mostPliesOf() above 0
    std::string position;
    int plies;                      // at least 1
    std::size_t mostNodes = 20'000; // in a trace
};

// The most plies that are offered for a game; 0: the game has no microscope.
int mostPliesOf(const Ruleset& game);

// Blocks until all searches are done or a stop is asked for. Posts all so far after each. Refuses a
// game without a microscope, a text that is no position, and a finished game.
Or<void> lookThrough(const LookTask& task, std::stop_token stop,
                     const Post<std::vector<Look>>& post);

} // namespace bouton
