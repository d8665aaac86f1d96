// SPDX-License-Identifier: MIT

// The claims of Reversi, and its words for claims of one's own.

#include <unordered_set>
#include <vector>

#include "core/claim.h"
#include "games/reversi/reversi.h"
#include "search/truth.h"
#include "search/wording.h"

namespace bouton {

namespace {

struct HashOfState {
    std::size_t operator()(const Reversi::State& state) const {
        constexpr std::uint64_t one = 0x9E3779B97F4A7C15, other = 0xC2B2AE3D27D4EB4F; // any odd
        const std::uint64_t mixed = state.board.own * one ^ state.board.opponent * other;
        return static_cast<std::size_t>(mixed ^ mixed >> 32) ^ indexOf(state.toMove);
    }
};

// Calls f(state) for every position within `plies` plies of the start, each once, ply by ply, while
// it returns true.
template <class F> void forEachWithin(int plies, Poll& poll, F f) {
    std::vector<Reversi::State> ply{Reversi::State{}};
    bool goesOn = f(ply.front());
    for (int depth = 1; goesOn && depth <= plies; ++depth) {
        std::unordered_set<Reversi::State, HashOfState>
            seen; // several orders of moves lead to one position
        std::vector<Reversi::State> next;
        for (std::size_t i = 0; goesOn && i < ply.size(); ++i)
            for (const int move : Reversi::moves(ply[i])) {
                if (poll.node())
                    return;
                const Reversi::State state = Reversi::after(ply[i], move);
                if (!seen.insert(state).second)
                    continue;
                if (goesOn = f(state); !goesOn)
                    break;
                next.push_back(state);
            }
        ply = std::move(next);
    }
}

using State = Reversi::State;

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

void eachWithin(const Settings& settings, Poll& poll, const Wording<Reversi>::Visit& visit) {
    Truth<Reversi> none;
    forEachWithin(valueOf(settings, "plies"), poll,
                  [&](const State& state) { return visit(state, none); });
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

// Nothing near the start can be solved, so there is no verdict.
const language::Vocabulary& reversi::vocabulary() {
    static const language::Vocabulary all = vocabularyOf<Reversi>(
        {.words =
             {{"own", QT_TRANSLATE_NOOP("Phrase", "The discs of the side to move."),
               [](const State& state) -> language::Value { return count(state.board.own); }},
              {"other", QT_TRANSLATE_NOOP("Phrase", "The discs of the other side."),
               [](const State& state) -> language::Value { return count(state.board.opponent); }},
              {"empty", QT_TRANSLATE_NOOP("Phrase", "The empty cells."),
               [](const State& state) -> language::Value { return count(state.board.empty()); }},
              {"ownCorners", QT_TRANSLATE_NOOP("Phrase", "The corners of the side to move."),
               [](const State& state) -> language::Value {
                   return count(state.board.own & corners);
               }},
              {"otherCorners", QT_TRANSLATE_NOOP("Phrase", "The corners of the other side."),
               [](const State& state) -> language::Value {
                   return count(state.board.opponent & corners);
               }},
              {"moves",
               QT_TRANSLATE_NOOP("Phrase", "In how many cells the side to move can place a disc."),
               [](const State& state) -> language::Value { return count(mobility(state.board)); }},
              {"pass",
               QT_TRANSLATE_NOOP("Phrase",
                                 "The side to move has to pass: only the other can move."),
               [](const State& state) -> language::Value {
                   return Reversi::moves(state) == std::vector{passMove};
               },
               language::Kind::Truth},
              {"over", QT_TRANSLATE_NOOP("Phrase", "The game is over: nobody can move."),
               [](const State& state) -> language::Value {
                   return Reversi::result(state).has_value();
               },
               language::Kind::Truth}},
         .verdicts = Wording<Reversi>::Verdicts::None,
         .classes = {{"plies",
                      QT_TRANSLATE_NOOP("Phrase", "The first plies"),
                      {{"plies", QT_TRANSLATE_NOOP("Phrase", "Plies from the start"), 1, 7, 9}},
                      QT_TRANSLATE_N_NOOP(
                          "Phrase", "Holds for all %Ln position(s) up to ply %1 from the start."),
                      [](const Settings&) { return std::uint64_t{0}; },
                      eachWithin}},
         .truthOf = [](const State&) -> std::unique_ptr<Truth<Reversi>> { return nullptr; },
         .example = "not pass"});
    return all;
}

} // namespace bouton
