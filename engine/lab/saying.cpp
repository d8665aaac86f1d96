// SPDX-License-Identifier: MIT
#include "lab/saying.h"

#include <algorithm>

#include "language/machine.h"

namespace bouton {

namespace {

using Of = TermValue::Of;

std::optional<TermValue> valueOf(const language::Statement& statement, const language::Term& term,
                                 const language::Sample& sample) {
    TermValue told{statement.text.substr(static_cast<std::size_t>(term.column) - 1,
                                         static_cast<std::size_t>(term.length)),
                   term.kind == language::Kind::Truth,
                   term.inMove   ? Of::Moves
                   : term.inPart ? Of::Parts
                                 : Of::Position,
                   {}};
    const std::size_t count = told.of == Of::Moves   ? sample.moves
                              : told.of == Of::Parts ? sample.here.parts
                                                     : 1;
    for (std::size_t i = 0; i < count; ++i) {
        const language::Answer answer =
            told.of == Of::Moves ? language::evaluate(statement.steps, term.code, sample, i)
                                 : language::evaluate(statement.steps, term.code, sample, {}, i);
        if (!answer)
            return std::nullopt;
        told.values.push_back(*answer);
    }
    return told;
}

// Whether steps in this range need no other word than the first `known` ones.
bool needsOnly(const language::Statement& statement, language::Range range, std::size_t known) {
    using enum language::Step::Do;
    if (known == everyWord)
        return true;
    return std::none_of(statement.steps.begin() + range.first, statement.steps.begin() + range.end,
                        [&](const language::Step& step) {
                            return (step.what == Word || step.what == Before)
                                   && static_cast<std::size_t>(step.to) >= known;
                        });
}

} // namespace

std::vector<TermValue> valuesOf(const language::Statement& statement,
                                const language::Sample& sample, std::size_t known) {
    std::vector<TermValue> all;
    for (const language::Term& term : statement.terms) {
        if ((term.inMove && term.inPart) || term.code == statement.conclusion
            || !needsOnly(statement, term.code, known))
            continue;
        const auto told = valueOf(statement, term, sample);
        if (told && !told->values.empty() && std::ranges::count(all, *told) == 0)
            all.push_back(*told);
    }
    return all;
}

Saying sayingOf(const language::Statement& claim, const language::Sample& sample,
                std::size_t known) {
    Saying saying;
    const auto value = [&](language::Range code) -> std::optional<bool> {
        if (!needsOnly(claim, code, known))
            return std::nullopt;
        const language::Answer answer = language::evaluate(claim.steps, code, sample);
        if (answer)
            return *answer != 0;
        saying.fault = answer.error();
        return std::nullopt;
    };
    if (claim.premise) {
        saying.premise = value(*claim.premise);
        if (!saying.premise.value_or(false))
            return saying;
    }
    saying.conclusion = value(claim.conclusion);
    return saying;
}

} // namespace bouton
