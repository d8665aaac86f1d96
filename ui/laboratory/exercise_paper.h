// SPDX-License-Identifier: MIT
#pragma once

#include "lab/variants.h"
#include "ui/print/drawing.h"

namespace bouton {

// Exercises on paper, none of the sets being empty: sheets to be written on, six exercises a page,
// those of each variant on pages of their own; then one key for all (keyTo()).
Drawings pagesOf(ExerciseSets sets);

// "Exercises: Card groups", or "Exercises" of several games.
QString paperTitleOf(const std::vector<Exercise>& set);

// The key to sheets: of one set the answers with their reasons, of variants the answers alone, in
// two columns, as many on a page as fit.
Drawings keyTo(const ExerciseSets& sets);

} // namespace bouton
