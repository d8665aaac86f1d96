#include "lab/saying.h"

namespace bouton {

Saying sayingOf(const language::Statement& claim, const language::Sample& sample,
                std::size_t known) {
    Saying saying;
    const auto value = [&](language::Range code) -> std::optional<bool> {
        if (!needsOnly(claim, code, known))
            return std::nullopt;
        const language::Answer answer = language::evaluate(claim.steps, code, sample);
        saying.fault = answer.fault;
        return answer.fault ? std::nullopt : std::optional(answer.value != 0);
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
