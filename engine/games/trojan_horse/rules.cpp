// SPDX-License-Identifier: MIT
#include "games/trojan_horse/trojan_horse.h"

namespace bouton {

namespace {

using State = TrojanHorse::State;

constexpr int least = 4, most = 16;
constexpr Cell steps[] = {{-2, -1}, {-1, -2}};

Picture empty(int rows, int columns, Side toMove) {
    return {std::vector(static_cast<std::size_t>(rows),
                        std::string(static_cast<std::size_t>(columns), '.')),
            toMove};
}

Clicks horsesIn(const Picture& picture) {
    Clicks cells;
    for (int r = 0; r < static_cast<int>(picture.rows.size()); ++r)
        for (int c = 0; const char* letter = letterAt(picture, {r, c}); ++c)
            if (*letter == 'H')
                cells.push_back({r, c});
    return cells;
}

} // namespace

std::vector<Setting> TrojanHorse::settings() {
    return {{"rows", QT_TRANSLATE_NOOP("Phrase", "Rows"), least, 8, most},
            {"columns", QT_TRANSLATE_NOOP("Phrase", "Columns"), least, 8, most}};
}

Or<State> TrojanHorse::standard(const Settings& settings) {
    const int rows = valueOf(settings, "rows"), columns = valueOf(settings, "columns");
    return State{rows, columns, {rows - 1, columns - 1}};
}

Or<State> TrojanHorse::random(const Settings& settings, Random& random) {
    // In the lower right quarter there is a game to play: every cell has a move, most have many.
    State state = *standard(settings);
    state.horse = {random.between(state.rows / 2, state.rows - 1),
                   random.between(state.columns / 2, state.columns - 1)};
    return state;
}

Picture TrojanHorse::blank(const Settings& settings) {
    return empty(valueOf(settings, "rows"), valueOf(settings, "columns"), Side::One);
}

Or<State> TrojanHorse::read(Picture picture) {
    const Or<Picture> board = shaped(std::move(picture), {least, most, least, most, ".H"});
    if (!board)
        return refuse(board.error());
    const Clicks horses = horsesIn(*board);
    if (horses.empty())
        return refuse({QT_TRANSLATE_NOOP("Phrase", "There is no horse (H) on the board.")});
    if (horses.size() > 1)
        return refuse({QT_TRANSLATE_NOOP("Phrase", "There is more than one horse (H): on %1."),
                       {nameOf(Clicks{horses[0], horses[1]})},
                       {},
                       horses});
    return State{static_cast<int>(board->rows.size()), static_cast<int>(board->rows[0].size()),
                 horses[0], board->toMove};
}

Picture TrojanHorse::draw(const State& state) {
    Picture picture = empty(state.rows, state.columns, state.toMove);
    *letterAt(picture, state.horse) = 'H';
    return picture;
}

std::vector<TrojanHorse::Move> TrojanHorse::moves(const State& state) {
    std::vector<Move> all;
    for (const Cell step : steps) {
        const Cell to{state.horse.row + step.row, state.horse.column + step.column};
        if (to.row >= 0 && to.column >= 0)
            all.push_back(to);
    }
    return all;
}

State TrojanHorse::after(State state, Move move) {
    state.horse = move;
    state.toMove = other(state.toMove);
    return state;
}

std::optional<Result> TrojanHorse::result(const State& state) {
    if (moves(state).empty())
        return Result{other(state.toMove)};
    return std::nullopt;
}

Phrase TrojanHorse::ending(const State& state) {
    return {QT_TRANSLATE_NOOP("Phrase", "%1 cannot move: from %2 every step leaves the board."),
            {name.sides[indexOf(state.toMove)], nameOf(state.horse)},
            {},
            {state.horse}};
}

} // namespace bouton
