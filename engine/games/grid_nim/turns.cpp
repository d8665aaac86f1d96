// SPDX-License-Identifier: MIT
#include "games/grid_nim/turns.h"

#include <algorithm>

namespace bouton::grid_nim {

namespace {

// How many cells a random player wants, and whether down, else to the right.
int drawCount(Random& random) { return random.between(1, 3); }
bool drawDownwards(Random& random) { return random.below(2) == 1; }

Phrase fromARandomCell(int count, bool downwards) {
    if (downwards)
        return {
            QT_TRANSLATE_N_NOOP("Phrase", "it fills from a random cell down, %n cell(s) at most"),
            {},
            count};
    return {QT_TRANSLATE_N_NOOP("Phrase",
                                "it fills from a random cell to the right, %n cell(s) at most"),
            {},
            count};
}

Phrase fromTheFirstCell(int count, bool downwards) {
    if (downwards)
        return {QT_TRANSLATE_N_NOOP("Phrase",
                                    "it fills from the first free cell down, %n cell(s) at most"),
                {},
                count};
    return {QT_TRANSLATE_N_NOOP(
                "Phrase", "it fills from the first free cell to the right, %n cell(s) at most"),
            {},
            count};
}

Cells anyOf(Cells cells, Random& random) {
    for (auto skip = random.below(static_cast<std::uint64_t>(countOf(cells))); skip > 0; --skip)
        cells &= cells - 1;
    return lowest(cells);
}

Turn answerOnTheDiagonal(const GridNim::State& state, Cell taken, Random& random) {
    const Cells opposite = bitOf({state.size - 1 - taken.row, state.size - 1 - taken.column});
    if (state.free() & opposite)
        return {opposite,
                {QT_TRANSLATE_NOOP("Phrase", "it answers a diagonal cell with the opposite one")}};
    if (const Cells others = state.free() & diagonal)
        return {anyOf(others, random),
                {QT_TRANSLATE_NOOP("Phrase", "it answers a diagonal cell with a random one, as the "
                                             "opposite one is not free")}};
    return {lowest(state.free()),
            {QT_TRANSLATE_NOOP("Phrase", "the first free cell, as no diagonal cell is left")}};
}

} // namespace

Choice choiceOf(const GridNim::State& state, Turn turn) {
    const std::vector<Cells> all = GridNim::moves(state);
    return {static_cast<std::size_t>(std::ranges::find(all, turn.cells) - all.begin()),
            std::move(turn.rule)};
}

Cells extended(Cells cell, int count, bool downwards, Cells free) {
    const Cells joinable = free & ~diagonal & ~(downwards ? 0 : firstColumn);
    Cells line = cell;
    if (cell & diagonal)
        return line;
    for (int i = 1; i < count; ++i) {
        cell = cell << (downwards ? mostSize : 1) & joinable;
        line |= cell;
    }
    return line;
}

Turn randomTurn(const GridNim::State& state, Random& random) {
    const Cells cell = anyOf(state.free(), random);
    const int count = drawCount(random);
    const bool downwards = drawDownwards(random);
    return {extended(cell, count, downwards, state.free()), fromARandomCell(count, downwards)};
}

Turn firstFitTurn(const GridNim::State& state, int count, Random& random) {
    if (count == 0)
        count = drawCount(random);
    const bool downwards = drawDownwards(random);
    return {extended(lowest(state.free()), count, downwards, state.free()),
            fromTheFirstCell(count, downwards)};
}

Turn copycatTurn(const Past<GridNim>& past, Random& random) {
    const GridNim::State& state = past.now();
    if (past.moves.empty()) {
        return {randomTurn(state, random).cells,
                {QT_TRANSLATE_NOOP("Phrase", "a random move, as there is none to copy")}};
    }
    const Cells last = past.moves.back();
    if (last & diagonal)
        return answerOnTheDiagonal(state, lowestCell(last), random);
    const Cells image = transposed(last);
    if ((image & ~state.free()) == 0)
        return {image,
                {QT_TRANSLATE_NOOP("Phrase", "it mirrors the last move across the diagonal")}};
    Turn turn = firstFitTurn(state, 0, random);
    turn.rule = {QT_TRANSLATE_NOOP(
        "Phrase",
        "it fills from the first free cell, as the mirror image of the last move is not free")};
    return turn;
}

} // namespace bouton::grid_nim
