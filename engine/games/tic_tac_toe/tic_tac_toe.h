// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "core/game.h"

namespace bouton {

// Tic-tac-toe on 3x3. The side with three in a line wins. A full board without such a line is
// drawn.
struct TicTacToe {
    struct State {
        std::array<char, 9> cells{'.', '.', '.', '.', '.', '.', '.', '.', '.'}; // row by row
        Side toMove = Side::One;
        auto operator<=>(const State&) const = default;
    };
    using Move = int; // the index of the cell

    static constexpr GameName name{
        .id = "tic-tac-toe",
        .title = QT_TRANSLATE_NOOP("Phrase", "Tic-tac-toe"),
        .letters = "XO",
        .sides = {QT_TRANSLATE_NOOP("Phrase", "X"), QT_TRANSLATE_NOOP("Phrase", "O")},
        .autoFill = false,
        .description = QT_TRANSLATE_NOOP("Phrase", "Three in a line, and why nobody must lose."),
        .opponent = "perfect",
        .goal = QT_TRANSLATE_NOOP("Phrase", "Who first has three in a line wins.")};
    static std::vector<Setting> settings() { return {}; }
    static Or<State> standard(const Settings&) { return State{}; }
    static Or<State> random(const Settings&, Random&) { return State{}; } // no auto-fill
    static Picture blank(const Settings&) { return draw(State{}); }
    static Or<State> read(Picture picture);
    static Picture draw(const State& state);
    static Side toMove(const State& state) { return state.toMove; }
    static std::vector<Move> moves(const State& state); // ascending
    static State after(State state, Move move);
    static std::optional<Result> result(const State& state);
    static Phrase ending(const State& state);
    static std::vector<Clicks> clicks(Move move) { return {{cellOf(move)}}; }
    static std::vector<PlayerKind<TicTacToe>> players();
    static std::vector<NamedPlayer> opponents();
    static Analyst<TicTacToe> analyst();
    static const Lore<TicTacToe>& lore();

    static Cell cellOf(int index) { return {index / 3, index % 3}; }
    static constexpr char letter(Side side) { return name.letters[indexOf(side)]; }

    static constexpr std::array<int, 4> corners{0, 2, 6, 8}; // indices of cells
    static constexpr int centre = 4;
    // The eight lines, as indices of cells.
    static constexpr std::array<std::array<int, 3>, 8> lines{
        {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}}};
};

// Parts of TicTacToe::lore().
namespace tic_tac_toe {
std::vector<Claim> claims();
const language::Vocabulary& vocabulary();
} // namespace tic_tac_toe

} // namespace bouton
