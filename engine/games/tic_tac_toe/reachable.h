#pragma once

#include <set>

#include "games/tic_tac_toe/tic_tac_toe.h"

namespace bouton::tic_tac_toe {

// Calls f(state) for every unfinished position that can arise, those with more empty cells first,
// while it returns true.
template <class F> void forEachReachable(F f) {
    std::set<TicTacToe::State> ply{TicTacToe::State{}};
    while (!ply.empty()) {
        std::set<TicTacToe::State> next;
        for (const TicTacToe::State& state : ply) {
            if (TicTacToe::result(state))
                continue;
            if (!f(state))
                return;
            for (const int move : TicTacToe::moves(state))
                next.insert(TicTacToe::after(state, move));
        }
        ply = std::move(next);
    }
}

} // namespace bouton::tic_tac_toe
