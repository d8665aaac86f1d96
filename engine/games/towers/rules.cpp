// SPDX-License-Identifier: MIT
#include "games/towers/towers.h"

namespace bouton {

namespace {

using State = Towers::State;

constexpr int leastRows = 4, mostRows = 12, leastColumns = 1, mostColumns = 12;

// The rows that a side's tower can stand in without passing the other, one after the last.
std::pair<int, int> roomOf(const State& state, std::size_t column, Side side) {
    const int own = state.columns[column][indexOf(side)];
    const int theirs = state.columns[column][indexOf(other(side))];
    return own < theirs ? std::pair(0, theirs) : std::pair(theirs + 1, state.rows);
}

bool canMove(const State& state, Side side) {
    for (std::size_t c = 0; c < state.columns.size(); ++c)
        if (const auto [first, end] = roomOf(state, c, side); end - first > 1)
            return true;
    return false;
}

Clicks cellsWith(const Picture& picture, int column, char letter) {
    Clicks cells;
    for (int r = 0; r < static_cast<int>(picture.rows.size()); ++r)
        if (const char* found = letterAt(picture, {r, column}); found && *found == letter)
            cells.push_back({r, column});
    return cells;
}

Phrase missing(Side side, int column, Clicks where) {
    const std::string name(1, static_cast<char>('a' + column));
    return side == Side::One
               ? Phrase{QT_TRANSLATE_NOOP("Phrase", "Column %1 has no green tower (G)."),
                        {name},
                        {},
                        std::move(where)}
               : Phrase{QT_TRANSLATE_NOOP("Phrase", "Column %1 has no red tower (R)."),
                        {name},
                        {},
                        std::move(where)};
}

Phrase tooMany(Side side, int column, Clicks where) {
    const std::string name(1, static_cast<char>('a' + column)), cells = nameOf(where);
    return side == Side::One
               ? Phrase{QT_TRANSLATE_NOOP("Phrase",
                                          "Column %1 has more than one green tower (G): %2."),
                        {name, cells},
                        {},
                        std::move(where)}
               : Phrase{
                   QT_TRANSLATE_NOOP("Phrase", "Column %1 has more than one red tower (R): %2."),
                   {name, cells},
                   {},
                   std::move(where)};
}

} // namespace

std::vector<Setting> Towers::settings() {
    return {{"rows", QT_TRANSLATE_NOOP("Phrase", "Rows"), leastRows, 8, mostRows},
            {"columns", QT_TRANSLATE_NOOP("Phrase", "Columns"), leastColumns, 8, mostColumns}};
}

Or<State> Towers::standard(const Settings& settings) {
    const int rows = valueOf(settings, "rows");
    const auto columns = static_cast<std::size_t>(valueOf(settings, "columns"));
    return State{rows, std::vector<Pair>(columns, {0, rows - 1})};
}

Or<State> Towers::random(const Settings& settings, Random& random) {
    State state = *standard(settings);
    do { // four rows and more: at least five draws of six leave a move
        for (Pair& towers : state.columns) {
            towers[0] = random.between(0, state.rows - 1);
            towers[1] = random.between(0, state.rows - 2);
            towers[1] += towers[1] >= towers[0];
        }
    } while (result(state));
    return state;
}

Picture Towers::blank(const Settings& settings) {
    const auto columns = static_cast<std::size_t>(valueOf(settings, "columns"));
    return {
        std::vector(static_cast<std::size_t>(valueOf(settings, "rows")), std::string(columns, '.')),
        Side::One};
}

Or<State> Towers::read(Picture picture) {
    const Or<Picture> board =
        shaped(std::move(picture), {leastRows, mostRows, leastColumns, mostColumns, ".GR"});
    if (!board)
        return refuse(board.error());
    State state{static_cast<int>(board->rows.size()), {}, board->toMove};
    for (int column = 0; column < static_cast<int>(board->rows[0].size()); ++column) {
        Pair& towers = state.columns.emplace_back();
        for (const Side side : {Side::One, Side::Two}) {
            const Clicks cells = cellsWith(*board, column, name.letters[indexOf(side)]);
            if (cells.empty())
                return refuse(missing(side, column, cellsWith(*board, column, '.')));
            if (cells.size() > 1)
                return refuse(tooMany(side, column, cells));
            towers[indexOf(side)] = cells[0].row;
        }
    }
    return state;
}

Picture Towers::draw(const State& state) {
    Picture picture{
        std::vector(static_cast<std::size_t>(state.rows), std::string(state.columns.size(), '.')),
        state.toMove};
    for (std::size_t c = 0; c < state.columns.size(); ++c)
        for (std::size_t side = 0; side < 2; ++side)
            picture.rows[static_cast<std::size_t>(state.columns[c][side])][c] = name.letters[side];
    return picture;
}

std::vector<Towers::Move> Towers::moves(const State& state) {
    std::vector<Move> all;
    for (std::size_t c = 0; c < state.columns.size(); ++c) {
        const auto [first, end] = roomOf(state, c, state.toMove);
        for (int row = first; row < end; ++row)
            if (row != state.columns[c][indexOf(state.toMove)])
                all.push_back({row, static_cast<int>(c)});
    }
    return all;
}

State Towers::after(State state, Move move) {
    state.columns[static_cast<std::size_t>(move.column)][indexOf(state.toMove)] = move.row;
    state.toMove = other(state.toMove);
    return state;
}

std::optional<Result> Towers::result(const State& state) {
    if (canMove(state, state.toMove))
        return std::nullopt;
    return Result{other(state.toMove)};
}

Phrase Towers::ending(const State& state) {
    Phrase phrase{QT_TRANSLATE_NOOP("Phrase", "%1 cannot move."),
                  {name.sides[indexOf(state.toMove)]}};
    for (std::size_t c = 0; c < state.columns.size(); ++c)
        phrase.where.push_back({state.columns[c][indexOf(state.toMove)], static_cast<int>(c)});
    return phrase;
}

} // namespace bouton
