#pragma once

#include <vector>

#include "lessons/lesson.h"

namespace bouton {

// Our lessons, in the order in which they are best taken. Each can be begun without the others.
const std::vector<Lesson>& lessons();

} // namespace bouton
