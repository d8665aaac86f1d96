// SPDX-License-Identifier: MIT
#include "tally_words.h"

#include "output.h"

namespace bouton::cli {

std::string counts(const Tally& tally) {
    return counted(static_cast<std::size_t>(tally.wins), "win") + ", "
           + counted(static_cast<std::size_t>(tally.draws), "draw") + ", "
           + std::to_string(tally.losses) + (tally.losses == 1 ? " loss" : " losses");
}

std::string stoppedIn(const Tally& tally, std::size_t plies) {
    if (tally.stopped == 0)
        return "";
    return counted(static_cast<std::size_t>(tally.stopped), "game") + " stopped at "
           + std::to_string(plies) + (plies == 1 ? " ply" : " plies") + " and counted as drawn\n";
}

std::string lostByFaults(const Tally& tally) {
    if (tally.faults[0] + tally.faults[1] == 0)
        return "";
    return "lost by faults: " + std::to_string(tally.faults[0]) + " by the first, "
           + std::to_string(tally.faults[1]) + " by the second\n";
}

} // namespace bouton::cli
