// SPDX-License-Identifier: MIT

// The claims of Reversi, and its words for claims of one's own.

#include <memory>
#include <optional>
#include <unordered_set>
#include <vector>

#include "core/claim.h"
#include "core/random.h"
#include "games/reversi/deepening.h"
#include "games/reversi/kernel.h"
#include "games/reversi/random_move.h"
#include "games/reversi/reversi.h"
#include "games/reversi/weights.h"
#include "search/truth.h"
#include "search/wording.h"

namespace bouton {

namespace {

using HashOfState = decltype([](const Reversi::State& state) {
    constexpr std::uint64_t one = 0x9E3779B97F4A7C15, other = 0xC2B2AE3D27D4EB4F; // any odd
    const std::uint64_t mixed = state.board.own * one ^ state.board.opponent * other;
    return static_cast<std::size_t>(mixed ^ mixed >> 32) ^ indexOf(state.toMove);
});

using State = Reversi::State;

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

namespace reversi {
namespace {

// Endgames are solved by the exact search, which knows nothing of what a claim is about.
constexpr int mostInEndgame = 12; // empty cells
constexpr int claimTableBits = 12;

Truth<Reversi> exactTruth() {
    // The last board that was solved, and its score.
    const auto last = std::make_shared<std::pair<std::optional<Board>, int>>();
    const auto table = std::make_shared<TranspositionTable>(claimTableBits);
    const auto score = [last, table, weights = weightsInUse()](const State& state, Poll& poll) {
        auto& [known, worth] = *last;
        if (known == state.board)
            return worth;
        Limit limit(poll.token());
        Line line;
        const auto searcher = kernel().searcher({*table, limit, *weights});
        const int found = isOver(state.board) ? finalScore(state.board)
                                              : searcher->score(state.board, cells, exactLevel,
                                                                -mostDiscs, mostDiscs, line);
        if (limit.over() || poll.ask())
            return 0;
        known = state.board;
        return worth = found;
    };
    return {.outcome = [score](const State& state,
                               Poll& poll) { return outcomeOf(score(state, poll)); },
            .score = score};
}

// A position with so many empty cells in which somebody can move, by random moves from the start.
State endgame(int empty, Random& random) {
    for (;;) {
        State state;
        while (!isOver(state.board) && count(state.board.empty()) > empty)
            state = Reversi::after(state, randomMove(state.board, random));
        if (!isOver(state.board))
            return state;
    }
}

// Of each number of empty cells up to `empty` about as many positions, those with fewer first.
void eachEndgame(const Settings& settings, Poll& poll, const Wording<Reversi>::Visit& visit) {
    const int all = valueOf(settings, "count"), most = valueOf(settings, "empty");
    Random random(static_cast<std::uint64_t>(valueOf(settings, "seed")));
    auto truth = exactTruth();
    for (int i = 0; i < all && !poll.ask(); ++i)
        if (!visit(endgame(((i + 1) * most + all - 1) / all, random), truth))
            return;
}

// The empty cells that touch one another, by a side or by a corner: of each region the cells, the
// corners of the board, and where each side can place a disc.
void regionsOf(const State& state, const language::Wanted&, Poll&,
               std::vector<language::Value>& values) {
    constexpr Bits lastColumn = firstColumn << 7;
    const Bits own = mobility(state.board), others = mobility(state.board.passed());
    for (Bits left = state.board.empty(); left != 0;) {
        Bits region = left & -left, before = 0;
        while (region != before) {
            before = region;
            const Bits wide =
                region | (shifted<1>(region) & ~firstColumn) | (shifted<-1>(region) & ~lastColumn);
            region = (wide | shifted<8>(wide) | shifted<-8>(wide)) & left;
        }
        left &= ~region;
        for (const Bits set : {region, region & corners, region & own, region & others})
            values.push_back(count(set));
    }
}

} // namespace
} // namespace reversi

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

// Nothing near the start can be solved, so there is a verdict of endgames alone.
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
              {"otherMoves",
               QT_TRANSLATE_NOOP("Phrase", "In how many cells the other side could place a disc if "
                                           "it were to move."),
               [](const State& state) -> language::Value {
                   return count(mobility(state.board.passed()));
               }},
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
         .parts = QT_TRANSLATE_NOOP("Phrase", "regions"),
         .fields =
             {{"cells", QT_TRANSLATE_NOOP("Phrase", "The empty cells of a region, which touch one "
                                                    "another by a side or by a corner.")},
              {"cornersIn", QT_TRANSLATE_NOOP("Phrase", "The empty corners of the board in a "
                                                        "region.")},
              {"ownIn", QT_TRANSLATE_NOOP("Phrase", "In how many cells of a region the side to "
                                                    "move can place a disc.")},
              {"otherIn", QT_TRANSLATE_NOOP("Phrase", "In how many cells of a region the other "
                                                      "side could place a disc if it were to "
                                                      "move.")}},
         .values = regionsOf,
         .draws = true,
         .scores = true,
         .classes = {{"plies",
                      QT_TRANSLATE_NOOP("Phrase", "The first plies"),
                      {{"plies", QT_TRANSLATE_NOOP("Phrase", "Plies from the start"), 1, 7, 9}},
                      QT_TRANSLATE_N_NOOP(
                          "Phrase", "Holds for all %Ln position(s) up to ply %1 from the start."),
                      [](const Settings&) { return std::uint64_t{0}; },
                      eachWithin,
                      false},
                     {"endgames",
                      QT_TRANSLATE_NOOP("Phrase", "Endgames drawn at random"),
                      {{"count", QT_TRANSLATE_NOOP("Phrase", "Positions"), 1, 1000, 10'000},
                       {"empty", QT_TRANSLATE_NOOP("Phrase", "Empty cells at most"), 1, 8,
                        mostInEndgame},
                       {"seed", QT_TRANSLATE_NOOP("Phrase", "Seed"), 1, 1, 999'999}},
                      QT_TRANSLATE_N_NOOP("Phrase",
                                          "Holds for %Ln position(s) of the %L1 drawn (empty cells "
                                          "at most: %2; seed: %3); of others nothing is said."),
                      [](const Settings& settings) {
                          return static_cast<std::uint64_t>(valueOf(settings, "count"));
                      },
                      eachEndgame,
                      true,
                      true}},
         .truthOf =
             [](const State& state) {
                 return count(state.board.empty()) <= mostInEndgame ? std::optional(exactTruth())
                                                                    : std::nullopt;
             },
         .example = "not pass"});
    return all;
}

} // namespace bouton
