// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include "lab/variants.h"

namespace bouton {

// A file of exercises (docs/exercise-file.md): JSON that holds games and positions, without
// solutions. Who opens it solves the exercises again (solveExercises). Where hints rest that is
// version 2, so that a program that does not know it refuses the file; with times or an id it is
// version 4. Of games of one's own it holds the rules too (version 3), and who reads it makes them
// known (games/own_game/own_game.h). Any bytes of any length are safe.

struct ExercisesText {
    std::vector<ExerciseText> texts;
    SetTerms terms{};
};
QByteArray exercisesAsJson(const ExercisesText& set);
// Blocks for the file and refuses with a sentence; whether positions are legal is not looked at.
Or<ExercisesText> readExercises(const QString& path);
// The same, and if it is the first of several variants ("set-A.json"), those beside it too, as far
// as they are as long and on the same terms. At least one.
Or<std::vector<ExercisesText>> readVariants(const QString& path);

// Writes the set as one file, or each of several variants as one beside it: "set-A.json" for
// "set.json". All of them or none, and no file of another set is replaced that the path does not
// name. Gives the paths, or what went wrong. Blocks.
Or<std::vector<QString>> writeExercises(const ExerciseSets& sets, const QString& path);

} // namespace bouton
