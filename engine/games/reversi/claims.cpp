#include <unordered_set>
#include <vector>

#include "games/reversi/lore.h"
#include "games/reversi/reversi.h"
#include "search/truth.h"

namespace bouton {

namespace {

using State = Reversi::State;

struct Hash {
    std::size_t operator()(const State& state) const {
        constexpr std::uint64_t one = 0x9E3779B97F4A7C15, other = 0xC2B2AE3D27D4EB4F; // any odd
        const std::uint64_t mixed = state.board.own * one ^ state.board.opponent * other;
        return static_cast<std::size_t>(mixed ^ mixed >> 32) ^ indexOf(state.toMove);
    }
};

// Calls f(state) for every position within `plies` plies of the start, each once, ply by ply, while
// it returns true.
template <class F> void forEachWithin(int plies, Poll& poll, F f) {
    std::vector<State> ply{State{}};
    bool goesOn = f(ply.front());
    for (int depth = 1; goesOn && depth <= plies; ++depth) {
        std::unordered_set<State, Hash> seen; // several orders of moves lead to one position
        std::vector<State> next;
        for (std::size_t i = 0; goesOn && i < ply.size(); ++i)
            for (const int move : Reversi::moves(ply[i])) {
                if (poll.node())
                    return;
                const State state = Reversi::after(ply[i], move);
                if (!seen.insert(state).second)
                    continue;
                if (goesOn = f(state); !goesOn)
                    break;
                next.push_back(state);
            }
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
