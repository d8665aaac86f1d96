// SPDX-License-Identifier: MIT

// The claims of Card groups, and its words for claims of one's own.

#include <algorithm>
#include <numeric>
#include <utility>

#include "core/claim.h"
#include "games/cards/cards.h"
#include "games/cards/theory.h"
#include "search/truth.h"
#include "search/wording.h"

namespace bouton {

namespace {

// Every list of so many groups that hold `total` cards together, each of them with at most
// mostGroup.cards cards and a most of at most mostGroup.most; while f(state) returns true.
template <class F>
bool forEachList(std::size_t groups, int total, Cards::Group mostGroup, Cards::State& state, F& f) {
    if (groups == 0)
        return total > 0 || f(std::as_const(state));
    const int others = static_cast<int>(groups - 1) * mostGroup.cards;
    for (int cards = std::max(0, total - others); cards <= std::min(total, mostGroup.cards);
         ++cards)
        for (int most = 1; most <= mostGroup.most; ++most) {
            state.groups.push_back({cards, most});
            const bool goesOn = forEachList(groups - 1, total - cards, mostGroup, state, f);
            state.groups.pop_back();
            if (!goesOn)
                return false;
        }
    return true;
}

// From one group to `groups`, with fewer cards in all before more of them.
template <class F> void forEachState(int groups, Cards::Group mostGroup, F f) {
    Cards::State state;
    for (int count = 1; count <= groups; ++count)
        for (int total = 0; total <= count * mostGroup.cards; ++total)
            if (!forEachList(static_cast<std::size_t>(count), total, mostGroup, state, f))
                return;
}

std::uint64_t statesOf(int groups, Cards::Group mostGroup) {
    const auto kinds = static_cast<std::uint64_t>((mostGroup.cards + 1) * mostGroup.most);
    std::uint64_t all = 0, lists = 1;
    for (int count = 1; count <= groups; ++count)
        all += lists *= kinds;
    return all;
}

using State = Cards::State;
using Group = Cards::Group;

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
    const Group mostGroup{Cards::fewCards, Cards::fewCards};
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

void groupsOf(const State& state, const language::Wanted&, Poll&,
              std::vector<language::Value>& values) {
    for (const Cards::Group& group : state.groups) {
        values.push_back(group.cards);
        values.push_back(group.most);
    }
}

// Of a position that leads to a few thousand others.
std::optional<Truth<Cards>> truthOf(const State& state) {
    constexpr int mostPositions = 20'000;
    int positions = 1;
    for (const Cards::Group& group : state.groups)
        if ((positions *= group.cards + 1) > mostPositions)
            return std::nullopt;
    return plainTruth<Cards>();
}

Cards::Group mostOf(const Settings& settings) {
    return {valueOf(settings, "cards"), valueOf(settings, "take")};
}
constexpr Cards::Group anyGroup{Cards::fewCards, Cards::fewCards};

void eachUpTo(int groups, Cards::Group most, const Wording<Cards>::Visit& visit) {
    auto truth = plainTruth<Cards>();
    forEachState(groups, most, [&](const State& state) { return visit(state, truth); });
}

std::vector<Wording<Cards>::Class> classes() {
    return {{"groups",
             QT_TRANSLATE_NOOP("Phrase", "All small positions"),
             {{"groups", QT_TRANSLATE_NOOP("Phrase", "Most groups"), 1, 2, 3},
              {"cards", QT_TRANSLATE_NOOP("Phrase", "Most cards in a group"), 1, 7, 8},
              {"take", QT_TRANSLATE_NOOP("Phrase", "Most taken in a turn"), 1, 4, 8}},
             QT_TRANSLATE_N_NOOP("Phrase", "Holds for all %Ln position(s): groups up to %1, cards "
                                           "in each up to %2, taken in a turn "
                                           "up to %3."),
             [](const Settings& settings) {
                 return statesOf(valueOf(settings, "groups"), mostOf(settings));
             },
             [](const Settings& settings, Poll&, const Wording<Cards>::Visit& visit) {
                 eachUpTo(valueOf(settings, "groups"), mostOf(settings), visit);
             }},
            {"one",
             QT_TRANSLATE_NOOP("Phrase", "One group of up to 12 cards"),
             {},
             QT_TRANSLATE_N_NOOP("Phrase", "Holds for all %Ln position(s) of one group."),
             [](const Settings&) { return statesOf(1, anyGroup); },
             [](const Settings&, Poll&, const Wording<Cards>::Visit& visit) {
                 eachUpTo(1, anyGroup, visit);
             }}};
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

const language::Vocabulary& cards::vocabulary() {
    static const language::Vocabulary all = vocabularyOf<Cards>(
        {.words = {{"groups", QT_TRANSLATE_NOOP("Phrase", "How many groups there are."),
                    [](const State& state) {
                        return static_cast<language::Value>(state.groups.size());
                    }},
                   {"moves", QT_TRANSLATE_NOOP("Phrase", "How many moves there are now."),
                    [](const State& state) {
                        return static_cast<language::Value>(Cards::moves(state).size());
                    }}},
         .parts = QT_TRANSLATE_NOOP("Phrase", "groups"),
         .fields = {{"cards", QT_TRANSLATE_NOOP("Phrase", "The cards that are left in a group.")},
                    {"most",
                     QT_TRANSLATE_NOOP("Phrase", "The most cards a turn takes from a group.")}},
         .values = groupsOf,
         .nimbers = true,
         .classes = classes(),
         .truthOf = truthOf,
         .example = "lost exactly if xor(cards) == 0",
         .byColumn = true,
         .partsStay = true});
    return all;
}

} // namespace bouton
