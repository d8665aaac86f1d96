#pragma once

#include <string>
#include <vector>

#include "lab/exercises.h"

namespace bouton {

// Exercises on paper: what is asked, the key and the reason, as phrases, so that the command line
// says them in English and the window in its language. Nothing here blocks.

// "Green is to move: won or lost? If it is won, by which moves?"
Phrase questionOf(const Exercise& exercise, Asked asked);
// "Won by b2, c3.", with every move that is right.
Phrase answerOf(const Exercise& exercise);
// Why it is won, drawn or lost, as the window tells it beside a board.
Phrase reasonOf(const Exercise& exercise);

// A file of exercises: JSON that holds games and positions, without solutions. Who opens it solves
// the exercises again (solveExercises). The window reads it (ui/laboratory/class_files.h). With
// `rests`, hints, reasons and the key rest until all is answered: that is version 2, so that a
// program that does not know it refuses the file.
inline constexpr std::string_view exercisesFormat = "bouton-exercises";
inline constexpr int exercisesVersion = 2;        // the newest
inline constexpr std::size_t mostExercises = 200; // of a file
std::string exercisesAsJson(const std::vector<ExerciseText>& texts, bool rests = false);

} // namespace bouton
