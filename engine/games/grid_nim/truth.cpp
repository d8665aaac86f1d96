// SPDX-License-Identifier: MIT
#include "games/grid_nim/truth.h"

#include "search/nimber.h"

namespace bouton {

using namespace grid_nim;

bool FewFreeCells::lost(Cells free, Poll& poll) {
    if (const auto known = m_known.find(free); known != m_known.end())
        return known->second;
    const bool lost = winningTurn(free, poll) == 0;
    if (!poll.stopped())
        m_known.emplace(free, lost);
    return lost;
}

Cells FewFreeCells::winningTurn(Cells free, Poll& poll) {
    Cells winning = 0;
    forEachTurn(free, free & ~diagonal, [&](Cells turn) {
        if (winning == 0 && !poll.node() && lost(free & ~turn, poll))
            winning = turn;
    });
    return winning;
}

int FewFreeCells::nimber(Cells free, Poll& poll) {
    if (const auto known = m_nimbers.find(free); known != m_nimbers.end())
        return known->second;
    Mex mex;
    forEachTurn(free, free & ~diagonal, [&](Cells turn) {
        if (!poll.node())
            mex.add(nimber(free & ~turn, poll));
    });
    if (!poll.stopped())
        m_nimbers.emplace(free, mex.value());
    return mex.value();
}

std::size_t numberOf(Cells free, int size) {
    std::size_t number = 0;
    for (int row = 0; row < size; ++row)
        number |=
            static_cast<std::size_t>(free >> (grid_nim::mostSize * row) & ((Cells{1} << size) - 1))
            << (size * row);
    return number;
}

namespace {

// A turn is legal wherever its cells are free, so the empty board has all that there are. A turn
// leaves a set with a smaller number, which is settled already.
std::vector<std::size_t> turnsOn(int size) {
    std::vector<std::size_t> turns;
    for (const Cells turn : GridNim::moves({.size = size}))
        turns.push_back(numberOf(turn, size));
    return turns;
}

} // namespace

AllFreeCells::AllFreeCells(int size, Poll& poll)
    : m_size(size), m_lost(std::size_t{1} << size * size) {
    const std::vector<std::size_t> turns = turnsOn(size);
    for (std::size_t free = 0; free < m_lost.size() && !poll.node(); ++free) {
        bool lost = true;
        for (std::size_t i = 0; lost && i < turns.size(); ++i)
            lost = (turns[i] & ~free) != 0 || !m_lost[free & ~turns[i]];
        m_lost[free] = lost;
    }
}

std::vector<std::uint8_t> nimbersOfAll(int size, Poll& poll) {
    std::vector<std::uint8_t> nimbers(std::size_t{1} << size * size);
    const std::vector<std::size_t> turns = turnsOn(size); // 85 on 5x5, so no nimber is above 127
    for (std::size_t free = 0; free < nimbers.size() && !poll.node(); ++free) {
        std::uint64_t seen[2] = {};
        for (const std::size_t turn : turns)
            if ((turn & ~free) == 0) {
                const int nimber = nimbers[free & ~turn];
                seen[nimber / 64] |= std::uint64_t{1} << nimber % 64;
            }
        const int low = std::countr_one(seen[0]);
        nimbers[free] = static_cast<std::uint8_t>(low < 64 ? low : 64 + std::countr_one(seen[1]));
    }
    return nimbers;
}

Cells AllFreeCells::winningTurn(Cells free) const {
    Cells winning = 0;
    forEachTurn(free, free & ~diagonal, [&](Cells turn) {
        if (winning == 0 && lost(free & ~turn))
            winning = turn;
    });
    return winning;
}

GridNim::State withFree(Cells free, int size) {
    constexpr Cells chequered = [] { // the diagonal's squares
        Cells cells = 0;
        for (int bit = 0; bit < grid_nim::mostSize * grid_nim::mostSize; ++bit)
            if ((bit / grid_nim::mostSize + bit % grid_nim::mostSize) % 2 == 0)
                cells |= Cells{1} << bit;
        return cells;
    }();
    const Cells filled = boardOf(size) & ~free;
    return {filled & chequered, filled & ~chequered, size, Side::Two};
}

std::uint64_t choices(int size, int count) {
    std::uint64_t ways = 1;
    for (int i = 1; i <= count; ++i)
        ways = ways * static_cast<std::uint64_t>(size * size - count + i)
               / static_cast<std::uint64_t>(i);
    return ways;
}

} // namespace bouton
