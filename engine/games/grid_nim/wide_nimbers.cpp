// SPDX-License-Identifier: MIT
#include "games/grid_nim/wide_nimbers.h"

#include "games/grid_nim/theory.h"
#include "search/nimber.h"

namespace bouton::grid_nim {

namespace {

// A number for each placed set: the rows above the diagonal of 10x10 one after the other, 45 bits.
std::uint64_t numberOf(Cells placed) {
    std::uint64_t number = 0;
    for (int row = 0, before = 0; row < mostSize - 1; ++row) {
        const int cells = mostSize - 1 - row;
        number |= (static_cast<std::uint64_t>(placed >> ((mostSize + 1) * row + 1))
                   & ((std::uint64_t{1} << cells) - 1))
                  << before;
        before += cells;
    }
    return number;
}

} // namespace

std::optional<int> WideNimbers::of(Cells region, std::uint64_t most, Poll& poll) {
    m_left = most;
    return ofAny(region, poll);
}

// Of any free cells on one side of the diagonal.
std::optional<int> WideNimbers::ofAny(Cells free, Poll& poll) {
    if (isSolved(free)) {
        const int nimber = nimberOf(free, poll);
        return poll.stopped() ? std::nullopt : std::optional(nimber);
    }
    int sum = 0;
    while (free != 0) {
        const Cells region = reached(lowest(free), free);
        const auto nimber = region == free ? ofPlaced(placed(region), poll) : ofAny(region, poll);
        if (!nimber)
            return std::nullopt;
        sum ^= *nimber;
        free &= ~region;
    }
    return sum;
}

std::optional<int> WideNimbers::ofPlaced(Cells region, Poll& poll) {
    const std::uint64_t number = numberOf(region);
    if (const auto known = m_known.find(number))
        return known;
    if (m_left == 0)
        return std::nullopt;
    --m_left;
    Mex mex;
    bool known = true;
    forEachTurn(region, region, [&](Cells turn) {
        if (!known || poll.node())
            return;
        const auto nimber = ofAny(region & ~turn, poll);
        known = nimber.has_value();
        if (known)
            mex.add(*nimber);
    });
    if (!known || poll.stopped())
        return std::nullopt;
    m_known.insert(number, mex.value());
    return mex.value();
}

} // namespace bouton::grid_nim
