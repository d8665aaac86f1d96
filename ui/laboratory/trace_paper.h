// SPDX-License-Identifier: MIT
#pragma once

#include "core/ruleset.h"
#include "search/trace.h"
#include "ui/print/drawing.h"

namespace bouton {

inline constexpr std::size_t mostNodesOnPaper = 200;

// A search on paper, a line for each of its nodes in the order in which they were entered, for the
// first mostNodesOnPaper of them: pages to be filled in, and on pages of their own the key. To be
// filled in is the whole tree, as minimax searches it, so that it does not tell what is left out;
// the moves and the values of its leaves stand there. The title is that of the search.
Drawings traceOnPaper(const Ruleset& game, const Trace& whole, const Trace& trace,
                      const QString& title);

} // namespace bouton
