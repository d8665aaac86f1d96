#include <algorithm>
#include <tuple>

#include "games/reversi/reversi.h"
#include "lab/claims/lists.h"
#include "lab/claims/truth.h"

namespace bouton {

namespace {

using State = Reversi::State;

// Calls f(state) for every position within `plies` plies of the start, each once, while it returns
// true. Positions that are reached in several ways are thrown together ply by ply; one side is to
// move in all of them unless somebody has passed.
template <class F> void forEachWithin(int plies, Poll& poll, F f) {
    std::vector<State> ply{State{}};
    const auto order = [](const State& state) {
        return std::tuple(state.toMove, state.board.own, state.board.opponent);
    };
    for (int depth = 0;; ++depth) {
        if (!std::ranges::all_of(ply, f) || depth == plies)
            return;
        std::vector<State> next;
        for (const State& state : ply)
            for (const int move : Reversi::moves(state)) {
                if (poll.node())
                    return;
                next.push_back(Reversi::after(state, move));
            }
        std::ranges::sort(next, {}, order);
        const auto repeated = std::ranges::unique(next);
        next.erase(repeated.begin(), repeated.end());
        ply = std::move(next);
    }
}

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

std::vector<Claim> reversiClaims() {
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
