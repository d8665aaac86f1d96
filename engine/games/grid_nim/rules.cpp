// SPDX-License-Identifier: MIT
#include "games/grid_nim/grid_nim.h"

namespace bouton {

using namespace grid_nim;
using State = GridNim::State;

std::vector<Setting> GridNim::settings() {
    return {{"size", QT_TRANSLATE_NOOP("Phrase", "Rows and columns"), 2, 6, mostSize},
            {.id = "free",
             .title = QT_TRANSLATE_NOOP("Phrase", "Cells left free"),
             .least = 1,
             .standard = 12,
             .most = mostSize * mostSize,
             .onlyDrawn = true,
             .mostWith = [](const Settings& settings) {
                 return valueOf(settings, "size") * valueOf(settings, "size");
             }}};
}

Or<State> GridNim::standard(const Settings& settings) {
    return State{.size = valueOf(settings, "size")};
}

Or<State> GridNim::random(const Settings& settings, Random& random) {
    State state{.size = valueOf(settings, "size")};
    const int cells = state.size * state.size, free = valueOf(settings, "free");
    if (free > cells)
        return refuse(
            {QT_TRANSLATE_NOOP("Phrase",
                               "On a board of %1x%1 the number of free cells is 1 to %2, not %3."),
             {std::to_string(state.size), std::to_string(cells), std::to_string(free)}});
    Clicks all = cellsOf(boardOf(state.size));
    while (all.size() > static_cast<std::size_t>(free)) {
        const std::size_t drawn = random.below(all.size());
        (random.below(2) == 0 ? state.green : state.red) |= bitOf(all[drawn]);
        all[drawn] = all.back();
        all.pop_back();
    }
    return state;
}

Or<State> GridNim::read(Picture picture) {
    const Or<Picture> board = shaped(std::move(picture), {2, mostSize, 2, mostSize, ".GR"});
    if (!board)
        return refuse(board.error());
    const std::size_t size = board->rows.size();
    if (board->rows[0].size() != size)
        return refuse({QT_TRANSLATE_NOOP("Phrase", "The board is %1x%2; it must be square."),
                       {std::to_string(size), std::to_string(board->rows[0].size())}});
    State state{.size = static_cast<int>(size), .toMove = board->toMove};
    for (const Cell cell : cellsOf(boardOf(state.size))) {
        const char letter =
            board->rows[static_cast<std::size_t>(cell.row)][static_cast<std::size_t>(cell.column)];
        if (letter != '.')
            (letter == 'G' ? state.green : state.red) |= bitOf(cell);
    }
    return state;
}

Picture GridNim::draw(const State& state) {
    const auto size = static_cast<std::size_t>(state.size);
    Picture picture{std::vector(size, std::string(size, '.')), state.toMove};
    for (const Cell cell : cellsOf(state.green | state.red))
        picture.rows[static_cast<std::size_t>(cell.row)][static_cast<std::size_t>(cell.column)] =
            state.green & bitOf(cell) ? 'G' : 'R';
    return picture;
}

std::vector<GridNim::Move> GridNim::moves(const State& state) {
    std::vector<Move> all;
    const Cells free = state.free();
    forEachTurn(free, free & ~diagonal, [&](Cells turn) { all.push_back(turn); });
    return all;
}

State GridNim::after(State state, Move move) {
    (state.toMove == Side::One ? state.green : state.red) |= move;
    state.toMove = other(state.toMove);
    return state;
}

std::optional<Result> GridNim::result(const State& state) {
    if (state.free() != 0)
        return std::nullopt;
    return Result{other(state.toMove)};
}

Phrase GridNim::ending(const State& state) {
    return {QT_TRANSLATE_NOOP("Phrase", "%1 has filled the last cell."),
            {name.sides[indexOf(other(state.toMove))]}};
}

// The second click neighbours the first, and the third continues their line at either end.
std::vector<Clicks> GridNim::clicks(Move move) {
    const Clicks cells = cellsOf(move);
    if (cells.size() == 1)
        return {cells};
    const Cell &a = cells[0], &b = cells[1];
    if (cells.size() == 2)
        return {{a, b}, {b, a}};
    const Cell& c = cells[2];
    return {{a, b, c}, {b, a, c}, {b, c, a}, {c, b, a}};
}

} // namespace bouton
