// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <stop_token>

#include "core/claim.h"
#include "core/ruleset.h"
#include "lab/saying.h"

namespace bouton {

// A position of a game that has words for claims, as text, and perhaps a claim.
struct ValueTask {
    const Ruleset* game;
    std::string position;
    std::optional<language::Statement> claim{};
};

// What a position is in the words of its game, by place in the vocabulary, what a claim is made of
// there, and what it says. What is not known yet, or never, has no value.
struct PositionValues : Saying {
    std::vector<std::optional<language::Value>> words{};
    std::size_t parts = 0;
    std::vector<std::vector<language::Value>> fields{}; // one for each part; empty: not known
    std::vector<TermValue> terms{};
    bool whole = false; // no more will be known

    // Takes over what is not known yet, from before and of the same position. A claim's values are
    // not taken over: it may be another claim.
    void fillFrom(const PositionValues& before);
};

// Finds them, what is quick first: the words, those of the parts, the claim, the verdicts. A large
// position has no verdicts. Posts what is known each time. Blocks; ends soon after a stop.
void valuesAt(const ValueTask& task, std::stop_token stop, const Post<PositionValues>& post);

} // namespace bouton
