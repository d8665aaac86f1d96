// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/match_of.h"
#include "core/random.h"
#include "games/formats.h"
#include "games/reversi/reversi.h"

namespace bouton::testing {

// The end of a game by chance, from a board with so few empty cells that its review takes moments.
struct End {
    Reversi::State start{};
    std::vector<int> moves{}; // with passes
    // The cells alone.
    std::vector<std::uint8_t> cells() const {
        std::vector<std::uint8_t> all;
        for (const int move : moves)
            if (move != reversi::passMove)
                all.push_back(static_cast<std::uint8_t>(move));
        return all;
    }
};
inline int emptyOf(const Reversi::State& state) { return reversi::count(state.board.empty()); }
inline End endByChance(std::uint64_t seed, int empty = 8) {
    Random random(seed);
    End end;
    for (Reversi::State state; !Reversi::result(state);) {
        const auto moves = Reversi::moves(state);
        const int move = moves[random.below(moves.size())];
        if (emptyOf(state) > empty)
            end.start = Reversi::after(state, move);
        else
            end.moves.push_back(move);
        state = Reversi::after(state, move);
    }
    return end;
}

// The same as a game of GGF.
inline std::string ggfOf(const End& end, const std::string& dark, const std::string& light) {
    const auto match = rulesetOf<Reversi>().from(Reversi::draw(end.start)).value();
    for (const int move : end.moves)
        match->play(nameOfMove<Reversi>(move));
    GameNotes notes;
    notes.players = {dark, light};
    for (const Format& format : formatsOf(rulesetOf<Reversi>()))
        if (format.id == std::string_view("ggf"))
            return format.write(*match, notes).text + '\n';
    return {};
}

} // namespace bouton::testing
