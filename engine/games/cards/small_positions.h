#pragma once

#include <algorithm>
#include <utility>

#include "games/cards/cards.h"

namespace bouton::cards {

// Every list of so many groups that hold `total` cards together, each of them with at most
// mostGroup.cards cards and a most of at most mostGroup.most; while f(state) returns true.
template <class F>
bool forEachList(std::size_t groups, int total, Cards::Group mostGroup, Cards::State& state, F& f) {
    if (groups == 0)
        return total > 0 || f(std::as_const(state));
    const int others = static_cast<int>(groups - 1) * mostGroup.cards;
    for (int cards = std::max(0, total - others); cards <= std::min(total, mostGroup.cards);
         ++cards)
        for (int most = 1; most <= mostGroup.most; ++most) {
            state.groups.push_back({cards, most});
            const bool goesOn = forEachList(groups - 1, total - cards, mostGroup, state, f);
            state.groups.pop_back();
            if (!goesOn)
                return false;
        }
    return true;
}

// From one group to `groups`, with fewer cards in all before more of them.
template <class F> void forEachState(int groups, Cards::Group mostGroup, F f) {
    Cards::State state;
    for (int count = 1; count <= groups; ++count)
        for (int total = 0; total <= count * mostGroup.cards; ++total)
            if (!forEachList(static_cast<std::size_t>(count), total, mostGroup, state, f))
                return;
}

inline std::uint64_t statesOf(int groups, Cards::Group mostGroup) {
    const auto kinds = static_cast<std::uint64_t>((mostGroup.cards + 1) * mostGroup.most);
    std::uint64_t all = 0, lists = 1;
    for (int count = 1; count <= groups; ++count)
        all += lists *= kinds;
    return all;
}

} // namespace bouton::cards
