// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <stop_token>
#include <string_view>

#include "lessons/task.h"

namespace bouton {

// Why nobody can finish a step, and which of its keys is to blame (docs/lesson-file.md).
struct Hopeless {
    std::string_view key;
    Phrase why;
};

// Of a step that checkStep() lets pass, whatever its position. A counterexample: the claim holds in
// the class that the step names, else in all of the game at their standard. A claim: its words
// cannot tell apart positions in which it would have to say one thing and another, or no rule made
// of them applies to so many positions. Classes of more than 100,000 positions are not looked
// through, and what is not known is not refused. Blocks until it is known or a stop is asked for.
std::optional<Hopeless> hopeless(const LessonStep& step, const std::stop_token& stop);
// Of one position: nothing is cut off there, or there is no room for one part more. Blocks too.
std::optional<Hopeless> hopeless(const LessonTask& task, const std::stop_token& stop);

} // namespace bouton
