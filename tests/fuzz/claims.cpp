// SPDX-License-Identifier: MIT
#include <algorithm>

#include "fuzz/fuzz.h"
#include "games/catalogue.h"
#include "language/machine.h"
#include "language/statement.h"

// Claims of one's own: the game's id on the first line, the claim after it. What is refused gets a
// sentence and a place in the text; what is accepted is true, false or without a value in each of
// the first positions of the smallest class, and so is each of its terms there.

namespace {

using namespace bouton;
using fuzzing::require;

void refused(const language::Mistake& mistake, std::string_view text) {
    require(!english(mistake.what).empty(), "a refusal is a sentence");
    require(mistake.column >= 1 && mistake.length >= 0
                && static_cast<std::size_t>(mistake.column - 1 + mistake.length) <= text.size(),
            "a mistake stands in the text");
}

void holdsIn(const language::Sample& sample, const language::Statement& statement) {
    const auto answer = [&](language::Range code, std::optional<std::size_t> inMove = {}) {
        return language::evaluate(statement.steps, code, sample, inMove);
    };
    const auto decided = [](const language::Answer& answer) {
        return !answer || answer == 0 || answer == 1;
    };
    require(!statement.premise || decided(answer(*statement.premise)), "a premise is decided");
    require(decided(answer(statement.conclusion)), "a conclusion is decided");
    for (const language::Term& term : statement.terms) {
        require(term.column >= 1 && term.length >= 1
                    && static_cast<std::size_t>(term.column - 1 + term.length)
                           <= statement.text.size(),
                "a term stands in the text");
        if ((term.inMove && sample.moves == 0) || (term.inMove && term.inPart)
            || (term.inPart && sample.here.parts == 0))
            continue;
        const auto value =
            answer(term.code, term.inMove ? std::optional<std::size_t>(0) : std::nullopt);
        require(term.kind == language::Kind::Number || decided(value), "a truth is decided");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view input = fuzzing::textOf(data, size);
    const std::size_t line = std::min(input.find('\n'), input.size());
    const auto game = gameNamed(input.substr(0, line));
    if (!game)
        return 0;
    const std::string_view text = input.substr(std::min(line + 1, input.size()));
    const language::Vocabulary& words = (*game)->lore.vocabulary();
    const auto statement = language::readStatement(text, words);
    if (!statement) {
        refused(statement.error(), text);
        return 0;
    }
    const language::ClaimClass& positions = words.classes.front();
    Settings smallest;
    for (const Setting& setting : positions.settings)
        smallest.emplace_back(setting.id, setting.least);
    Poll poll{std::stop_token()};
    int left = 20;
    positions.each(smallest, statement->needs, poll, [&](language::Specimen& at) {
        holdsIn(at.sample(), *statement);
        return --left > 0;
    });
    return 0;
}
