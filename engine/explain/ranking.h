#pragma once

#include <cstddef>
#include <vector>

#include "core/rank.h"

namespace bouton {

// The indices of `moves`, best first (core/rank.h). Moves of equal value stay in their order. Does
// not block.
std::vector<std::size_t> bestFirst(const std::vector<Value>& moves);

} // namespace bouton
