#pragma once

#include <string>
#include <vector>

#include "lab/tournament.h"

namespace bouton::cli {

// The standing of a tournament and its crosstable as text. There are no times in it.
std::string standingOf(const Tournament& tournament, const Crosstable& table,
                       const std::vector<std::string>& names);

} // namespace bouton::cli
