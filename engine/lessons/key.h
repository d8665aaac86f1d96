// SPDX-License-Identifier: MIT
#pragma once

#include <stop_token>
#include <vector>

#include "lessons/task.h"

namespace bouton {

// What is right at a task and why, as sentences, for a key on paper: found by the exact analysis,
// as answers are marked (lessons/marking.h). Of a claim of one's own there is no single answer, and
// that is said. Nothing after a stop. Blocks until it is known.
std::vector<Phrase> keyTo(const LessonTask& task, const std::stop_token& stop);

} // namespace bouton
