// SPDX-License-Identifier: MIT
#pragma once

#include "lab/exercises.h"

namespace bouton {

// Sets of exercises for neighbours in a class: all positions differ, and each set has as many of
// every kind, which is an outcome and a number of right moves. Their order differs too, so that no
// answer can be read off a neighbour's sheet.
using Variants = std::vector<std::vector<Exercise>>;

// What holds for a set that is handed out.
struct SetTerms {
    bool rests = false;   // hints, reasons, marks and the key rest until the answers are saved
    bool times = false;   // it is kept how long each exercise was in view
    std::string asksId{}; // what is to be written beside the name, such as "Student number"
    bool operator==(const SetTerms&) const = default;
};

// What is handed out: one set, or several for neighbours.
struct ExerciseSets {
    Variants variants;                   // at least one
    std::optional<std::uint64_t> seed{}; // by which all were drawn; empty: put together by hand
    SetTerms terms{};
};

inline constexpr std::size_t mostVariants = 20; // A to T
char nameOfVariant(std::size_t variant);        // 'A'

// Draws them at random, with about as many won positions as lost ones, and as drawn ones if these
// occur. None is finished or trivial (drawExercises). The same task gives the same sets on every
// machine.
//
// Blocks until all are drawn or a stop is asked for. Posts all so far after each exercise of all
// variants. Ends with fewer where too few positions are of one kind, and refuses where there is
// not one for each variant.
Or<void> drawVariants(const ExerciseTask& task, std::stop_token stop, const Post<Variants>& post);

// Draws one set or several. Posts of one all so far after each exercise, of several only the whole.
Or<void> drawSets(const ExerciseTask& task, std::stop_token stop, const Post<ExerciseSets>& post);

// What is to be said where variants have fewer exercises than were wanted.
Phrase wordsOnTooFew(const Variants& drawn, std::size_t wanted);

} // namespace bouton
