// SPDX-License-Identifier: MIT
#include "fuzz/fuzz.h"
#include "games/catalogue.h"

// Positions as text: "GAME: POSITION". What is accepted can be written, read again and played.

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace bouton;
    using fuzzing::require;
    const std::string_view text = fuzzing::textOf(data, size);
    const std::size_t colon = text.find(": ");
    const auto game = gameNamed(text.substr(0, colon));
    if (colon == text.npos || !game)
        return 0;
    const auto match = matchFrom(**game, text.substr(colon + 2));
    if (!match) {
        require(!english(match.error()).empty(), "a refusal is a sentence");
        return 0;
    }
    const Match& read = **match;
    const std::string position = read.position(0);
    const auto again = matchFrom(**game, position);
    require(again && (*again)->position(0) == position, "a position is read as it was written");
    require(read.moves(0).empty() == read.result(0).has_value(), "only what is over has no moves");
    if (read.result(0))
        require(!english(read.ending(0)).empty(), "what is over says why");
    else
        (*match)->play(std::size_t{0});
    return 0;
}
