// SPDX-License-Identifier: MIT

// The students' case analysis: every choice of so many free cells, the smaller board first.

#include <algorithm>

#include "games/grid_nim/cases.h"
#include "games/grid_nim/lore.h"
#include "games/grid_nim/truth.h"
#include "search/truth.h"

namespace bouton {

using namespace grid_nim;

namespace {

template <class F> void forEachBoard(const Settings& settings, int count, Trial& trial, F f) {
    const int largest = valueOf(settings, "size");
    for (int size = 2; size <= largest; ++size)
        trial.expect(choices(size, count));
    for (int size = 2; size <= largest; ++size) {
        const auto test = [&](Cells free) { return f(free, size); };
        if (!forEachChoice(size, count, test))
            return;
    }
}

Phrase errorOf(const PaperCase& known, Cells winning) {
    if (winning == 0)
        return {QT_TRANSLATE_NOOP("Phrase", "Case %1 says won, but every move loses."),
                {known.name}};
    return {QT_TRANSLATE_NOOP("Phrase", "Case %1 says lost, but %2 wins."),
            {known.name, nameOf(cellsOf(winning))},
            {},
            cellsOf(winning)};
}

template <int count> void asPublished(const Settings& settings, Trial& trial) {
    FewFreeCells truth;
    forEachBoard(settings, count, trial, [&](Cells free, int size) {
        const PaperCase known = *paperCaseOf(free);
        const Cells winning = truth.winningTurn(free, trial.poll());
        return trial.test(known.won == (winning != 0), [&] {
            return Counterexample{textOf<GridNim>(withFree(free, size)), errorOf(known, winning)};
        });
    });
}

template <int count> void asCorrected(const Settings& settings, Trial& trial) {
    FewFreeCells truth;
    forEachBoard(settings, count, trial, [&](Cells free, int size) {
        const Cells winning = truth.winningTurn(free, trial.poll());
        return trial.test(lostByCases(free) == (winning == 0),
                          [&] { return against(free, size, winning); });
    });
}

// In won positions that the paper calls won. Where it errs about that, it names no turn.
template <int count> void namedTurnWins(const Settings& settings, Trial& trial) {
    FewFreeCells truth;
    forEachBoard(settings, count, trial, [&](Cells free, int size) {
        const PaperCase known = *paperCaseOf(free);
        const Cells winning = truth.winningTurn(free, trial.poll());
        if (!known.won || winning == 0)
            return trial.skip();
        const bool wins = std::ranges::any_of(
            known.turns, [&](Cells turn) { return truth.lost(free & ~turn, trial.poll()); });
        return trial.test(wins, [&] {
            return Counterexample{
                textOf<GridNim>(withFree(free, size)),
                {QT_TRANSLATE_NOOP("Phrase", "No turn that case %1 names wins, but %2 does."),
                 {known.name, nameOf(cellsOf(winning))},
                 {},
                 cellsOf(winning)}};
        });
    });
}

} // namespace

std::vector<Claim> grid_nim::claimsOfCases() {
    const char* const game = GridNim::name.id;
    const std::vector<Setting> boards{
        {"size", QT_TRANSLATE_NOOP("Phrase", "Largest board"), 2, 6, grid_nim::mostSize}};
    return {
        {"grid-nim-1", game, QT_TRANSLATE_NOOP("Phrase", "Case 1"),
         QT_TRANSLATE_NOOP("Phrase", "One free cell is won."), boards, asPublished<1>},
        {"grid-nim-2", game, QT_TRANSLATE_NOOP("Phrase", "Cases 2.1 and 2.2"),
         QT_TRANSLATE_NOOP("Phrase",
                           "Two free cells are won if one turn can fill both, and lost otherwise."),
         boards, asPublished<2>},
        {"grid-nim-3", game, QT_TRANSLATE_NOOP("Phrase", "Cases 3.1 to 3.3"),
         QT_TRANSLATE_NOOP("Phrase", "Three free cells are always won."), boards, asPublished<3>},
        {"grid-nim-4", game, QT_TRANSLATE_NOOP("Phrase", "Cases 4.1 to 4.4"),
         QT_TRANSLATE_NOOP("Phrase",
                           "Four free cells are lost if no turn can fill two of them (4.1) or if "
                           "they are two pairs without a line of three (4.2); they are won with a "
                           "line and one more (4.3), and with a pair and two more (4.4)."),
         boards, asPublished<4>},
        {"grid-nim-4-corrected", game, QT_TRANSLATE_NOOP("Phrase", "Case 4, corrected"),
         QT_TRANSLATE_NOOP("Phrase", "Four free cells are lost exactly if no turn can fill two of "
                                     "them, or if they are two separate pairs or a 2x2 square."),
         boards, asCorrected<4>},
        {"grid-nim-5", game, QT_TRANSLATE_NOOP("Phrase", "Cases 5.1 to 5.5"),
         QT_TRANSLATE_NOOP("Phrase", "Five free cells are always won."), boards, asPublished<5>},
        {"grid-nim-5-corrected", game, QT_TRANSLATE_NOOP("Phrase", "Case 5, corrected"),
         QT_TRANSLATE_NOOP("Phrase", "Five free cells are lost exactly if they are an S or Z of "
                                     "four and one cell apart from it."),
         boards, asCorrected<5>},
        {"grid-nim-4-turns", game, QT_TRANSLATE_NOOP("Phrase", "The turns of case 4"),
         QT_TRANSLATE_NOOP("Phrase", "Where four free cells are won by case 4.3 or 4.4, one of the "
                                     "turns that the case names wins."),
         boards, namedTurnWins<4>},
        {"grid-nim-5-turns", game, QT_TRANSLATE_NOOP("Phrase", "The turns of case 5"),
         QT_TRANSLATE_NOOP(
             "Phrase",
             "Where five free cells are won, one of the turns that their case names wins."),
         boards, namedTurnWins<5>},
    };
}

} // namespace bouton
