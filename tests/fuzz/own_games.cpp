// SPDX-License-Identifier: MIT
#include <algorithm>
#include <set>

#include "core/random.h"
#include "fuzz/fuzz.h"
#include "own/analysis.h"
#include "own/game_file.h"

// The rules of a game of one's own. A refusal has a sentence, a line and a place there. What is
// accepted has a start, ends as soon as it says, tells its moves apart and reads its positions; its
// analysis stays within its bounds.

namespace {

using namespace bouton;
using fuzzing::require;

void refused(const std::vector<own::LineMistake>& mistakes, std::string_view text) {
    const auto lines = std::ranges::count(text, '\n') + 1;
    for (const own::LineMistake& mistake : mistakes) {
        require(!english(mistake.is.what).empty(), "a refusal is a sentence");
        require(mistake.line >= 1 && mistake.line <= lines, "a mistake is on a line of the text");
        require(mistake.is.column >= 1 && mistake.is.length >= 0
                    && static_cast<std::size_t>(mistake.is.column - 1 + mistake.is.length)
                           <= text.size(),
                "a mistake stands in the text");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzzing::textOf(data, size);
    const own::GameFile file = own::readGame(text);
    refused(file.mistakes, text);
    refused(file.warnings, text);
    if (!file.mistakes.empty())
        return 0;
    const own::Rules& rules = file.rules;
    own::Position position = startOf(rules, rules.standard);
    Random random(size);
    for (int turns = 0; turns < 20; ++turns) {
        require(file.mostTurns < 0 || turns <= file.mostTurns, "a game ends as soon as it says");
        if (!rules.ofHeaps())
            require(positionIn(rules, pictureOf(position)) == position,
                    "a position is read as it was written");
        const auto next = turnsAt(rules, position);
        require(next.empty() == resultOf(rules, position).has_value(), "what has turns goes on");
        std::set<std::string> names;
        for (const own::Legal& turn : next)
            require(names.insert(turn.name).second, "no two turns have one name");
        if (next.empty())
            break;
        position = random.oneOf(next).after;
    }
    own::Analysis(rules, {.parts = 200, .sums = 200, .leads = 20'000}).worth(position);
    return 0;
}
