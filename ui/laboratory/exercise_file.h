#pragma once

#include <QString>

#include <expected>
#include <optional>

#include "lab/exercises.h"

namespace bouton {

// A set of exercises as a file to be handed out: versioned JSON with the games and positions, but
// without the solutions, which whoever opens it finds again (solveExercises). Both block for the
// file, and say what went wrong in one sentence.

// Writes the file whole or not at all.
std::optional<QString> writeExercises(const QString& path, const std::vector<ExerciseText>& texts);

// Reads any bytes of any length safely; whether the positions are legal is not looked at.
std::expected<std::vector<ExerciseText>, QString> readExercises(const QString& path);

constexpr std::size_t mostExercises = 200; // of a file

} // namespace bouton
