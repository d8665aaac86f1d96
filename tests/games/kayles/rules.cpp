// SPDX-License-Identifier: MIT
#include "kayles/kayles.h"

namespace bouton {

namespace {

using State = Kayles::State;

bool stands(const State& state, int row, int column) {
    return state.rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] == 'I';
}

} // namespace

std::vector<Setting> Kayles::settings() {
    return {{"rows", QT_TRANSLATE_NOOP("Phrase", "Rows"), 1, 2, mostRows},
            {"pins", QT_TRANSLATE_NOOP("Phrase", "Pins in a row"), 1, 7, mostPins}};
}

Or<State> Kayles::standard(const Settings& settings) {
    const auto rows = static_cast<std::size_t>(valueOf(settings, "rows"));
    const auto pins = static_cast<std::size_t>(valueOf(settings, "pins"));
    return State{std::vector(rows, std::string(pins, 'I')), Side::One};
}

Or<State> Kayles::random(const Settings& settings, Random& random) {
    State state = *standard(settings);
    do {
        for (std::string& row : state.rows)
            for (char& pin : row)
                pin = random.below(4) == 0 ? '.' : 'I';
    } while (result(state));
    return state;
}

Or<State> Kayles::read(Picture picture) {
    const Or<Picture> lane = shaped(std::move(picture), {1, mostRows, 1, mostPins, ".I"});
    if (!lane)
        return refuse(lane.error());
    return State{lane->rows, lane->toMove};
}

Settings Kayles::settingsOf(const Picture& picture) {
    const std::size_t pins = picture.rows.empty() ? 0 : picture.rows[0].size();
    return {{"rows", static_cast<int>(picture.rows.size())}, {"pins", static_cast<int>(pins)}};
}

std::vector<Kayles::Move> Kayles::moves(const State& state) {
    std::vector<Move> all;
    for (const Clicks& run : runs(state))
        for (std::size_t i = 0; i < run.size(); ++i) {
            all.push_back({run[i], 1});
            if (i + 1 < run.size())
                all.push_back({run[i], 2});
        }
    return all;
}

State Kayles::after(State state, Move move) {
    std::string& row = state.rows[static_cast<std::size_t>(move.first.row)];
    for (int i = 0; i < move.pins; ++i)
        row[static_cast<std::size_t>(move.first.column + i)] = '.';
    state.toMove = other(state.toMove);
    return state;
}

std::optional<Result> Kayles::result(const State& state) {
    if (runs(state).empty())
        return Result{other(state.toMove)};
    return std::nullopt;
}

Phrase Kayles::ending(const State& state) {
    return {QT_TRANSLATE_NOOP("Phrase", "No pin is left for %1."), {sides[indexOf(state.toMove)]}};
}

std::vector<Clicks> Kayles::clicks(Move move) {
    if (move.pins == 1)
        return {{move.first}};
    const Cell second{move.first.row, move.first.column + 1};
    return {{move.first, second}, {second, move.first}};
}

std::vector<Clicks> Kayles::runs(const State& state) {
    std::vector<Clicks> all;
    for (int r = 0; r < static_cast<int>(state.rows.size()); ++r)
        for (int c = 0; c < static_cast<int>(state.rows[0].size()); ++c) {
            if (!stands(state, r, c))
                continue;
            if (c == 0 || !stands(state, r, c - 1))
                all.emplace_back();
            all.back().push_back({r, c});
        }
    return all;
}

} // namespace bouton
