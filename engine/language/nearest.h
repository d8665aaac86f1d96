// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

namespace bouton::language {

// The one of some words that is written most like this one: by the fewest letters added, left out,
// changed or exchanged with their neighbour, where a capital letter is no change. Of equal ones it
// is the first. Empty if none is near; that is, to more than a third of this word's letters, and to
// more than one, something would have to be done.
std::string_view nearestOf(std::string_view wanted, const std::vector<std::string_view>& words);

} // namespace bouton::language
