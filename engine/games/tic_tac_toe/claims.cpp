#include <algorithm>
#include <set>

#include "games/tic_tac_toe/lore.h"
#include "games/tic_tac_toe/reachable.h"
#include "games/tic_tac_toe/tic_tac_toe.h"
#include "search/truth.h"

namespace bouton {

namespace {

using State = TicTacToe::State;
using Solution = Solver<TicTacToe>;

constexpr int edges[] = {1, 3, 5, 7};

State afterFirst(int cell) { return TicTacToe::after({}, cell); }

// Whether the position, drawn, is drawn, or not drawn, is what the claim says.
bool test(Trial& trial, const State& state, bool saysDrawn, Solution& solver) {
    return trial.test((solver.solve(state, trial.poll()).outcome == Outcome::Draw) == saysDrawn,
                      [&] { return solved<TicTacToe>(state, solver, trial.poll()); });
}

void isADraw(const Settings&, Trial& trial) {
    Solution solver;
    trial.expect(10);
    bool goesOn = test(trial, {}, true, solver);
    for (int cell = 0; goesOn && cell < 9; ++cell)
        goesOn = test(trial, afterFirst(cell), true, solver);
}

// The answers to a first move, of which exactly those in `drawing` are said to draw.
bool testAnswers(Trial& trial, int first, const std::set<int>& drawing, Solution& solver) {
    const State state = afterFirst(first);
    return std::ranges::all_of(TicTacToe::moves(state), [&](int answer) {
        return test(trial, TicTacToe::after(state, answer), drawing.contains(answer), solver);
    });
}

void cornerNeedsCentre(const Settings&, Trial& trial) {
    Solution solver;
    trial.expect(4 * 8);
    (void)std::ranges::all_of(TicTacToe::corners, [&](int corner) {
        return testAnswers(trial, corner, {TicTacToe::centre}, solver);
    });
}

void centreNeedsCorner(const Settings&, Trial& trial) {
    Solution solver;
    trial.expect(8);
    testAnswers(trial, TicTacToe::centre, {TicTacToe::corners.begin(), TicTacToe::corners.end()},
                solver);
}

// An edge is answered by the centre, by a corner beside it, or by the edge opposite.
void edgeNeeds(const Settings&, Trial& trial) {
    Solution solver;
    trial.expect(4 * 8);
    (void)std::ranges::all_of(edges, [&](int edge) {
        const int step = edge == 1 || edge == 7 ? 1 : 3;
        return testAnswers(trial, edge, {TicTacToe::centre, edge - step, edge + step, 8 - edge},
                           solver);
    });
}

bool hasOpenPair(const State& state) {
    return std::ranges::any_of(TicTacToe::lines, [&](const auto& line) {
        const auto count = [&](char letter) {
            return std::ranges::count(line, letter, [&](int cell) {
                return state.cells[static_cast<std::size_t>(cell)];
            });
        };
        return count(TicTacToe::letter(state.toMove)) == 2 && count('.') == 1;
    });
}

void pairWins(const Settings&, Trial& trial) {
    Solution solver;
    tic_tac_toe::forEachReachable([&](const State& state) {
        if (!hasOpenPair(state))
            return trial.skip();
        return trial.test(solver.solve(state, trial.poll()).outcome == Outcome::Win,
                          [&] { return solved<TicTacToe>(state, solver, trial.poll()); });
    });
}

void centreIsSafe(const Settings&, Trial& trial) {
    Solution solver;
    tic_tac_toe::forEachReachable([&](const State& state) {
        if (state.cells[TicTacToe::centre] != TicTacToe::letter(state.toMove))
            return trial.skip();
        return trial.test(solver.solve(state, trial.poll()).outcome != Outcome::Loss,
                          [&] { return solved<TicTacToe>(state, solver, trial.poll()); });
    });
}

} // namespace

std::vector<Claim> tic_tac_toe::claims() {
    const char* const game = TicTacToe::name.id;
    return {
        {"draw",
         game,
         QT_TRANSLATE_NOOP("Phrase", "A draw"),
         QT_TRANSLATE_NOOP("Phrase", "The empty board is a draw, and so is every first move."),
         {},
         isADraw},
        {"corner",
         game,
         QT_TRANSLATE_NOOP("Phrase", "After a corner"),
         QT_TRANSLATE_NOOP("Phrase", "After X in a corner, only the centre holds the draw for O."),
         {},
         cornerNeedsCentre},
        {"centre",
         game,
         QT_TRANSLATE_NOOP("Phrase", "After the centre"),
         QT_TRANSLATE_NOOP("Phrase",
                           "After X in the centre, exactly the corners hold the draw for O."),
         {},
         centreNeedsCorner},
        {"edge",
         game,
         QT_TRANSLATE_NOOP("Phrase", "After an edge"),
         QT_TRANSLATE_NOOP("Phrase",
                           "After X in the middle of an edge, exactly the centre, the two corners "
                           "beside it and the opposite edge hold the draw for O."),
         {},
         edgeNeeds},
        {"pair",
         game,
         QT_TRANSLATE_NOOP("Phrase", "Two in a line"),
         QT_TRANSLATE_NOOP(
             "Phrase", "The side to move wins if it has two in a line whose third cell is empty."),
         {},
         pairWins},
        {"safe-centre",
         game,
         QT_TRANSLATE_NOOP("Phrase", "The centre is safe"),
         QT_TRANSLATE_NOOP("Phrase", "The side to move does not lose if it holds the centre."),
         {},
         centreIsSafe},
    };
}

} // namespace bouton
