// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "lab/exercises.h"

namespace bouton {

// What somebody has answered to an exercise, the first answer to each question: none of it need be
// true, or even legal.
struct Answer {
    std::optional<Outcome> outcome{};
    std::string move{}; // as it is written; empty: none
    bool operator==(const Answer&) const = default;
};

// Somebody's answers to a set, one for each exercise.
struct AnswerSheet {
    std::string name;
    std::vector<ExerciseText> exercises;
    std::vector<Answer> answers;
    bool operator==(const AnswerSheet&) const = default;
};

// What the rules say of an answer. It is right if the outcome is, and where a move is asked for
// that move too. Empty: nothing was answered.
enum class Mark { None, Wrong, Right };
Mark markOf(const Exercise& exercise, const Answer& answer);
std::vector<Mark> marksOf(const std::vector<Exercise>& set, const std::vector<Answer>& answers);

// The exercises as a file holds them.
std::vector<ExerciseText> textsOf(const std::vector<Exercise>& set);

} // namespace bouton
