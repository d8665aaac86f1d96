// SPDX-License-Identifier: MIT
#include "games/tic_tac_toe/tic_tac_toe.h"
#include "search/solved.h"

namespace bouton {

namespace {

Value valueOf(const Solved& solved) {
    return {.outcome = solved.outcome, .remoteness = solved.remoteness};
}

} // namespace

Analyst<TicTacToe> TicTacToe::analyst() {
    return
        [solver = Solver<TicTacToe>()](const Past<TicTacToe>& past, Patience, std::stop_token stop,
                                       const Post<Analysis>& post) mutable {
            Poll poll(std::move(stop));
            Analysis analysis{.position = valueOf(solver.solve(past.now(), poll))};
            for (const Solved& move : solver.solveMoves(past.now(), poll))
                analysis.moves.push_back(valueOf(move));
            analysis.line = solver.line(past.now(), poll);
            if (!poll.stopped())
                post(analysis);
        };
}

} // namespace bouton
