#pragma once

#include <algorithm>
#include <type_traits>
#include <vector>

#include "core/game.h"
#include "games/reversi/evaluation.h"
#include "games/reversi/reversi.h"

namespace bouton {

// What a search to a fixed depth takes a state to be worth for its side to move: Reversi's points
// by the students' evaluation, elsewhere 1 won, -1 lost, 0 drawn or not over.
template <Game G> struct Worth {
    int operator()(const typename G::State& state) const {
        if constexpr (std::is_same_v<G, Reversi>) {
            return reversi::evaluate(state.board);
        } else {
            const auto result = G::result(state);
            return !result || !result->winner ? 0 : *result->winner == G::toMove(state) ? 1 : -1;
        }
    }
};

} // namespace bouton
