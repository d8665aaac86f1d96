// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>

#include "games/reversi/kernel.h"

namespace bouton::reversi {

// Runs a fixed set of searches on one thread: some to a fixed depth, some endgames. Tells after
// each in English how many cells were empty and how far it went, and the nodes that it took. Gives
// the nodes of all of them together, a signature of the search: who does not mean to change the
// search must not change this number. Every kernel and every machine give the same. Blocks about a
// second. Gives nothing once stopped.
std::optional<std::uint64_t>
bench(std::stop_token stop,
      const std::function<void(const std::string& what, std::uint64_t nodes)>& told,
      const Kernel& compiled = kernel());

} // namespace bouton::reversi
