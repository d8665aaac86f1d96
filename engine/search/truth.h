// SPDX-License-Identifier: MIT
#pragma once

#include <map>

#include "core/trial.h"
#include "search/nimber.h"
#include "search/solved.h"

namespace bouton {

// Nimbers by the rules alone, each position solved once. The theory of an impartial game is tested
// against them. State needs operator<. Blocks. After a stop the values are void and not kept.
template <Game G> class PlainNimbers {
public:
    int of(const typename G::State& state, Poll& poll) {
        if (const auto known = m_known.find(state); known != m_known.end())
            return known->second;
        Mex mex;
        for (const auto& move : G::moves(state)) {
            if (poll.node())
                return 0;
            mex.add(of(G::after(state, move), poll));
        }
        if (!poll.stopped())
            m_known.emplace(state, mex.value());
        return mex.value();
    }

private:
    std::map<typename G::State, int> m_known;
};

inline Phrase winsWith(const Clicks& move) {
    return {QT_TRANSLATE_NOOP("Phrase", "The side to move wins here with %1."),
            {nameOf(move)},
            {},
            move};
}
inline Phrase isLost(bool hasMoves) {
    return {hasMoves ? QT_TRANSLATE_NOOP("Phrase", "Every move loses here.")
                     : QT_TRANSLATE_NOOP("Phrase", "There is no move here: the game is over.")};
}
inline Phrase isDrawn() { return {QT_TRANSLATE_NOOP("Phrase", "With best play this is a draw.")}; }
inline Phrase isWorth(int nimber, int claimed) {
    return {QT_TRANSLATE_NOOP("Phrase", "Its nimber is %1, not %2."),
            {std::to_string(nimber), std::to_string(claimed)}};
}

template <Game G> std::string textOf(const typename G::State& state) {
    return write(G::draw(state), G::name.letters);
}

// A position and what the solver says of it: its first winning move, or that there is none. Blocks.
template <Game G>
Counterexample solved(const typename G::State& state, Solver<G>& solver, Poll& poll) {
    const auto moves = G::moves(state);
    const std::vector<Solved> worths = solver.solveMoves(state, poll);
    for (std::size_t i = 0; i < worths.size(); ++i)
        if (worths[i].outcome == Outcome::Win)
            return {textOf<G>(state), winsWith(G::clicks(moves[i]).front())};
    if (solver.solve(state, poll).outcome == Outcome::Draw)
        return {textOf<G>(state), isDrawn()};
    return {textOf<G>(state), isLost(!moves.empty())};
}

} // namespace bouton
