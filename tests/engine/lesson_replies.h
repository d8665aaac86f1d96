// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "lessons/marking.h"

namespace bouton::testing {

// Answers to a task, found by trying: all that could be clicked or typed where that is a matter of
// a few, else those in the table of claims.
struct Replies {
    std::vector<Reply> right, wrong;
};
Replies repliesTo(const std::string& lesson, const LessonTask& task);

// What is seen of a step: the first click, or what is typed.
std::string clickOf(const Reply& reply);

} // namespace bouton::testing
