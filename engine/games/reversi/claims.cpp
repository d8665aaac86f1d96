#include "games/reversi/first_plies.h"
#include "games/reversi/lore.h"
#include "games/reversi/reversi.h"
#include "search/truth.h"

namespace bouton {

namespace {

using State = Reversi::State;
using reversi::forEachWithin;

void nobodyPasses(const Settings& settings, Trial& trial) {
    forEachWithin(valueOf(settings, "plies"), trial.poll(), [&](const State& state) {
        const bool passes = Reversi::moves(state) == std::vector{reversi::passMove};
        return trial.test(!passes, [&] {
            return Counterexample{textOf<Reversi>(state),
                                  {QT_TRANSLATE_NOOP("Phrase", "%1 can place no disc."),
                                   {Reversi::name.sides[indexOf(state.toMove)]}}};
        });
    });
}

void nothingEnds(const Settings& settings, Trial& trial) {
    forEachWithin(valueOf(settings, "plies"), trial.poll(), [&](const State& state) {
        return trial.test(!Reversi::result(state).has_value(), [&] {
            return Counterexample{textOf<Reversi>(state), Reversi::ending(state)};
        });
    });
}

} // namespace

std::vector<Claim> reversi::claims() {
    const char* const game = Reversi::name.id;
    const char* const plies = QT_TRANSLATE_NOOP("Phrase", "Plies from the start");
    return {
        {"reversi-pass",
         game,
         QT_TRANSLATE_NOOP("Phrase", "No early pass"),
         QT_TRANSLATE_NOOP("Phrase", "Within so many plies from the start nobody has to pass."),
         {{"plies", plies, 1, 7, 9}},
         nobodyPasses},
        {"reversi-end",
         game,
         QT_TRANSLATE_NOOP("Phrase", "No early end"),
         QT_TRANSLATE_NOOP("Phrase", "Within so many plies from the start no game is over."),
         {{"plies", plies, 1, 8, 9}},
         nothingEnds},
    };
}

} // namespace bouton
