// SPDX-License-Identifier: MIT
#include "session/archive/query.h"

namespace bouton {

GameCount& GameCount::operator+=(const GameCount& that) {
    games += that.games;
    for (std::size_t i = 0; i < by.size(); ++i)
        by[i] += that.by[i];
    plies += that.plies;
    hints += that.hints;
    reviewed += that.reviewed;
    slips += that.slips;
    rated += that.rated;
    quality += that.quality;
    return *this;
}

std::optional<double> GameCount::score() const {
    if (decided() == 0)
        return std::nullopt;
    return (static_cast<double>(by[2]) + static_cast<double>(by[1]) / 2)
           / static_cast<double>(decided());
}

GameCount Statistics::all() const {
    GameCount sum;
    for (const Cell& cell : cells)
        sum += cell.tally;
    return sum;
}

} // namespace bouton
