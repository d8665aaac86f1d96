// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>

namespace bouton {

// Does the tasks 0, 1, 2 ... on some threads, of which this one is the first. Each thread takes the
// next task that nobody has begun. Blocks until all are done.
//
// If a task throws, no other begins, and what was thrown first is thrown here. Where the system has
// no more threads, those that there are do everything.
void inParallel(std::size_t threads, std::size_t tasks,
                const std::function<void(std::size_t task, std::size_t thread)>& work);

// How many threads an analysis takes by itself: one a processor, but at most four, because each has
// a table of its own (32 MB in Reversi).
std::size_t usualThreads();

} // namespace bouton
