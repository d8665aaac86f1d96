// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

#include "lessons/lesson.h"

namespace bouton {

// Our lessons (resources/lessons), in the order in which they are best taken. Each can be begun
// without the others; it begins with an example and ends in a claim of the student's own. They are
// read from what is built into the program, when they are first asked for.
const std::vector<Lesson>& lessons();
// Those of them that another language has, the folder's name in resources/lessons. One that cannot
// be read is left out.
std::vector<Lesson> lessonsIn(std::string_view language);

} // namespace bouton
