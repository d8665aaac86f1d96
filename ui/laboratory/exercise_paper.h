#pragma once

#include "lab/exercise_words.h"
#include "ui/print/drawing.h"

namespace bouton {

// A sheet of exercises for a class: pages of boards with their questions, then the solutions, which
// begin on a page of their own.
Drawings pagesOf(const std::vector<Exercise>& set);

} // namespace bouton
