// SPDX-License-Identifier: MIT
#include <cstdlib>

#include "games/towers/towers.h"

namespace bouton {

int Towers::gap(const Pair& towers) { return std::abs(towers[0] - towers[1]) - 1; }

std::vector<int> Towers::gaps(const State& state) {
    std::vector<int> all;
    for (const Pair& towers : state.columns)
        all.push_back(gap(towers));
    return all;
}

int Towers::nimSum(const State& state) {
    int sum = 0;
    for (const Pair& towers : state.columns)
        sum ^= gap(towers);
    return sum;
}

bool Towers::isAdvance(const State& state, Move move) {
    const auto column = static_cast<std::size_t>(move.column);
    return gap(after(state, move).columns[column]) < gap(state.columns[column]);
}

// No remoteness: the loser can retreat as long as it has room, and how long that is says nothing
// about the game.
Analyst<Towers> Towers::analyst() {
    return [](const Past<Towers>& past, Patience, std::stop_token, const Post<Analysis>& post) {
        const State& state = past.now();
        const int sum = nimSum(state);
        Analysis analysis{
            .position = {.outcome = sum == 0 ? Outcome::Loss : Outcome::Win, .nimber = sum}};
        for (int c = 0; c < static_cast<int>(state.columns.size()); ++c) {
            Part& part = analysis.parts.emplace_back();
            part.nimber = gap(state.columns[static_cast<std::size_t>(c)]);
            for (int row = 0; row < state.rows; ++row)
                part.cells.push_back({row, c});
        }
        for (const Move move : moves(state)) {
            const State next = after(state, move);
            const int left = nimSum(next);
            analysis.moves.push_back(
                {.outcome = left == 0 ? Outcome::Win : Outcome::Loss,
                 .nimber = left,
                 .part = move.column,
                 .partNimber = gap(next.columns[static_cast<std::size_t>(move.column)])});
        }
        post(analysis);
    };
}

} // namespace bouton
