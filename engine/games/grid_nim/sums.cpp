// SPDX-License-Identifier: MIT
#include "games/grid_nim/sums.h"

#include <algorithm>
#include <vector>

namespace bouton::grid_nim {

std::optional<int> Sums::nimberOf(Cells free, std::uint64_t most, Poll& poll) {
    if (isSolved(free))
        return grid_nim::nimberOf(free, poll);
    int sum = 0;
    std::vector<Cells> unknown; // placed, none twice
    for (const Cells part : partsOf(free)) {
        if (const auto nimber = nimberOfRegion(part, most, poll)) {
            sum ^= *nimber;
            continue;
        }
        const Cells same = placed(part);
        if (const auto other = std::ranges::find(unknown, same); other != unknown.end())
            unknown.erase(other);
        else
            unknown.push_back(same);
    }
    return unknown.empty() ? std::optional(sum) : std::nullopt;
}

std::optional<int> Sums::nimberOfRegion(Cells region, std::uint64_t most, Poll& poll) {
    if (isSolved(region))
        return grid_nim::nimberOf(region, poll);
    if (const auto known = m_wide.of(region, 0, poll); known || most == 0)
        return known;
    std::uint64_t& tried = m_hard[placed(region)];
    if (tried >= most)
        return std::nullopt;
    const auto nimber = m_wide.of(region, most, poll);
    if (!poll.stopped())
        tried = most;
    return nimber;
}

std::optional<Outcome> Sums::outcomeOf(Cells free, Poll& poll) {
    if (const auto nimber = nimberOf(free, 0, poll))
        return *nimber == 0 ? Outcome::Loss : Outcome::Win;
    bool zero = false, all = true;
    forEachTurn(free, free & ~diagonal, [&](Cells turn) {
        if (zero || poll.node())
            return;
        const auto after = nimberOf(free & ~turn, 0, poll);
        zero = after == 0;
        all = all && after;
    });
    return zero ? std::optional(Outcome::Win) : all ? std::optional(Outcome::Loss) : std::nullopt;
}

} // namespace bouton::grid_nim
