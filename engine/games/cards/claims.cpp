#include <algorithm>
#include <numeric>

#include "games/cards/lore.h"
#include "games/cards/small_positions.h"
#include "games/cards/theory.h"
#include "search/truth.h"

namespace bouton {

namespace {

using State = Cards::State;
using Group = Cards::Group;
using cards::forEachState, cards::statesOf;

// Tests of each of these positions that it is lost exactly if `says` is true of it.
template <class Says> void testLost(int groups, Group mostGroup, Trial& trial, Says says) {
    Solver<Cards> solver;
    trial.expect(statesOf(groups, mostGroup));
    forEachState(groups, mostGroup, [&](const State& state) {
        const bool lost = solver.solve(state, trial.poll()).outcome == Outcome::Loss;
        return trial.test(lost == says(state),
                          [&] { return solved<Cards>(state, solver, trial.poll()); });
    });
}

int cardsOf(const State& state) {
    return std::accumulate(state.groups.begin(), state.groups.end(), 0,
                           [](int sum, const Group& group) { return sum + group.cards; });
}

void oneGroup(const Settings&, Trial& trial) {
    PlainNimbers<Cards> nimbers;
    const Group mostGroup{Cards::mostCards, Cards::mostCards};
    trial.expect(statesOf(1, mostGroup));
    forEachState(1, mostGroup, [&](const State& state) {
        const int nimber = nimbers.of(state, trial.poll());
        const int claimed = cards::nimber(state.groups[0]);
        return trial.test(nimber == claimed, [&] {
            return Counterexample{textOf<Cards>(state), isWorth(nimber, claimed)};
        });
    });
}

void nimSumDecides(const Settings& settings, Trial& trial) {
    testLost(valueOf(settings, "groups"), {valueOf(settings, "cards"), valueOf(settings, "take")},
             trial, [](const State& state) { return cards::nimSum(state) == 0; });
}

void nimSumOfCards(const Settings& settings, Trial& trial) {
    testLost(valueOf(settings, "groups"), {valueOf(settings, "cards"), valueOf(settings, "take")},
             trial, [](const State& state) {
                 int sum = 0;
                 for (const Group& group : state.groups)
                     sum ^= group.cards;
                 return sum == 0;
             });
}

void fourCards(const Settings&, Trial& trial) {
    Solver<Cards> solver;
    trial.expect(3);
    for (int first = 1; first <= 3; ++first) {
        const State state{{{first, 1}, {4 - first, 1}}};
        if (!trial.test(solver.solve(state, trial.poll()).outcome == Outcome::Loss,
                        [&] { return solved<Cards>(state, solver, trial.poll()); }))
            return;
    }
}

void onesAndParity(const Settings& settings, Trial& trial) {
    testLost(valueOf(settings, "groups"), {valueOf(settings, "cards"), 1}, trial,
             [](const State& state) { return cardsOf(state) % 2 == 0; });
}

} // namespace

std::vector<Claim> cards::claims() {
    const char* const game = Cards::name.id;
    const Setting groups{"groups", QT_TRANSLATE_NOOP("Phrase", "Most groups"), 1, 2, 3};
    const Setting cards{"cards", QT_TRANSLATE_NOOP("Phrase", "Most cards in a group"), 1, 7, 8};
    const Setting take{"take", QT_TRANSLATE_NOOP("Phrase", "Most taken in a turn"), 1, 4, 8};
    return {
        {"cards-group",
         game,
         QT_TRANSLATE_NOOP("Phrase", "One group"),
         QT_TRANSLATE_NOOP(
             "Phrase",
             "A group of A cards of which a turn takes at most B has the nimber A mod (B + 1)."),
         {},
         oneGroup},
        {"cards-four",
         game,
         QT_TRANSLATE_NOOP("Phrase", "Four cards in two groups"),
         QT_TRANSLATE_NOOP(
             "Phrase",
             "With four cards in two groups and one card a turn, the second player wins."),
         {},
         fourCards},
        {"cards-ones",
         game,
         QT_TRANSLATE_NOOP("Phrase", "One card a turn"),
         QT_TRANSLATE_NOOP("Phrase", "If a turn takes one card, the side to move loses exactly if "
                                     "the number of all cards is even."),
         {groups, cards},
         onesAndParity},
        {"cards-nim-sum",
         game,
         QT_TRANSLATE_NOOP("Phrase", "Several groups"),
         QT_TRANSLATE_NOOP("Phrase", "The side to move loses exactly if the nim-sum of A mod (B + "
                                     "1) over all groups is 0."),
         {groups, cards, take},
         nimSumDecides},
        {"cards-nim",
         game,
         QT_TRANSLATE_NOOP("Phrase", "As in Nim"),
         QT_TRANSLATE_NOOP("Phrase", "The side to move loses exactly if the nim-sum of the numbers "
                                     "of cards is 0, whatever a turn may take."),
         {groups, cards, take},
         nimSumOfCards},
    };
}

} // namespace bouton
