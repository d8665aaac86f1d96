// SPDX-License-Identifier: MIT
#include <algorithm>

#include "games/reversi/kernel.h"
#include "games/reversi/reversi.h"

namespace bouton {

namespace {

using State = Reversi::State;

int discsOf(const State& state, Side side) { return reversi::count(Reversi::discs(state, side)); }

} // namespace

Or<State> Reversi::read(Picture picture) {
    const Or<Picture> shape = shaped(std::move(picture), {8, 8, 8, 8, ".XO"});
    if (!shape)
        return refuse(shape.error());
    State state{{}, shape->toMove};
    for (int cell = 0; cell < reversi::cells; ++cell) {
        const char disc =
            shape->rows[static_cast<std::size_t>(cell / 8)][static_cast<std::size_t>(cell % 8)];
        if (disc == letter(state.toMove))
            state.board.own |= reversi::bit(cell);
        else if (disc != '.')
            state.board.opponent |= reversi::bit(cell);
    }
    return state;
}

Picture Reversi::draw(const State& state) {
    Picture picture{{}, state.toMove};
    for (int row = 0; row < 8; ++row) {
        std::string& text = picture.rows.emplace_back();
        for (int column = 0; column < 8; ++column) {
            const reversi::Bits cell = reversi::bit(row * 8 + column);
            text += state.board.own & cell        ? letter(state.toMove)
                    : state.board.opponent & cell ? letter(other(state.toMove))
                                                  : '.';
        }
    }
    return picture;
}

std::vector<Reversi::Move> Reversi::moves(const State& state) {
    std::vector<Move> all;
    for (const int move : reversi::Moves(state.board))
        all.push_back(move);
    return all;
}

State Reversi::after(State state, Move move) {
    return {reversi::after(state.board, move), other(state.toMove)};
}

std::optional<Result> Reversi::result(const State& state) {
    if (!reversi::isOver(state.board))
        return std::nullopt;
    const int score = reversi::finalScore(state.board);
    if (score == 0)
        return Result{};
    return Result{score > 0 ? state.toMove : other(state.toMove)};
}

Phrase Reversi::ending(const State& state) {
    const auto [fewer, more] = std::minmax({discsOf(state, Side::One), discsOf(state, Side::Two)});
    const int empty = reversi::count(state.board.empty());
    const std::vector<std::string> rest{std::to_string(fewer)};
    if (empty == 0)
        return {QT_TRANSLATE_N_NOOP("Phrase", "The board is full: %n disc(s) to %1."), rest, more};
    if (more > fewer)
        return {QT_TRANSLATE_N_NOOP("Phrase", "Neither side can move: %n disc(s) to %1. Empty "
                                              "cells count for the winner: %2."),
                {std::to_string(fewer), std::to_string(empty)},
                more};
    return {QT_TRANSLATE_N_NOOP("Phrase", "Neither side can move: %n disc(s) to %1."), rest, more};
}

// At the end of the game the empty cells are the winner's.
Phrase Reversi::tally(const State& state) {
    int dark = discsOf(state, Side::One), light = discsOf(state, Side::Two);
    if (const auto ended = result(state); ended && ended->winner)
        (*ended->winner == Side::One ? dark : light) += reversi::count(state.board.empty());
    return {QT_TRANSLATE_NOOP("Phrase", "Dark %1, light %2"),
            {std::to_string(dark), std::to_string(light)}};
}

std::uint64_t Reversi::leaves(const State& state, int plies, Poll& poll) {
    const auto& [own, opponent] = state.board;
    return plies == 0 ? 1 : reversi::kernel().leaves(own, opponent, plies, poll);
}

std::vector<Clicks> Reversi::clicks(Move move) {
    if (move == reversi::passMove)
        return {};
    return {{Cell{move / 8, move % 8}}};
}

} // namespace bouton
