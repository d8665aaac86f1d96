// SPDX-License-Identifier: MIT
#pragma once

#include <stop_token>

#include "lab/microscope.h"

namespace bouton {

inline constexpr int mostDepth = 12; // that the form offers; a task may go deeper

// Values the moves of a position at depth 1, 2, 3, … by alpha-beta with an exact value of every
// move (search/alpha_beta.h), as deep as the task says. Blocks until all depths are known or a stop
// is asked for. Posts all rows so far after each depth. Refuses a game without Lore::searched, a
// text that is no position, and a finished game.
Or<void> tabulateDepths(const SearchTask& task, std::stop_token stop,
                        const Post<std::vector<DepthRow>>& post);

} // namespace bouton
