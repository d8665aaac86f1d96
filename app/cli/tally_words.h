// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>

#include "lab/series.h"

namespace bouton::cli {

// "2 wins, 1 draw, 0 losses"
std::string counts(const Tally& tally);
// The line about games that came to no end within so many plies; empty if there is none.
std::string stoppedIn(const Tally& tally, std::size_t plies);
// The line about games that were lost by faults of programs; empty if there is none.
std::string lostByFaults(const Tally& tally);

} // namespace bouton::cli
