// SPDX-License-Identifier: MIT
#include "lab/own_claim.h"

#include <algorithm>

#include "core/named.h"
#include "core/trial.h"
#include "lab/saying.h"

namespace bouton {

namespace {

// A position takes part in the test.
bool testOne(const language::Statement& statement, language::Specimen& at, Trial& trial) {
    const language::Sample& sample = at.sample();
    if (!at.isKnown())
        return trial.halt({at.text(),
                           {QT_TRANSLATE_NOOP("Phrase", "It is not known what this "
                                                        "position is worth.")}});
    const Saying said = sayingOf(statement, sample);
    if (said.fault)
        return trial.halt({at.text(), sentenceOf(*said.fault), valuesOf(statement, sample)});
    if (!said.applies()) {
        // Without its premise the claim would have no value there, or a wrong one.
        if (!trial.verdict().premiseNeeded
            && language::evaluate(statement.steps, statement.conclusion, sample) != 1)
            trial.needPremise();
        return trial.skip();
    }
    return trial.test(*said.conclusion, [&] {
        return Counterexample{at.text(), at.why(), valuesOf(statement, sample)};
    });
}

} // namespace

std::expected<language::Statement, language::Mistake>
statementOf(const Ruleset& game, std::string_view text, const language::ClaimClass& positions,
            language::Given given) {
    using language::Step;
    const language::Vocabulary& words = game.lore.vocabulary();
    auto read = language::readStatement(text, words, given);
    if (!read || positions.judged)
        return read;
    const auto verdict = std::ranges::find_if(read->steps, [&](const Step& step) {
        return (step.what == Step::Do::Word || step.what == Step::Do::Before)
               && static_cast<std::size_t>(step.to) + words.verdicts >= words.words.size();
    });
    if (verdict == read->steps.end())
        return read;
    const std::string word = words.words[static_cast<std::size_t>(verdict->to)].id;
    const auto solved = std::ranges::find(words.classes, true, &language::ClaimClass::judged);
    return std::unexpected(language::Mistake{
        {QT_TRANSLATE_NOOP("Phrase",
                           "Column %1: \"%2\" is not known in this class, whose positions "
                           "are too large to be solved; it is in \"%3\"."),
         {std::to_string(verdict->column), word, solved->title}},
        verdict->column,
        static_cast<int>(word.size())});
}

std::expected<Claim, language::Mistake> ownClaim(const Ruleset& game, std::string_view text,
                                                 const language::ClaimClass& positions,
                                                 language::Given given) {
    auto read = statementOf(game, text, positions, given);
    if (!read)
        return std::unexpected(read.error());
    Claim claim{ownClaimId, game.name.id,       QT_TRANSLATE_NOOP("Phrase", "A claim of one's own"),
                read->text, positions.settings, {}};
    claim.holds = positions.holds;
    claim.hasPremise = read->premise.has_value();
    claim.drawn = positions.drawn;
    claim.test = [statement = std::move(*read), &positions](const Settings& settings,
                                                            Trial& trial) {
        trial.expect(positions.size(settings));
        positions.each(settings, statement.needs, trial.poll(),
                       [&](language::Specimen& at) { return testOne(statement, at, trial); });
    };
    return claim;
}

Or<const language::ClaimClass*> claimClassOf(const Ruleset& game, std::string_view id) {
    const auto found =
        findNamed(game.lore.vocabulary().classes, id, &language::ClaimClass::id,
                  {QT_TRANSLATE_NOOP("Phrase", "There is no class \"%1\"; there are: %2.")});
    if (!found)
        return refuse(found.error());
    return &**found;
}

} // namespace bouton
