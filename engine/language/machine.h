#pragma once

#include <optional>

#include "language/code.h"

namespace bouton::language {

// Why there is no value.
struct Fault {
    enum class What : std::uint8_t { Overflow, Modulus, NoParts };
    What what;
    int column;
    bool operator==(const Fault&) const = default;
};
Phrase sentenceOf(const Fault& fault);

// Where a range of steps stands that is not a whole claim: in this move, in this part.
struct Inside {
    std::optional<std::size_t> move{};
    std::size_t part = 0;
};

struct Answer {
    Value value = 0;
    std::optional<Fault> fault{}; // then there is no value
    bool operator==(const Answer&) const = default;
};

// How many values the machine keeps at most.
inline constexpr int mostKept = 256;

// Runs a range of steps that Reader has made (reader.h), on a sample that has what the code needs.
// Takes time bounded by the steps, the parts and the moves. Allocates nothing. Does not block.
Answer evaluate(const std::vector<Step>& steps, Range range, const Sample& sample,
                Inside inside = {});

} // namespace bouton::language
