// SPDX-License-Identifier: MIT
#include <algorithm>

#include "meadow/meadow.h"
#include "search/searched.h"

namespace bouton::meadow {

namespace {

using State = Meadow::State;

constexpr int infinite = Meadow::mostRows * Meadow::mostColumns + 1;

// What is on the board, and who can still graze in more places.
int estimate(const State& state) {
    const auto own = static_cast<int>(Meadow::open(state, state.toMove).size());
    const auto theirs = static_cast<int>(Meadow::open(state, other(state.toMove)).size());
    return Meadow::lead(state) + (own - theirs) / 2;
}

Found deeper(const State& state, int plies, int alpha, int beta, Poll& poll) {
    if (Meadow::result(state))
        return {Meadow::lead(state), true};
    if (poll.node() || plies == 0)
        return {estimate(state), false};
    Found best{-infinite, true};
    for (const Meadow::Move& move : Meadow::moves(state)) {
        const Found child = deeper(Meadow::after(state, move), plies - 1, -beta,
                                   -std::max(alpha, best.score), poll);
        best.score = std::max(best.score, -child.score);
        best.exact &= child.exact;
        if (best.score >= beta)
            break;
    }
    return best;
}

} // namespace

Found search(const State& state, int plies, Poll& poll) {
    return deeper(state, plies, -infinite, infinite, poll);
}

} // namespace bouton::meadow

namespace bouton {

namespace {

struct Searches {
    static constexpr const char* values =
        QT_TRANSLATE_NOOP("Phrase", "animals more than the other side");
    static constexpr int depth = 3, mostPlies = 4;
    static int evaluate(const Meadow::State& state) { return Meadow::lead(state); }
};

} // namespace

const Lore<Meadow>& Meadow::lore() {
    static const Lore<Meadow> lore{.searched = searchedOf<Meadow, Searches>};
    return lore;
}

} // namespace bouton
