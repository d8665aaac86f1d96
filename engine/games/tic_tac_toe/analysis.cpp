#include <memory>

#include "games/tic_tac_toe/tic_tac_toe.h"
#include "search/solved.h"

namespace bouton {

namespace {

Value valueOf(const Solved& solved) {
    return {.outcome = solved.outcome, .remoteness = solved.remoteness};
}

// Best moves to the end of the game.
std::vector<std::string> bestLine(TicTacToe::State state, Solver<TicTacToe>& solver, Poll& poll) {
    std::vector<std::string> line;
    while (!TicTacToe::result(state) && !poll.stopped()) {
        const std::vector<Solved> worths = solver.solveMoves(state, poll);
        const auto best = std::ranges::min_element(worths, Solved::better) - worths.begin();
        const int move = TicTacToe::moves(state)[static_cast<std::size_t>(best)];
        line.push_back(nameOfMove<TicTacToe>(move));
        state = TicTacToe::after(state, move);
    }
    return line;
}

} // namespace

Analyst<TicTacToe> TicTacToe::analyst() {
    return [solver = Solver<TicTacToe>()](const Past<TicTacToe>& past, std::stop_token stop,
                                          const Post<Analysis>& post) mutable {
        Poll poll(std::move(stop));
        Analysis analysis{.position = valueOf(solver.solve(past.now(), poll))};
        for (const Solved& move : solver.solveMoves(past.now(), poll))
            analysis.moves.push_back(valueOf(move));
        analysis.line = bestLine(past.now(), solver, poll);
        if (!poll.stopped())
            post(analysis);
    };
}

} // namespace bouton
