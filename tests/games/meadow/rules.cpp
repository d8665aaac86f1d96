// SPDX-License-Identifier: MIT
#include <algorithm>

#include "meadow/meadow.h"

namespace bouton {

namespace {

using State = Meadow::State;

char at(const State& state, Cell cell) {
    const bool on = cell.row >= 0 && cell.row < static_cast<int>(state.rows.size())
                    && cell.column >= 0 && cell.column < static_cast<int>(state.rows[0].size());
    return on ? state
                    .rows[static_cast<std::size_t>(cell.row)][static_cast<std::size_t>(cell.column)]
              : '.';
}

// The first of the four cells around this one that holds the letter.
std::optional<Cell> neighbour(const State& state, Cell cell, char letter) {
    for (const Cell step : {Cell{-1, 0}, {0, -1}, {0, 1}, {1, 0}}) {
        const Cell beside{cell.row + step.row, cell.column + step.column};
        if (at(state, beside) == letter)
            return beside;
    }
    return std::nullopt;
}

template <class Do> void forEachCell(const State& state, Do act) {
    for (int r = 0; r < static_cast<int>(state.rows.size()); ++r)
        for (int c = 0; c < static_cast<int>(state.rows[0].size()); ++c)
            act(Cell{r, c});
}

std::vector<std::string> herds(const State& state) {
    return {std::to_string(Meadow::herd(state, Side::One)),
            std::to_string(Meadow::herd(state, Side::Two))};
}

} // namespace

std::vector<Setting> Meadow::settings() {
    return {{"rows", QT_TRANSLATE_NOOP("Phrase", "Rows"), 2, 3, mostRows},
            {"columns", QT_TRANSLATE_NOOP("Phrase", "Columns"), 2, 4, mostColumns}};
}

Or<State> Meadow::standard(const Settings& settings) {
    const auto rows = static_cast<std::size_t>(valueOf(settings, "rows"));
    const auto columns = static_cast<std::size_t>(valueOf(settings, "columns"));
    return State{std::vector(rows, std::string(columns, '.')), Side::One};
}

Or<State> Meadow::read(Picture picture) {
    const Or<Picture> board = shaped(std::move(picture), {2, mostRows, 2, mostColumns, ".SG"});
    if (!board)
        return refuse(board.error());
    State state{board->rows, board->toMove};
    std::optional<Clicks> quarrel;
    forEachCell(state, [&](Cell cell) {
        if (at(state, cell) != letter(Side::One) || quarrel)
            return;
        if (const auto beside = neighbour(state, cell, letter(Side::Two)))
            quarrel = Clicks{cell, *beside};
    });
    if (quarrel)
        return refuse({QT_TRANSLATE_NOOP("Phrase", "Sheep and goats graze side by side on %1."),
                       {nameOf(*quarrel)},
                       -1,
                       *quarrel});
    return state;
}

Settings Meadow::settingsOf(const Picture& picture) {
    const std::size_t columns = picture.rows.empty() ? 0 : picture.rows[0].size();
    return {{"rows", static_cast<int>(picture.rows.size())},
            {"columns", static_cast<int>(columns)}};
}

Clicks Meadow::open(const State& state, Side side) {
    Clicks cells;
    forEachCell(state, [&](Cell cell) {
        if (at(state, cell) == '.' && !neighbour(state, cell, letter(other(side))))
            cells.push_back(cell);
    });
    return cells;
}

int Meadow::herd(const State& state, Side side) {
    std::ptrdiff_t count = 0;
    for (const std::string& row : state.rows)
        count += std::ranges::count(row, letter(side));
    return static_cast<int>(count);
}

int Meadow::lead(const State& state) {
    return herd(state, state.toMove) - herd(state, other(state.toMove));
}

std::vector<Meadow::Move> Meadow::moves(const State& state) {
    const Clicks cells = open(state, state.toMove);
    std::vector<Move> all(cells.begin(), cells.end());
    if (all.empty() && !result(state))
        all.push_back(std::nullopt);
    return all;
}

State Meadow::after(State state, Move move) {
    if (move)
        state.rows[static_cast<std::size_t>(move->row)][static_cast<std::size_t>(move->column)] =
            letter(state.toMove);
    state.toMove = other(state.toMove);
    return state;
}

std::optional<Result> Meadow::result(const State& state) {
    if (!open(state, Side::One).empty() || !open(state, Side::Two).empty())
        return std::nullopt;
    const int ahead = lead(state);
    if (ahead == 0)
        return Result{};
    return Result{ahead > 0 ? state.toMove : other(state.toMove)};
}

Phrase Meadow::ending(const State& state) {
    return {QT_TRANSLATE_NOOP("Phrase", "No free cell is left to graze: sheep %1, goats %2."),
            herds(state)};
}

Phrase Meadow::tally(const State& state) {
    return {QT_TRANSLATE_NOOP("Phrase", "Sheep %1, goats %2"), herds(state)};
}

std::vector<Clicks> Meadow::clicks(Move move) {
    return move ? std::vector<Clicks>{{*move}} : std::vector<Clicks>{};
}

} // namespace bouton
