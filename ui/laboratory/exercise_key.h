#pragma once

#include "ui/laboratory/exercise_paper.h"

namespace bouton {

// The key to sheets: of one set the answers with their reasons, of variants the answers alone, in
// two columns, as many on a page as fit.
Drawings keyTo(const ExerciseSets& sets);

} // namespace bouton
