// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

#include "core/poll.h"
#include "games/towers/towers.h"

namespace bouton::towers {

struct Size {
    int rows, columns;
};

// The boards of 4 rows or more and one column or more, up to these settings (rows, columns), the
// smaller one first; and how many positions one has.
std::vector<Size> boardsOf(const Settings& settings);
std::uint64_t positionsOn(Size size);

// Calls f(state) for every position of a board, green to move first, while it returns true; returns
// whether it always has.
template <class F> bool forEachFrom(Towers::State& state, Size size, F& f) {
    if (state.columns.size() == static_cast<std::size_t>(size.columns))
        return f(std::as_const(state));
    for (int green = 0; green < size.rows; ++green)
        for (int red = 0; red < size.rows; ++red) {
            if (green == red)
                continue;
            state.columns.push_back({green, red});
            const bool goesOn = forEachFrom(state, size, f);
            state.columns.pop_back();
            if (!goesOn)
                return false;
        }
    return true;
}
template <class F> bool forEachPosition(Size size, F f) {
    Towers::State state{size.rows, {}, Side::One};
    return forEachFrom(state, size, f) && forEachFrom((state.toMove = Side::Two, state), size, f);
}

// Every position of one board with its outcome, by the rules alone. Towers may loop, so positions
// are settled backward from the finished ones, and what stays unsettled is a draw: nobody can force
// an end. Source: the retrograde analysis of Thompson, 1986. Making one blocks.
class SolvedBoard {
public:
    SolvedBoard(Size size, Poll& poll);
    Outcome of(const Towers::State& state) const { return m_outcomes[numberOf(state)]; }

private:
    std::size_t numberOf(const Towers::State& state) const;
    void settle(Poll& poll);

    Size m_size;
    std::vector<Outcome> m_outcomes; // by number
    std::vector<int> m_unanswered;   // moves not yet known to lead to a won position, by number
};

} // namespace bouton::towers
