// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <vector>

#include "language/vocabulary.h"

namespace bouton::language {

// What a claim becomes: steps of a machine with a stack of whole numbers. A part of a
// claim is a range of steps that leaves one value. There are no loops but those over the parts and
// the moves of one position, so every code ends.
struct Step {
    enum class Do : std::uint8_t {
        Push, // `value`
        // The value of a word (by `to`): in this position, in the one before the move, in this
        // part.
        Word,
        Before,
        Field,
        // Of one value or of two.
        Negate,
        Absolute,
        Not,
        Even,
        Odd,
        Add,
        Subtract,
        Multiply,
        Modulo,
        Xor,
        Min,
        Max,
        Equal,
        Unequal,
        Less,
        AtMost,
        Greater,
        AtLeast,
        // If the value decides, it stays and the machine goes on at `to`; else it is taken away.
        And,
        Or,
        // Goes over the parts. It ends at `to` at once if there are none: with 0, or with a fault.
        Parts,
        PartsOrFault,
        // After what is said of a part: adds it to the result, and goes back to `to` for the next.
        Sum,
        Count,
        XorAll,
        Least,
        Most,
        // Goes over the moves, after which `value` is the result if none has decided.
        Moves,
        Some,
        Every,
        // The same, after which the result is of how many it is true.
        MovesCounted,
        CountMoves,
        // Within a move: what follows is of the position before it; and again of that after it.
        GoBefore,
        GoAfter,
        // The value of a word of this part in the position before the move.
        FieldBefore
    };
    Do what;
    std::int16_t column = 1; // of what it was made of
    std::int32_t to = 0;
    Value value = 0;
};

// Steps from `first` on up to `end`.
struct Range {
    std::int32_t first = 0, end = 0;
    bool operator==(const Range&) const = default;
};

// Why there is no value.
struct Fault {
    enum class What : std::uint8_t { Overflow, Modulus, NoParts, PartIsGone };
    What what;
    int column;
    bool operator==(const Fault&) const = default;
};
Phrase sentenceOf(const Fault& fault);

using Answer = std::expected<Value, Fault>;

// How many values the machine keeps at most.
inline constexpr int mostKept = 256;

// Runs a range of steps that readStatement() has made (statement.h), on a sample that has what the
// code needs. What is not a whole claim may stand in a move, or in a part.
// Takes time bounded by the steps, the parts and the moves. Allocates nothing. Does not block.
Answer evaluate(const std::vector<Step>& steps, Range range, const Sample& sample,
                std::optional<std::size_t> inMove = {}, std::size_t inPart = 0);

} // namespace bouton::language
