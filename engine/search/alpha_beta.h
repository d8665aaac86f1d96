#pragma once

#include <algorithm>
#include <vector>

#include "core/poll.h"

namespace bouton {

// Negamax with alpha-beta to a fixed number of plies, moves in the order in which the rules give
// them: the plain search of the textbooks, for any game.
//
// Tree is any Game, or less: State, moves(state), a range that is empty exactly when the game is
// over, and after(state, move). Evaluate values a state for its side to move, also a finished one.
// Source: Knuth and Moore, An analysis of alpha-beta pruning, 1975 (fail-soft, function F2 of it
// with the bounds of the values found).
//
// Blocks; one thread at a time. Once the poll has stopped, values are void.
template <class Tree, class Evaluate> class AlphaBeta {
public:
    using State = typename Tree::State;
    static constexpr int infinite = 1'000'000'000; // beyond any evaluation

    AlphaBeta(Evaluate evaluate, Poll& poll) : m_evaluate(std::move(evaluate)), m_poll(poll) {}

    // The value of `state` for its side to move, `plies` deep: exact if it lies between alpha and
    // beta, else a bound on the side where it lies.
    int value(const State& state, int plies, int alpha = -infinite, int beta = infinite) {
        if (m_poll.node())
            return 0;
        if (plies == 0)
            return m_evaluate(state);
        int best = -infinite;
        for (const auto& move : Tree::moves(state)) {
            best = std::max(
                best, -value(Tree::after(state, move), plies - 1, -beta, -std::max(alpha, best)));
            if (best >= beta || m_poll.stopped())
                return best;
        }
        return best == -infinite ? m_evaluate(state) : best;
    }

    // The exact value of every move for the side that makes it, in the order of the moves, `plies`
    // deep with the move itself as the first (at least one). None is searched with a bound from
    // another, so equal ones can be told from worse ones.
    std::vector<int> moveValues(const State& state, int plies) {
        std::vector<int> values;
        for (const auto& move : Tree::moves(state))
            values.push_back(-value(Tree::after(state, move), plies - 1));
        return values;
    }

private:
    Evaluate m_evaluate;
    Poll& m_poll;
};

} // namespace bouton
