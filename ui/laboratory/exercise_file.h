#pragma once

#include <QString>

#include "lab/exercise_words.h"

namespace bouton {

// Reads a file of exercises (lab/exercise_words.h). Any bytes of any length are safe. Refuses with
// a sentence; does not check whether the positions are legal. Blocks for the file.
Or<std::vector<ExerciseText>> readExercises(const QString& path);

// The same, and solves them again: for the worker. Posts the whole set or nothing.
Or<void> openExercises(const QString& path, std::stop_token stop,
                       const Post<std::vector<Exercise>>& post);

} // namespace bouton
