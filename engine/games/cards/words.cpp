// The words of Card groups for claims of one's own.

#include "games/cards/lore.h"
#include "games/cards/small_positions.h"
#include "search/wording.h"

namespace bouton {

namespace {

using State = Cards::State;

void groupsOf(const State& state, const language::Wanted&, Poll&,
              std::vector<language::Value>& values) {
    for (const Cards::Group& group : state.groups) {
        values.push_back(group.cards);
        values.push_back(group.most);
    }
}

// Of a position that leads to a few thousand others.
std::unique_ptr<Truth<Cards>> truthOf(const State& state) {
    constexpr int mostPositions = 20'000;
    int positions = 1;
    for (const Cards::Group& group : state.groups)
        if ((positions *= group.cards + 1) > mostPositions)
            return nullptr;
    return std::make_unique<PlainTruth<Cards>>();
}

Cards::Group mostOf(const Settings& settings) {
    return {valueOf(settings, "cards"), valueOf(settings, "take")};
}
constexpr Cards::Group anyGroup{Cards::mostCards, Cards::mostCards};

void eachUpTo(int groups, Cards::Group most, const Wording<Cards>::Visit& visit) {
    PlainTruth<Cards> truth;
    cards::forEachState(groups, most, [&](const State& state) { return visit(state, truth); });
}

std::vector<Wording<Cards>::Class> classes() {
    return {{"groups",
             QT_TRANSLATE_NOOP("Phrase", "All small positions"),
             {{"groups", QT_TRANSLATE_NOOP("Phrase", "Most groups"), 1, 2, 3},
              {"cards", QT_TRANSLATE_NOOP("Phrase", "Most cards in a group"), 1, 7, 8},
              {"take", QT_TRANSLATE_NOOP("Phrase", "Most taken in a turn"), 1, 4, 8}},
             QT_TRANSLATE_N_NOOP(
                 "Phrase",
                 "Holds for all %Ln position(s) up to %1 groups of %2 cards, taking up to %3."),
             [](const Settings& settings) {
                 return cards::statesOf(valueOf(settings, "groups"), mostOf(settings));
             },
             [](const Settings& settings, Poll&, const Wording<Cards>::Visit& visit) {
                 eachUpTo(valueOf(settings, "groups"), mostOf(settings), visit);
             }},
            {"one",
             QT_TRANSLATE_NOOP("Phrase", "One group of any kind"),
             {},
             QT_TRANSLATE_N_NOOP("Phrase", "Holds for all %Ln position(s) of one group."),
             [](const Settings&) { return cards::statesOf(1, anyGroup); },
             [](const Settings&, Poll&, const Wording<Cards>::Visit& visit) {
                 eachUpTo(1, anyGroup, visit);
             }}};
}

} // namespace

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
         .verdicts = Wording<Cards>::Verdicts::WonLostNimber,
         .classes = classes(),
         .truthOf = truthOf,
         .example = "lost exactly if xor(cards) == 0",
         .byColumn = true});
    return all;
}

} // namespace bouton
