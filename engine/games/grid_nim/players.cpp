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

} // namespace

std::vector<PlayerKind<GridNim>> GridNim::players() {
    return {
        {"random", QT_TRANSLATE_NOOP("Phrase", "Random"), {}, randomPlayer},
        {"first-fit",
         QT_TRANSLATE_NOOP("Phrase", "First fit"),
         {{"cells", QT_TRANSLATE_NOOP("Phrase", "Cells a turn (0: drawn)"), 0, 0, 3}},
         firstFit},
        {"copycat", QT_TRANSLATE_NOOP("Phrase", "Copycat"), {}, copycat},
        {"win-move",
         QT_TRANSLATE_NOOP("Phrase", "Win move"),
         {{"before",
           QT_TRANSLATE_NOOP("Phrase", "With more than five cells left"),
           0,
           0,
           2,
           1,
           {"copycat", "first-fit", "random"}}},
         winMovePlayer},
        {"perfect", QT_TRANSLATE_NOOP("Phrase", "Perfect"), {}, perfectPlayer},
    };
}

} // namespace bouton
