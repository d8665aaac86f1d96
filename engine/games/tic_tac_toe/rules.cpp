// SPDX-License-Identifier: MIT
#include <algorithm>

#include "games/tic_tac_toe/tic_tac_toe.h"

namespace bouton {

namespace {

using State = TicTacToe::State;

const std::array<int, 3>* lineOf(const State& state, Side side) {
    for (const auto& line : TicTacToe::lines)
        if (std::ranges::all_of(line, [&](int i) {
                return state.cells[static_cast<std::size_t>(i)] == TicTacToe::letter(side);
            }))
            return &line;
    return nullptr;
}

Clicks cellsOf(const std::array<int, 3>& line) {
    Clicks cells;
    for (const int index : line)
        cells.push_back(TicTacToe::cellOf(index));
    return cells;
}

} // namespace

Or<State> TicTacToe::read(Picture picture) {
    const Or<Picture> board = shaped(std::move(picture), {3, 3, 3, 3, ".XO"});
    if (!board)
        return refuse(board.error());
    State state{{}, board->toMove};
    for (std::size_t i = 0; i < 9; ++i)
        state.cells[i] = board->rows[i / 3][i % 3];
    const auto xs = std::ranges::count(state.cells, 'X');
    const auto os = std::ranges::count(state.cells, 'O');
    if (xs - os != (state.toMove == Side::One ? 0 : 1))
        return refuse(
            {QT_TRANSLATE_NOOP("Phrase", "There are %1 X and %2 O, and %3 is to move; X begins, "
                                         "and each side fills one cell a turn."),
             {std::to_string(xs), std::to_string(os), std::string(1, letter(state.toMove))}});
    if (const auto* line = lineOf(state, state.toMove))
        return refuse({QT_TRANSLATE_NOOP("Phrase", "%1 is to move, yet has a line already (%2)."),
                       {std::string(1, letter(state.toMove)), nameOf(cellsOf(*line))},
                       {},
                       cellsOf(*line)});
    return state;
}

Picture TicTacToe::draw(const State& state) {
    const std::string all(state.cells.begin(), state.cells.end());
    return {{all.substr(0, 3), all.substr(3, 3), all.substr(6, 3)}, state.toMove};
}

std::vector<TicTacToe::Move> TicTacToe::moves(const State& state) {
    std::vector<Move> all;
    if (!result(state))
        for (int i = 0; i < 9; ++i)
            if (state.cells[static_cast<std::size_t>(i)] == '.')
                all.push_back(i);
    return all;
}

State TicTacToe::after(State state, Move move) {
    state.cells[static_cast<std::size_t>(move)] = letter(state.toMove);
    state.toMove = other(state.toMove);
    return state;
}

std::optional<Result> TicTacToe::result(const State& state) {
    if (lineOf(state, other(state.toMove)))
        return Result{other(state.toMove)};
    if (std::ranges::find(state.cells, '.') == state.cells.end())
        return Result{};
    return std::nullopt;
}

Phrase TicTacToe::ending(const State& state) {
    const Side last = other(state.toMove);
    if (const auto* line = lineOf(state, last))
        return {QT_TRANSLATE_NOOP("Phrase", "%1 has three in a line."),
                {name.sides[indexOf(last)]},
                {},
                cellsOf(*line)};
    return {QT_TRANSLATE_NOOP("Phrase", "The board is full and nobody has three in a line.")};
}

} // namespace bouton
