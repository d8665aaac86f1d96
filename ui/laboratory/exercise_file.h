#pragma once

#include <QString>

#include <functional>
#include <vector>

#include "lab/exercise_words.h"
#include "lab/variants.h"

class QObject;

namespace bouton {

// Reads a file of exercises (lab/exercise_words.h). Any bytes of any length are safe. Refuses with
// a sentence; does not check whether the positions are legal. Blocks for the file.
Or<std::vector<ExerciseText>> readExercises(const QString& path);

// Writes the first set into a file, or all on sheets with their key if the path ends in .pdf, on a
// thread of its own. `told` gets a sentence of what came of it, unless the owner is gone by then.
void saveExercises(QObject* owner, const ExerciseSets& sets, const QString& path,
                   std::function<void(const QString&)> told);

} // namespace bouton
