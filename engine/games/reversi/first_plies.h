#pragma once

#include <unordered_set>
#include <vector>

#include "games/reversi/reversi.h"

namespace bouton::reversi {

struct HashOfState {
    std::size_t operator()(const Reversi::State& state) const {
        constexpr std::uint64_t one = 0x9E3779B97F4A7C15, other = 0xC2B2AE3D27D4EB4F; // any odd
        const std::uint64_t mixed = state.board.own * one ^ state.board.opponent * other;
        return static_cast<std::size_t>(mixed ^ mixed >> 32) ^ indexOf(state.toMove);
    }
};

// Calls f(state) for every position within `plies` plies of the start, each once, ply by ply, while
// it returns true.
template <class F> void forEachWithin(int plies, Poll& poll, F f) {
    std::vector<Reversi::State> ply{Reversi::State{}};
    bool goesOn = f(ply.front());
    for (int depth = 1; goesOn && depth <= plies; ++depth) {
        std::unordered_set<Reversi::State, HashOfState>
            seen; // several orders of moves lead to one position
        std::vector<Reversi::State> next;
        for (std::size_t i = 0; goesOn && i < ply.size(); ++i)
            for (const int move : Reversi::moves(ply[i])) {
                if (poll.node())
                    return;
                const Reversi::State state = Reversi::after(ply[i], move);
                if (!seen.insert(state).second)
                    continue;
                if (goesOn = f(state); !goesOn)
                    break;
                next.push_back(state);
            }
        ply = std::move(next);
    }
}

} // namespace bouton::reversi
