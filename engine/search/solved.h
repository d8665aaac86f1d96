// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <map>

#include "core/analysis.h"
#include "core/game.h"
#include "core/poll.h"

namespace bouton {

// The outcome of a position for the side to move, and the plies to the end. The winner takes the
// shortest way and the loser the longest. In a draw both take the longest.
struct Solved {
    Outcome outcome;
    int remoteness;

    // Whether `a` is better than `b` for the side that has just moved there (rankOf()).
    static bool better(const Solved& a, const Solved& b) {
        return rankOf(a.outcome, {}, a.remoteness) > rankOf(b.outcome, {}, b.remoteness);
    }
};

// Solves loop-free games whose reachable positions fit into memory. Each position is solved once.
// State needs operator<. Blocks. One thread uses it at a time. After a stop the values are void,
// and none of them is kept.
template <Game G> class Solver {
public:
    using State = typename G::State;

    Solved solve(const State& state, Poll& poll) {
        if (const auto known = m_known.find(state); known != m_known.end())
            return known->second;
        Solved best{Outcome::Loss, 0};
        if (const auto result = G::result(state)) {
            best.outcome = !result->winner                       ? Outcome::Draw
                           : *result->winner == G::toMove(state) ? Outcome::Win
                                                                 : Outcome::Loss;
        } else {
            bool first = true;
            for (const auto& move : G::moves(state)) {
                if (poll.node())
                    return best;
                const Solved child = afterMove(solve(G::after(state, move), poll));
                if (first || Solved::better(child, best))
                    best = child;
                first = false;
            }
        }
        if (!poll.stopped())
            m_known.emplace(state, best);
        return best;
    }

    // The value of each move for the side that makes it, in the order of moves().
    std::vector<Solved> solveMoves(const State& state, Poll& poll) {
        std::vector<Solved> all;
        for (const auto& move : G::moves(state))
            all.push_back(afterMove(solve(G::after(state, move), poll)));
        return all;
    }

    // Best moves to the end of the game, as they are written. Of equal moves it takes the first.
    std::vector<std::string> line(State state, Poll& poll) {
        std::vector<std::string> moves;
        while (!G::result(state) && !poll.stopped()) {
            const std::vector<Solved> worths = solveMoves(state, poll);
            const auto best = std::ranges::min_element(worths, Solved::better) - worths.begin();
            const auto move = G::moves(state)[static_cast<std::size_t>(best)];
            moves.push_back(nameOfMove<G>(move));
            state = G::after(state, move);
        }
        return moves;
    }

private:
    static Solved afterMove(const Solved& child) {
        return {opposite(child.outcome), child.remoteness + 1};
    }

    std::map<State, Solved> m_known;
};

} // namespace bouton
