#pragma once

#include <stop_token>

#include "core/analysis.h"
#include "core/phrase.h"
#include "search/trace.h"

namespace bouton {

struct Ruleset;

// A position searched to so many plies in each of the ways, to be laid side by side. The values are
// those of the game (Searched::values, search/searched.h).
struct LookTask {
    const Ruleset* game; // one with mostPliesOf() above 0
    std::string position;
    int plies;                      // at least 1
    std::size_t mostNodes = 20'000; // of a trace
};

// The deepest search that is offered for a game; 0: none is.
int mostPliesOf(const Ruleset& game);

// Blocks until all searches are done or a stop is asked for, and posts after each, all so far.
// Refuses a text that is no position, and one of a game that is over.
Or<void> lookThrough(const LookTask& task, std::stop_token stop,
                     const Post<std::vector<Look>>& post);

} // namespace bouton
