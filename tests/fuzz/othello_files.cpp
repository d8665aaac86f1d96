// SPDX-License-Identifier: MIT
#include "fuzz/fuzz.h"
#include "games/catalogue.h"
#include "games/record.h"

// Games of Othello as others write them. What is read is written as GGF and read again; what is
// refused gets a sentence.

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace bouton;
    using fuzzing::require;
    const Ruleset& othello = **gameNamed("reversi");
    const std::string_view text = fuzzing::textOf(data, size);
    if (const auto board = matchFrom(othello, text); !board)
        require(!english(board.error()).empty(), "a refusal is a sentence");
    for (const RecordLine& line : recordLines(text)) {
        const auto read = readGameText(line.text, othello);
        if (!read) {
            require(!english(read.error()).empty(), "a refusal is a sentence");
            continue;
        }
        for (const Format& format : formatsOf(othello)) {
            const WrittenGame written = format.write(*read->match, read->notes);
            const auto again = readGameText(written.text, othello);
            require(again.has_value(), "what is written is read");
            require(std::string_view(format.id) != "ggf"
                        || again->match->record() == read->match->record(),
                    "GGF holds the whole line");
        }
    }
    return 0;
}
