// SPDX-License-Identifier: MIT
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "core/ruleset.h"
#include "lab/claims.h"
#include "language/statement.h"
#include "lessons/lesson.h"

namespace bouton {

// A claim that is begun already, and what a student puts into it. Nothing here blocks.

// What is wrong with the frame itself: no such class, setting or word, or a text that no body makes
// a claim of.
Or<void> checkFrame(const Ruleset& game, const ClaimFrame& frame);

// The claim that a text makes: it may be the whole line or what stands between. What stands there
// is put into brackets, so that it is a body by itself.
struct FramedClaim {
    std::string text;
    int typedAt;  // the column of what was typed, in `text`, ...
    int bodyFrom; // ... and of the same in what was typed, from 1
};
FramedClaim framed(const ClaimFrame& frame, std::string_view typed);

// The claim and how large its class is, or the mistake, with its place in what was typed. A word
// that the frame does not list is a mistake.
std::expected<ClaimTask, language::Mistake> framedTask(const Ruleset& game, const ClaimFrame& frame,
                                                       std::string_view typed);

} // namespace bouton
