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
    std::string move{}; // as it is written; empty if none
    bool operator==(const Answer&) const = default;
};

// What it took to answer an exercise, as far as it was kept.
struct Effort {
    int attempts = 0;             // an outcome and the move to it are one
    std::optional<int> seconds{}; // in which it was in view
    bool operator==(const Effort&) const = default;
};

inline constexpr std::size_t mostLessonsDone = 500; // of one person

// What somebody has done of a lesson: ids, in the order of its steps.
struct LessonDone {
    std::string id, title;
    std::vector<std::string> steps, done; // without a title and steps: only what is done is known
    bool operator==(const LessonDone&) const = default;
};

// Somebody's answers to a set, one for each exercise, or what somebody has done of lessons.
struct AnswerSheet {
    std::string name;
    std::vector<ExerciseText> exercises;
    std::vector<Answer> answers;
    std::string id{};                  // beside the name; empty if none was asked for
    std::string attempt{};             // drawn once each time the set is begun; empty: not known
    std::vector<Effort> efforts{};     // one for each exercise, or none
    std::vector<LessonDone> lessons{}; // then there are no exercises
    bool operator==(const AnswerSheet&) const = default;
};

// Nothing is left to be answered: there is a move, or the position is called lost.
bool isWhole(const Answer& answer);

// What the rules say of an answer. It is right if the outcome is, and where a move is asked for
// that move too. Empty: nothing was answered.
enum class Mark { None, Wrong, Right };
Mark markOf(const Exercise& exercise, const Answer& answer);
// The same of its two questions apart. The move is right if it keeps what the position is worth,
// whatever the outcome was called. None: not answered, or no move is asked for.
struct MarkParts {
    Mark outcome = Mark::None, move = Mark::None;
    bool operator==(const MarkParts&) const = default;
};
MarkParts partsOf(const Exercise& exercise, const Answer& answer);
Mark markOf(const Exercise& exercise, const MarkParts& parts);
std::vector<Mark> marksOf(const std::vector<Exercise>& set, const std::vector<Answer>& answers);

// The exercises as a file holds them.
std::vector<ExerciseText> textsOf(const std::vector<Exercise>& set);

} // namespace bouton
