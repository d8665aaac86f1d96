#pragma once

#include <algorithm>
#include <map>

#include "core/game.h"
#include "core/poll.h"

namespace bouton {

// The exact worth of a position for the side to move: outcome, and plies to the end when the winner
// hastens it and the loser delays it (in a draw, nobody hurries: the longest way).
struct Solved {
    Outcome outcome;
    int remoteness;

    // True if `a` is the better one to have after one's own move.
    static bool better(const Solved& a, const Solved& b) {
        if (a.outcome != b.outcome)
            return a.outcome > b.outcome;
        return a.outcome == Outcome::Win ? a.remoteness < b.remoteness
                                         : a.remoteness > b.remoteness;
    }
};

// Solves loop-free games whose reachable positions fit into memory, each position once. State needs
// operator<. One thread at a time; blocks; after a stop the values are void and not kept.
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

    // The worth of each move for the side that makes it, in the order of moves().
    std::vector<Solved> solveMoves(const State& state, Poll& poll) {
        std::vector<Solved> all;
        for (const auto& move : G::moves(state))
            all.push_back(afterMove(solve(G::after(state, move), poll)));
        return all;
    }

    // Best moves to the end of the game, as they are written: the first of the best each time.
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
