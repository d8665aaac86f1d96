// SPDX-License-Identifier: MIT
#include "games/grid_nim/truth.h"

#include <algorithm>
#include <optional>
#include <unordered_set>

#include "games/grid_nim/lore.h"
#include "games/grid_nim/theory.h"
#include "games/grid_nim/turns.h"
#include "search/truth.h"

namespace bouton {

namespace grid_nim {

Counterexample against(Cells free, int size, Cells winningTurn) {
    return {textOf<GridNim>(withFree(free, size)),
            winningTurn != 0 ? winsWith(cellsOf(winningTurn)) : isLost(free != 0)};
}

} // namespace grid_nim

using namespace grid_nim;

namespace {

std::vector<Setting> boardsUpTo(int standard, int most, int least = 2) {
    return {{"size", QT_TRANSLATE_NOOP("Phrase", "Largest board"), least, standard, most}};
}

// Of each set of free cells of which `says` says something: whether exactly this is lost.
template <class Says> void testAllSets(const Settings& settings, Trial& trial, Says says) {
    const int largest = valueOf(settings, "size");
    for (int size = 2; size <= largest; ++size)
        trial.expect(std::uint64_t{1} << size * size);
    for (int size = 2; size <= largest; ++size) {
        const AllFreeCells truth(size, trial.poll());
        const auto test = [&](Cells free) {
            const std::optional<bool> lost = says(free);
            if (!lost)
                return trial.skip();
            return trial.test(*lost == truth.lost(free),
                              [&] { return against(free, size, truth.winningTurn(free)); });
        };
        for (int count = 0; count <= size * size; ++count)
            if (!forEachChoice(size, count, test))
                return;
    }
}

void nimSum(const Settings& settings, Trial& trial) {
    testAllSets(settings, trial, [&](Cells free) {
        int sum = 0;
        for (const Cells part : partsOf(free))
            sum ^= nimberOf(part, trial.poll());
        return std::optional(sum == 0);
    });
}

void mirrorImages(const Settings& settings, Trial& trial) {
    testAllSets(settings, trial, [](Cells free) {
        return transposed(free) == free ? std::optional(countOf(free & diagonal) % 2 == 0)
                                        : std::nullopt;
    });
}

void evenIsLost(const Settings& settings, Trial& trial) {
    testAllSets(settings, trial, [](Cells free) { return std::optional(countOf(free) % 2 == 0); });
}

// The empty board, by the nimbers of its triangles: too many sets of free cells to look at each.
void emptyBoards(const Settings& settings, Trial& trial) {
    const int largest = valueOf(settings, "size");
    trial.expect(static_cast<std::uint64_t>(largest - 1));
    for (int size = 2; size <= largest; ++size) {
        const int nimber = nimberOf(boardOf(size), trial.poll());
        if (!trial.test(nimber == size % 2, [&] {
                return Counterexample{textOf<GridNim>({.size = size}), isWorth(nimber, size % 2)};
            }))
            return;
    }
}

// Whatever the first player does from the empty board: every position that copycat, moving second,
// leaves, ply by ply. The claim holds in one where the first player cannot fill the last cell.
// Returns false once the test is over.
bool testCopycat(int size, Trial& trial) {
    Random random(1); // where it has nothing to copy it draws
    std::unordered_set<Cells, HashOfCells> seen{boardOf(size)};
    std::vector<GridNim::State> ply{{.size = size}};
    while (!ply.empty()) {
        std::vector<GridNim::State> next;
        for (const GridNim::State& state : ply) {
            const std::vector<Cells> turns = GridNim::moves(state);
            const auto last = std::ranges::find(turns, state.free());
            if (!trial.test(last == turns.end(), [&] {
                    return Counterexample{
                        textOf<GridNim>(state),
                        {QT_TRANSLATE_NOOP(
                             "Phrase",
                             "Copycat left this, and the first player fills the rest: %1."),
                         {nameOf(cellsOf(*last))},
                         {},
                         cellsOf(*last)}};
                }))
                return false;
            for (const Cells turn : turns) {
                if (trial.poll().node())
                    return false;
                const GridNim::State now = GridNim::after(state, turn);
                const GridNim::State left =
                    GridNim::after(now, copycatTurn({{state, now}, {turn}}, random).cells);
                if (left.free() != 0 && seen.insert(left.free()).second)
                    next.push_back(left);
            }
        }
        ply = std::move(next);
    }
    return true;
}

template <int least> void copycatWins(const Settings& settings, Trial& trial) {
    for (int size = least; size <= valueOf(settings, "size"); size += 2)
        if (!testCopycat(size, trial))
            return;
}

// What there is of it beside the students' case analysis.
std::vector<Claim> claimsOfSums() {
    const char* const game = GridNim::name.id;
    const std::vector<Setting> sets = boardsUpTo(4, AllFreeCells::mostSize);
    return {
        {"grid-nim-even", game, QT_TRANSLATE_NOOP("Phrase", "Even and odd"),
         QT_TRANSLATE_NOOP("Phrase", "An even number of free cells is lost, an odd number won."),
         sets, evenIsLost},
        {"grid-nim-sum", game, QT_TRANSLATE_NOOP("Phrase", "A sum of parts"),
         QT_TRANSLATE_NOOP("Phrase",
                           "A position is lost exactly if the nim-sum of its parts is 0: of the "
                           "free cells of the diagonal and of the connected regions beside it."),
         sets, nimSum},
        {"grid-nim-mirror", game, QT_TRANSLATE_NOOP("Phrase", "Mirror images"),
         QT_TRANSLATE_NOOP("Phrase",
                           "A position that is its own mirror image across the diagonal is lost "
                           "exactly if the number of free cells of the diagonal is even."),
         sets, mirrorImages},
        {"grid-nim-empty", game, QT_TRANSLATE_NOOP("Phrase", "The empty board"),
         QT_TRANSLATE_NOOP("Phrase", "The empty board of N x N cells has the nimber N mod 2."),
         boardsUpTo(7, mostSolved), emptyBoards},
        {"grid-nim-copycat-even", game, QT_TRANSLATE_NOOP("Phrase", "Copycat, even board"),
         QT_TRANSLATE_NOOP("Phrase", "From an empty board with an even number of rows, copycat "
                                     "wins every game in which it moves second."),
         boardsUpTo(4, 6), copycatWins<2>},
        {"grid-nim-copycat-odd", game, QT_TRANSLATE_NOOP("Phrase", "Copycat, odd board"),
         QT_TRANSLATE_NOOP("Phrase", "From an empty board with an odd number of rows, copycat wins "
                                     "every game in which it moves second."),
         boardsUpTo(5, 7, 3), copycatWins<3>},
    };
}

} // namespace

std::vector<Claim> grid_nim::claims() {
    std::vector<Claim> all = claimsOfCases();
    std::ranges::copy(claimsOfSums(), std::back_inserter(all));
    std::ranges::copy(claimsOfRegions(), std::back_inserter(all));
    return all;
}

} // namespace bouton
