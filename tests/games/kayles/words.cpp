// SPDX-License-Identifier: MIT

// The words of Kayles for claims of one's own.

#include <algorithm>

#include "kayles/talking.h"
#include "search/wording.h"

namespace bouton::kayles {

namespace {

using State = Kayles::State;

language::Value standing(const State& state) {
    language::Value pins = 0;
    for (const std::string& row : state.rows)
        pins += std::ranges::count(row, 'I');
    return pins;
}

void runsOf(const State& state, const language::Wanted&, Poll&,
            std::vector<language::Value>& values) {
    for (const Clicks& run : Kayles::runs(state))
        values.push_back(static_cast<language::Value>(run.size()));
}

// One row of so many places, each with a pin or without.
void eachRow(const Settings& settings, Poll&, const Wording<TalkingKayles>::Visit& visit) {
    auto truth = plainTruth<TalkingKayles>();
    for (int places = 1; places <= valueOf(settings, "places"); ++places)
        for (unsigned pins = 0; pins < 1U << places; ++pins) {
            std::string row;
            for (int place = 0; place < places; ++place)
                row += pins >> place & 1 ? 'I' : '.';
            if (!visit({{row}}, truth))
                return;
        }
}

} // namespace

const language::Vocabulary& vocabulary() {
    static const language::Vocabulary all = vocabularyOf<TalkingKayles>(
        {.words = {{"standing", QT_TRANSLATE_NOOP("Phrase", "The pins that stand."), standing},
                   {"moves", QT_TRANSLATE_NOOP("Phrase", "How many moves there are now."),
                    [](const State& state) {
                        return static_cast<language::Value>(Kayles::moves(state).size());
                    }}},
         .parts = QT_TRANSLATE_NOOP("Phrase", "runs"),
         .fields = {{"pins", QT_TRANSLATE_NOOP("Phrase", "The pins of a run without a gap.")}},
         .values = runsOf,
         .nimbers = true,
         .classes = {{"row",
                      QT_TRANSLATE_NOOP("Phrase", "One row"),
                      {{"places", QT_TRANSLATE_NOOP("Phrase", "Most places"), 1, 10, 14}},
                      QT_TRANSLATE_N_NOOP("Phrase", "Holds for all %Ln row(s) up to %1 places."),
                      [](const Settings& settings) {
                          return (std::uint64_t{2} << valueOf(settings, "places")) - 2;
                      },
                      eachRow}},
         .truthOf = [](const State&) { return std::optional(plainTruth<TalkingKayles>()); },
         .example = "lost exactly if standing == 0"});
    return all;
}

} // namespace bouton::kayles
