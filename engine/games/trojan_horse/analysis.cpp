// SPDX-License-Identifier: MIT
#include "games/trojan_horse/trojan_horse.h"
#include "search/nimber.h"
#include "search/solved.h"

namespace bouton {

std::vector<std::vector<int>> TrojanHorse::nimbers(int rows, int columns) {
    std::vector<std::vector<int>> table;
    for (int r = 0; r < rows; ++r) {
        table.emplace_back();
        for (int c = 0; c < columns; ++c) {
            Mex options;
            for (const Cell to : moves({rows, columns, {r, c}}))
                options.add(
                    table[static_cast<std::size_t>(to.row)][static_cast<std::size_t>(to.column)]);
            table.back().push_back(options.value());
        }
    }
    return table;
}

int TrojanHorse::nimber(Cell horse) {
    return nimbers(horse.row + 1, horse.column + 1).back().back();
}

namespace {

std::vector<Part> mapOf(const TrojanHorse::State& state) {
    std::vector<Part> map;
    const auto table = TrojanHorse::nimbers(state.rows, state.columns);
    for (int r = 0; r < state.rows; ++r)
        for (int c = 0; c < state.columns; ++c)
            map.push_back(
                {{{r, c}}, table[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)]});
    return map;
}

} // namespace

Analyst<TrojanHorse> TrojanHorse::analyst() {
    return [solver = Solver<TrojanHorse>()](const Past<TrojanHorse>& past, Patience,
                                            std::stop_token stop,
                                            const Post<Analysis>& post) mutable {
        const State& state = past.now();
        Poll poll(std::move(stop));
        const Solved solved = solver.solve(state, poll);
        const int own = nimber(state.horse);
        Analysis analysis{
            .position = {.outcome = solved.outcome, .nimber = own, .remoteness = solved.remoteness},
            .parts = {{{state.horse}, own}},
            .map = mapOf(state)};
        for (const Move move : moves(state)) {
            const Solved child = solver.solve(after(state, move), poll);
            analysis.moves.push_back({.outcome = opposite(child.outcome),
                                      .nimber = nimber(move),
                                      .remoteness = child.remoteness + 1,
                                      .part = 0,
                                      .partNimber = nimber(move)});
        }
        analysis.line = solver.line(state, poll);
        if (!poll.stopped())
            post(analysis);
    };
}

} // namespace bouton
