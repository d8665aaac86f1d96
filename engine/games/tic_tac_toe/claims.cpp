// SPDX-License-Identifier: MIT

// The claims of Tic-tac-toe, and its words for claims of one's own.

#include <algorithm>
#include <set>

#include "core/claim.h"
#include "games/tic_tac_toe/tic_tac_toe.h"
#include "search/truth.h"
#include "search/wording.h"

namespace bouton {

namespace {

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
    forEachReachable([&](const State& state) {
        if (!hasOpenPair(state))
            return trial.skip();
        return trial.test(solver.solve(state, trial.poll()).outcome == Outcome::Win,
                          [&] { return solved<TicTacToe>(state, solver, trial.poll()); });
    });
}

void centreIsSafe(const Settings&, Trial& trial) {
    Solution solver;
    forEachReachable([&](const State& state) {
        if (state.cells[TicTacToe::centre] != TicTacToe::letter(state.toMove))
            return trial.skip();
        return trial.test(solver.solve(state, trial.poll()).outcome != Outcome::Loss,
                          [&] { return solved<TicTacToe>(state, solver, trial.poll()); });
    });
}

char own(const State& state) { return TicTacToe::letter(state.toMove); }
char others(const State& state) { return TicTacToe::letter(other(state.toMove)); }
char at(const State& state, int cell) { return state.cells[static_cast<std::size_t>(cell)]; }

language::Value countOf(const State& state, const auto& cells, char letter) {
    return std::ranges::count(cells, letter, [&](int cell) { return at(state, cell); });
}

language::Value centreOf(const State& state) {
    return at(state, TicTacToe::centre) == own(state)      ? 1
           : at(state, TicTacToe::centre) == others(state) ? -1
                                                           : 0;
}

void linesOf(const State& state, const language::Wanted&, Poll&,
             std::vector<language::Value>& values) {
    for (const auto& line : TicTacToe::lines) {
        values.push_back(countOf(state, line, own(state)));
        values.push_back(countOf(state, line, others(state)));
    }
}

void eachReachable(const Settings&, Poll&, const Wording<TicTacToe>::Visit& visit) {
    auto truth = plainTruth<TicTacToe>();
    forEachReachable([&](const State& state) { return visit(state, truth); });
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

const language::Vocabulary& tic_tac_toe::vocabulary() {
    static const language::Vocabulary all = vocabularyOf<TicTacToe>(
        {.words = {{"own", QT_TRANSLATE_NOOP("Phrase", "The cells of the side to move."),
                    [](const State& s) -> language::Value {
                        return std::ranges::count(s.cells, own(s));
                    }},
                   {"other", QT_TRANSLATE_NOOP("Phrase", "The cells of the other side."),
                    [](const State& s) -> language::Value {
                        return std::ranges::count(s.cells, others(s));
                    }},
                   {"empty", QT_TRANSLATE_NOOP("Phrase", "The empty cells."),
                    [](const State& s) -> language::Value {
                        return std::ranges::count(s.cells, '.');
                    }},
                   {"centre",
                    QT_TRANSLATE_NOOP("Phrase", "1 if the side to move has the centre, -1 if the "
                                                "other side has it, 0 if it is empty."),
                    centreOf},
                   {"ownCorners", QT_TRANSLATE_NOOP("Phrase", "The corners of the side to move."),
                    [](const State& s) { return countOf(s, TicTacToe::corners, own(s)); }},
                   {"otherCorners", QT_TRANSLATE_NOOP("Phrase", "The corners of the other side."),
                    [](const State& s) { return countOf(s, TicTacToe::corners, others(s)); }}},
         .parts = QT_TRANSLATE_NOOP("Phrase", "lines"),
         .fields = {{"ownIn",
                     QT_TRANSLATE_NOOP("Phrase", "The cells of the side to move in a line.")},
                    {"otherIn",
                     QT_TRANSLATE_NOOP("Phrase", "The cells of the other side in a line.")}},
         .values = linesOf,
         .draws = true,
         .classes = {{"reachable",
                      QT_TRANSLATE_NOOP("Phrase", "All positions that can arise"),
                      {},
                      QT_TRANSLATE_N_NOOP("Phrase",
                                          "Holds for all %Ln position(s) that can arise."),
                      [](const Settings&) { return std::uint64_t{0}; },
                      eachReachable}},
         .truthOf = [](const State&) { return std::optional(plainTruth<TicTacToe>()); },
         .example = "if count(ownIn == 2 and otherIn == 0) > 0 then won",
         .partsStay = true});
    return all;
}

} // namespace bouton
