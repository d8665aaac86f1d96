// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <stop_token>
#include <variant>

#include "lab/variants.h"

namespace bouton {

// Where exercises come from: they are drawn, made of somebody's slips, read from the file of this
// path, or one that somebody has typed.
using ExerciseSource = std::variant<ExerciseTask, SlipTask, QString, ExerciseText>;

// Draws, finds or solves them, for a Run: blocks until that is done or a stop is asked for.
// Posts all so far. Refuses with a sentence.
Or<void> exercisesFrom(const ExerciseSource& source, std::stop_token stop,
                       const Post<ExerciseSets>& post);

} // namespace bouton
