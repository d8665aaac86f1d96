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

// A line of a key, or a head that stands on a page with the line after it.
struct KeyEntry {
    QString words;
    bool isHead = false;
};
// A key on paper: lines below one another, in so many columns, as many on a page as fit.
Drawings keyPages(const QString& title, const std::vector<KeyEntry>& lines, int columns);

// The key to sheets: the answers with their reasons, of variants in two columns.
Drawings keyTo(const ExerciseSets& sets);

} // namespace bouton
