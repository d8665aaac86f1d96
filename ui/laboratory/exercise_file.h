#pragma once

#include <QString>

#include <expected>
#include <optional>

#include "lab/exercise_words.h"

namespace bouton {

// A set of exercises as a file to be handed out: versioned JSON with the games and positions. It
// has no solutions; whoever opens it solves the exercises again (solveExercises). Both functions
// block for the file, and say in one sentence what went wrong.

// Writes the file whole or not at all.
std::optional<QString> writeExercises(const QString& path, const std::vector<ExerciseText>& texts);

// Reads any bytes of any length safely. Does not check whether the positions are legal.
std::expected<std::vector<ExerciseText>, QString> readExercises(const QString& path);

} // namespace bouton
