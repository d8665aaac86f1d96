// SPDX-License-Identifier: MIT
#pragma once

#include "lessons/lesson.h"
#include "lessons/task.h"
#include "ui/print/drawing.h"

namespace bouton {

// A lesson on paper, to be worked through with a pencil: each step with its words, its question,
// its board and lines to write on. What only the window can ask is asked in another way there. The
// first step of a game tells its rule. The tasks are those of its steps, in their order.
Drawings pagesOf(const Lesson& lesson, const std::vector<LessonTask>& tasks);
// The key to it: of each of its steps what is right and why (lessons/key.h), in their order.
Drawings keyTo(const Lesson& lesson, const std::vector<std::vector<Phrase>>& key);

} // namespace bouton
