// SPDX-License-Identifier: MIT

// Claims about regions away from the diagonal.

#include <algorithm>
#include <vector>

#include "games/grid_nim/cells.h"
#include "games/grid_nim/lore.h"
#include "games/grid_nim/truth.h"
#include "search/truth.h"

namespace bouton {

using namespace grid_nim;

namespace {

// The cells after half a turn of the rectangle.
Cells turnedHalf(Cells cells, const Box& box) {
    Cells turned = 0;
    for (const Cell cell : cellsOf(cells))
        turned |= bitOf({box.top + box.bottom - cell.row, box.left + box.right - cell.column});
    return turned;
}

// Calls f for every choice of `count` of the cells from one on, while it returns true.
template <class F>
bool forEachChoiceOf(const std::vector<Cells>& cells, std::size_t from, std::size_t count,
                     Cells chosen, F& f) {
    if (count == 0)
        return f(chosen);
    for (std::size_t i = from; i + count <= cells.size(); ++i)
        if (!forEachChoiceOf(cells, i + 1, count - 1, chosen | cells[i], f))
            return false;
    return true;
}

// All sets of cells above the diagonal of each board.
void halfTurns(const Settings& settings, Trial& trial) {
    const int largest = valueOf(settings, "size");
    for (int size = 2; size <= largest; ++size)
        trial.expect(std::uint64_t{1} << size * (size - 1) / 2);
    FewFreeCells truth;
    for (int size = 2; size <= largest; ++size) {
        std::vector<Cells> cells;
        for (const Cell cell : cellsOf(boardOf(size) & aboveDiagonal))
            cells.push_back(bitOf(cell));
        const auto test = [&](Cells free) {
            const Box box = boxOf(free);
            if (turnedHalf(free, box) != free)
                return trial.skip();
            bool ownImage = false;
            forEachTurn(free, free,
                        [&](Cells turn) { ownImage = ownImage || turnedHalf(turn, box) == turn; });
            return trial.test(truth.lost(free, trial.poll()) == !ownImage, [&] {
                return against(free, size, truth.winningTurn(free, trial.poll()));
            });
        };
        for (std::size_t count = 0; count <= cells.size(); ++count)
            if (!forEachChoiceOf(cells, 0, count, 0, test))
                return;
    }
}

// Two rows of each length, and below the diagonal a pair beside an odd number of columns.
void twoRows(const Settings& settings, Trial& trial) {
    constexpr int rows = 2;
    const int longest = valueOf(settings, "columns");
    trial.expect(static_cast<std::uint64_t>(longest));
    FewFreeCells truth;
    for (int columns = 1; columns <= longest; ++columns) {
        const int size = std::max(rows + columns, 4);
        Cells free = 0;
        for (int column = size - columns; column < size; ++column)
            free |= bitOf({0, column}) | bitOf({1, column});
        if (columns % 2 != 0)
            free |= bitOf({2, 0}) | bitOf({3, 0});
        if (!trial.test(truth.lost(free, trial.poll()),
                        [&] { return against(free, size, truth.winningTurn(free, trial.poll())); }))
            return;
    }
}

} // namespace

std::vector<Claim> grid_nim::claimsOfRegions() {
    const char* const game = GridNim::name.id;
    return {
        {"grid-nim-half-turn",
         game,
         QT_TRANSLATE_NOOP("Phrase", "Half a turn"),
         QT_TRANSLATE_NOOP("Phrase",
                           "Free cells on one side of the diagonal that are their own image after "
                           "half a turn are lost exactly if no move is its own image."),
         {{"size", QT_TRANSLATE_NOOP("Phrase", "Largest board"), 2, 6, 7}},
         halfTurns},
        {"grid-nim-two-rows",
         game,
         QT_TRANSLATE_NOOP("Phrase", "Two rows"),
         QT_TRANSLATE_NOOP("Phrase",
                           "Two rows of free cells away from the diagonal are lost if their number "
                           "of columns is even; if it is odd they are worth as much as a pair."),
         {{"columns", QT_TRANSLATE_NOOP("Phrase", "Most columns"), 1, 8, mostSize - 2}},
         twoRows},
    };
}

} // namespace bouton
