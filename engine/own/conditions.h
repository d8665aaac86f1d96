// SPDX-License-Identifier: MIT
#pragma once

#include <expected>
#include <string_view>

#include "own/rules.h"

namespace bouton::own {

// The conditions of turns: the BODY of docs/claims.md, in words of their own.

enum class About : std::uint8_t { Heap, Board, Shared };

// The places of words in the vocabularies, as they are given to the machine.
enum BoardWord : std::uint8_t { WordRows, WordColumns, WordFree, WordOwn, WordOther };
enum BoardField : std::uint8_t {
    FieldRow,
    FieldColumn,
    FieldBeside,
    FieldAround,
    FieldOwnBeside,
    FieldOtherBeside,
    FieldOwnAround,
    FieldOtherAround,
    FieldInRow,
    FieldInColumn,
    FieldOnSlants,
    BoardFields
};
enum HeapWord : std::uint8_t { WordSize, WordTaken, WordLeft, WordA, WordB, WordMost, WordHeaps };

// The words of conditions, each with its sentence.
const language::Vocabulary& conditionWords(About about);

// Reads what stands after "if". Columns are those of this text.
std::expected<Condition, language::Mistake> readCondition(std::string_view text, About about);

// The words that mean something in a game of one's own, which are therefore no names of pieces.
bool isReserved(std::string_view name);

// Whether it is so in a sample. A condition without a value is not.
bool isTrue(const Condition& condition, const language::Sample& sample);

// The cells that a field of a cell looks at, without that cell.
std::vector<Cell> lookedAt(Cell cell, std::size_t field, Size size);

// The field f if the condition is "sum(f) == 0", which needs no machine.
std::optional<std::size_t> fieldThatIsNone(const Condition& condition);

} // namespace bouton::own
