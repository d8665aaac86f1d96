// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <climits>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "core/poll.h"

namespace bouton {

// How a search left a node: it was a leaf; all moves were tried; a cut-off left moves out; or the
// value was remembered.
enum class Left : std::uint8_t { Leaf, Whole, Cut, Remembered };

// Watches a search. This watcher does nothing and costs nothing. After a stop, some nodes that were
// entered are never left.
struct Unwatched {
    void enter(const auto& /*state*/, int /*plies*/, int /*alpha*/, int /*beta*/) {}
    // The search is back at the node above. `value` is that of the move, `best` the best so far.
    void back(const auto& /*move*/, int /*value*/, int /*best*/) {}
    void leave(int /*value*/, Left /*how*/) {}
};

// A memory of the states that a search has left. This one remembers nothing.
struct Forgetful {
    std::optional<int> find(const auto& /*state*/, int /*plies*/, int /*alpha*/, int /*beta*/) {
        return std::nullopt;
    }
    void keep(const auto& /*state*/, int /*plies*/, int /*alpha*/, int /*beta*/, int /*value*/) {}
};

// Remembers what a search to a fixed depth found of each state. A state that another order of moves
// leads to is then not searched again. A value serves only the depth that it was found with, so the
// search finds the same as without it. It forgets nothing: only the search bounds its size.
// Source: Greenblatt, Eastlake and Crocker, The Greenblatt Chess Program, 1967.
template <class State, class Less = std::less<State>> class Memory {
public:
    // The exact value, or a bound that settles the search between alpha and beta. Nothing if
    // neither is known.
    std::optional<int> find(const State& state, int plies, int alpha, int beta) const {
        const auto at = m_known.find(state);
        if (at == m_known.end())
            return std::nullopt;
        const auto depth = at->second.find(plies);
        if (depth == at->second.end())
            return std::nullopt;
        const auto [least, most] = depth->second;
        if (least == most || least >= beta)
            return least;
        return most <= alpha ? std::optional(most) : std::nullopt;
    }

    void keep(const State& state, int plies, int alpha, int beta, int value) {
        m_known[state][plies] = {value > alpha ? value : INT_MIN, value < beta ? value : INT_MAX};
    }

private:
    std::map<State, std::map<int, std::pair<int, int>>, Less> m_known; // the least and the most
};

inline constexpr int beyondAll = 1'000'000'000; // beyond any evaluation

// Without cuts the search is minimax, so that the numbers of nodes can be compared.
enum class Cuts : bool { No, Yes };

// Negamax with alpha-beta to a fixed number of plies: the plain search of the textbooks, for any
// game. Moves come in the order in which the tree gives them.
//
// Tree is a Game or has at least State, moves(state) and after(state, move). moves() gives a range
// that is empty exactly when the game is over. Evaluate gives the value of a state for its side to
// move, also of a finished one. Source: Knuth and Moore, An analysis of alpha-beta pruning, 1975
// (their function F2, fail-soft: the bounds are the values found).
//
// Blocks. One thread uses it at a time. Values are void once the poll has stopped.
template <class Tree, class Evaluate, class Watcher = Unwatched, class Memory = Forgetful,
          Cuts cuts = Cuts::Yes>
class AlphaBeta {
public:
    using State = typename Tree::State;

    AlphaBeta(Evaluate evaluate, Poll& poll, Watcher watcher = {}, Memory memory = {})
        : m_evaluate(std::move(evaluate)),
          m_poll(poll),
          m_watcher(std::move(watcher)),
          m_memory(std::move(memory)) {}

    // The value of `state` for its side to move, `plies` deep. It is exact if it lies between alpha
    // and beta, else a bound on the side where it lies.
    int value(const State& state, int plies, int alpha = -beyondAll, int beta = beyondAll) {
        if (m_poll.node())
            return 0;
        m_watcher.enter(state, plies, alpha, beta);
        if (const std::optional<int> known = m_memory.find(state, plies, alpha, beta))
            return left(*known, Left::Remembered);
        if (plies == 0)
            return left(m_evaluate(state), Left::Leaf);
        int best = -beyondAll;
        for (const auto& move : Tree::moves(state)) {
            const int found = cuts == Cuts::Yes ? -value(Tree::after(state, move), plies - 1, -beta,
                                                         -std::max(alpha, best))
                                                : -value(Tree::after(state, move), plies - 1);
            best = std::max(best, found);
            m_watcher.back(move, found, best);
            if (m_poll.stopped())
                return best;
            if (cuts == Cuts::Yes && best >= beta) {
                m_memory.keep(state, plies, alpha, beta, best);
                return left(best, Left::Cut);
            }
        }
        if (best == -beyondAll)
            return left(m_evaluate(state), Left::Leaf);
        m_memory.keep(state, plies, alpha, beta, best);
        return left(best, Left::Whole);
    }

    // The exact value of every move for the side that makes it, in the order of the moves. The
    // depth is `plies` (at least 1), the move itself included. Every move has a full window, so
    // equal moves can be told from worse ones.
    std::vector<int> moveValues(const State& state, int plies) {
        std::vector<int> values;
        for (const auto& move : Tree::moves(state))
            values.push_back(-value(Tree::after(state, move), plies - 1));
        return values;
    }

private:
    int left(int value, Left how) {
        m_watcher.leave(value, how);
        return value;
    }

    Evaluate m_evaluate;
    Poll& m_poll;
    [[no_unique_address]] Watcher m_watcher;
    [[no_unique_address]] Memory m_memory;
};

// The moves that share the best value, as indices into the legal moves, ascending.
struct BestMoves {
    std::vector<std::size_t> moves;
    int value = 0; // for the side to move
};
// By the values of all moves, of which there is one at least.
inline BestMoves bestOf(const std::vector<int>& values) {
    BestMoves best{{}, *std::ranges::max_element(values)};
    for (std::size_t i = 0; i < values.size(); ++i)
        if (values[i] == best.value)
            best.moves.push_back(i);
    return best;
}

} // namespace bouton
