// SPDX-License-Identifier: MIT
#include "fuzz/fuzz.h"
#include "games/record.h"

// Records of games: "GAME: POSITION; m1 m2 …". What is accepted is written as a record that leads
// to the same position; what is refused gets a sentence.

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace bouton;
    using fuzzing::require;
    for (const RecordLine& line : recordLines(fuzzing::textOf(data, size))) {
        const auto match = readRecord(line.text);
        if (!match) {
            require(!english(match.error()).empty(), "a refusal is a sentence");
            continue;
        }
        const Match& read = **match;
        const auto again = readRecord(read.record());
        require(again.has_value(), "a record that was written is read");
        require((*again)->position((*again)->current()) == read.position(read.current()),
                "it leads to the same position");
        require((*again)->record() == read.record(), "the record is the same again");
    }
    return 0;
}
