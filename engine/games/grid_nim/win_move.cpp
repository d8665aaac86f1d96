// SPDX-License-Identifier: MIT
#include <algorithm>

#include "games/grid_nim/cases.h"
#include "games/grid_nim/turns.h"

namespace bouton::grid_nim {

namespace {

// Whether one of the turns that the paper names for its case is among those that win.
bool namesAWinningTurn(const PaperCase& known, Cells free) {
    return std::ranges::any_of(known.turns, [&](Cells turn) { return lostByCases(free & ~turn); });
}

// What the turn does, where the paper's case names a turn that wins.
const char* asThePaperSays(int free, Cells turn) {
    switch (countOf(turn)) {
    case 1:
        if (free == 1)
            return QT_TRANSLATE_NOOP("Phrase",
                                     "it takes the last cell; case %1 of the laboratory's claims");
        if (free == 3)
            return QT_TRANSLATE_NOOP(
                "Phrase",
                "it fills one cell and leaves two apart; case %1 of the laboratory's claims");
        return QT_TRANSLATE_NOOP(
            "Phrase",
            "it fills one cell and leaves four, lost; case %1 of the laboratory's claims");
    case 2:
        if (free == 2)
            return QT_TRANSLATE_NOOP(
                "Phrase", "it fills both cells at once; case %1 of the laboratory's claims");
        return QT_TRANSLATE_NOOP(
            "Phrase",
            "it fills a pair and leaves two cells apart; case %1 of the laboratory's claims");
    default:
        return QT_TRANSLATE_NOOP(
            "Phrase",
            "it fills a line of three and leaves two cells apart; case %1 of the laboratory's "
            "claims");
    }
}

// Why the turn wins, where the paper is wrong (docs/games/grid-nim.md).
const char* againstThePaper(const PaperCase& known) {
    if (!known.won)
        return QT_TRANSLATE_NOOP(
            "Phrase", "it fills the middle pair of an S or Z and leaves two cells apart; "
                      "case %1 of the laboratory's claims takes this for lost");
    return QT_TRANSLATE_NOOP("Phrase",
                             "it fills a line of three and leaves two cells apart; case %1 of the "
                             "laboratory's claims names a single cell, which loses here");
}

const char* whenLost(const PaperCase& known) {
    if (known.won)
        return QT_TRANSLATE_NOOP("Phrase",
                                 "a random move, as an S or Z and one cell apart are lost; "
                                 "case %1 of the laboratory's claims promises a win");
    return QT_TRANSLATE_NOOP(
        "Phrase", "a random move, as every move loses; case %1 of the laboratory's claims");
}

Turn turnByCases(const GridNim::State& state, const PaperCase& known, Random& random) {
    const Cells free = state.free();
    const std::vector<Cells> winning = winningByCases(free);
    if (winning.empty())
        return {randomTurn(state, random).cells, {whenLost(known), {known.name}}};
    const Cells turn = random.oneOf(winning);
    const char* why = namesAWinningTurn(known, free) ? asThePaperSays(countOf(free), turn)
                                                     : againstThePaper(known);
    return {turn, {why, {known.name}}};
}

enum class Before { Copycat, FirstFit, Random };

Turn turnBefore(Before before, const Past<GridNim>& past, Random& random) {
    switch (before) {
    case Before::Copycat: return copycatTurn(past, random);
    case Before::FirstFit: return firstFitTurn(past.now(), 0, random);
    case Before::Random: break;
    }
    return randomTurn(past.now(), random);
}

} // namespace

Player<GridNim> winMovePlayer(const Settings& settings, std::uint64_t seed) {
    const auto before = static_cast<Before>(valueOf(settings, "before"));
    return [random = Random(seed), before](const Past<GridNim>& past,
                                           const Asking&) mutable -> Or<Choice> {
        const auto known = paperCaseOf(past.now().free());
        return choiceOf(past.now(), known ? turnByCases(past.now(), *known, random)
                                          : turnBefore(before, past, random));
    };
}

} // namespace bouton::grid_nim
