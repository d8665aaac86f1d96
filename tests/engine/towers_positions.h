// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <vector>

#include "core/analysis.h"
#include "games/towers/towers.h"

namespace bouton::testing {

// Every position of a board, with either side to move.
inline std::vector<Towers::State> allPositions(int rows, int columns) {
    std::vector<Towers::State> all{{rows, {}, Side::One}, {rows, {}, Side::Two}};
    for (int c = 0; c < columns; ++c) {
        std::vector<Towers::State> wider;
        for (const Towers::State& state : all)
            for (int green = 0; green < rows; ++green)
                for (int red = 0; red < rows; ++red)
                    if (green != red) {
                        wider.push_back(state);
                        wider.back().columns.push_back({green, red});
                    }
        all = std::move(wider);
    }
    return all;
}

// The outcome of every position, by the rules alone; games may have loops. Works backward from the
// finished positions. Positions that are never settled are draws.
inline std::map<Towers::State, Outcome> retrograde(int rows, int columns) {
    const std::vector<Towers::State> all = allPositions(rows, columns);
    std::map<Towers::State, Outcome> settled;
    for (std::size_t before = SIZE_MAX; before != settled.size();) {
        before = settled.size();
        for (const Towers::State& state : all) {
            if (settled.contains(state))
                continue;
            bool wins = false, loses = true;
            for (const Cell move : Towers::moves(state)) {
                const auto next = settled.find(Towers::after(state, move));
                wins = wins || (next != settled.end() && next->second == Outcome::Loss);
                loses = loses && next != settled.end() && next->second == Outcome::Win;
            }
            if (wins || loses)
                settled[state] = wins ? Outcome::Win : Outcome::Loss;
        }
    }
    for (const Towers::State& state : all)
        settled.emplace(state, Outcome::Draw);
    return settled;
}

} // namespace bouton::testing
