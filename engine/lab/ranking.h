#pragma once

#include <cstddef>
#include <vector>

#include "core/analysis.h"

namespace bouton {

// Whether one would rather make the move worth `a`: by outcome, then by score, then the winner
// hastens the end and everybody else delays it.
bool better(const Value& a, const Value& b);

// The indices of `moves`, best first; those that are worth the same stay in their order.
std::vector<std::size_t> bestFirst(const std::vector<Value>& moves);

} // namespace bouton
