// SPDX-License-Identifier: MIT
#include "core/usual_players.h"
#include "games/grid_nim/turns.h"

namespace bouton {

using namespace grid_nim;

namespace {

Player<GridNim> randomPlayer(const Settings&, std::uint64_t seed) {
    return [random = Random(seed)](const Past<GridNim>& past, const Asking&) mutable -> Or<Choice> {
        return choiceOf(past.now(), randomTurn(past.now(), random));
    };
}

Player<GridNim> firstFit(const Settings& settings, std::uint64_t seed) {
    return [random = Random(seed), count = valueOf(settings, "cells")](
               const Past<GridNim>& past, const Asking&) mutable -> Or<Choice> {
        return choiceOf(past.now(), firstFitTurn(past.now(), count, random));
    };
}

Player<GridNim> copycat(const Settings&, std::uint64_t seed) {
    return [random = Random(seed)](const Past<GridNim>& past, const Asking&) mutable -> Or<Choice> {
        return choiceOf(past.now(), copycatTurn(past, random));
    };
}

Phrase toldCells(int cells) {
    return cells == 0 ? Phrase{}
                      : Phrase{QT_TRANSLATE_N_NOOP("Phrase", "%n cell(s) a turn"), {}, cells};
}

Phrase toldBefore(int before) {
    switch (before) {
    case 1: return {QT_TRANSLATE_NOOP("Phrase", "first fit until five cells are left")};
    case 2: return {QT_TRANSLATE_NOOP("Phrase", "random until five cells are left")};
    default: return {};
    }
}

} // namespace

std::vector<PlayerKind<GridNim>> GridNim::players() {
    return {
        {"random", QT_TRANSLATE_NOOP("Phrase", "Random"), {}, randomPlayer},
        {"first-fit",
         QT_TRANSLATE_NOOP("Phrase", "First fit"),
         {{.id = "cells",
           .title = QT_TRANSLATE_NOOP("Phrase", "Cells a turn, 0 to draw how many"),
           .least = 0,
           .standard = 0,
           .most = 3,
           .told = toldCells}},
         firstFit},
        {"copycat", QT_TRANSLATE_NOOP("Phrase", "Copycat"), {}, copycat},
        {"win-move",
         QT_TRANSLATE_NOOP("Phrase", "Win move"),
         {{.id = "before",
           .title = QT_TRANSLATE_NOOP("Phrase", "With more than five cells left"),
           .least = 0,
           .standard = 0,
           .most = 2,
           .words = {{"copycat", QT_TRANSLATE_NOOP("Phrase", "Copycat")},
                     {"first-fit", QT_TRANSLATE_NOOP("Phrase", "First fit")},
                     {"random", QT_TRANSLATE_NOOP("Phrase", "Random")}},
           .told = toldBefore}},
         winMovePlayer},
        carelessPlayer<GridNim, perfectPlayer>(),
        {"perfect", QT_TRANSLATE_NOOP("Phrase", "Perfect"), {}, perfectPlayer},
    };
}

// First fit and copycat are no stronger than random moves on a random board.
std::vector<NamedPlayer> GridNim::opponents() {
    return {
        beginnerOpponent,
        {"student", QT_TRANSLATE_NOOP("Phrase", "Student"),
         QT_TRANSLATE_NOOP("Phrase", "moves at random, but plays the last five cells perfectly"),
         "win-move:before=random"},
        {"casual", QT_TRANSLATE_NOOP("Phrase", "Casual"),
         QT_TRANSLATE_NOOP("Phrase", "finds winning moves, but moves at random one time in three"),
         "careless:slips=33"},
        {"club", QT_TRANSLATE_NOOP("Phrase", "Club"),
         QT_TRANSLATE_NOOP("Phrase", "finds winning moves, but slips one move in ten"),
         "careless:slips=10"},
        {"perfect", QT_TRANSLATE_NOOP("Phrase", "Perfect"),
         QT_TRANSLATE_NOOP("Phrase", "never loses a won game up to 8x8"), "perfect"},
    };
}

} // namespace bouton
