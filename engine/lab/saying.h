// SPDX-License-Identifier: MIT
#pragma once

#include <limits>
#include <optional>

#include "core/claim.h"
#include "language/machine.h"
#include "language/statement.h"

namespace bouton {

// How many words are known, where all are.
inline constexpr std::size_t everyWord = std::numeric_limits<std::size_t>::max();

// The values of what a claim is made of in a position, each term once, but for the whole. Of the
// words only so many are known, the first ones; terms that need another are left out. A part of a
// position after a move has too many values.
std::vector<TermValue> valuesOf(const language::Statement& statement,
                                const language::Sample& sample, std::size_t known = everyWord);

// What a claim says of a position.
struct Saying {
    // Of the premise, where there is one, and of what follows from it. Empty: it is not known, it
    // is not said because the premise does not apply, or it has no value.
    std::optional<bool> premise{}, conclusion{};
    std::optional<language::Fault> fault{}; // why something has no value

    bool applies() const { return premise.value_or(true); }
    // Whether the claim is right there: also where its premise does not apply.
    std::optional<bool> right() const { return applies() ? conclusion : std::optional(true); }
    bool operator==(const Saying&) const = default;
};

// Of the words only so many are known, the first ones: what needs another is not known either.
// Takes time as evaluate() does (language/machine.h). Does not block.
Saying sayingOf(const language::Statement& claim, const language::Sample& sample,
                std::size_t known = everyWord);

} // namespace bouton
