// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>

#include "classroom/class_folder.h"
#include "lab/variants.h"

namespace bouton {

// How many points a right outcome brings, and a move that keeps it.
struct MarkWeights {
    int outcome = 1, move = 1;
};

// Who of a class got what, and what was hard: the answers of a folder, marked anew.
struct ClassMarks {
    // A name, and an id where there is one.
    struct Person {
        AnswerSheet sheet; // without exercises: handed in were lessons alone
        std::size_t variant;
        std::vector<Mark> marks;           // one for each exercise
        std::vector<MarkParts> parts;      // of these
        bool isTwice = false;              // there is another file of this name, and of this id
        std::vector<std::string> copies{}; // who else handed in this attempt, by name
        AnswerSheet done{}; // what was handed in of lessons; without lessons: nothing
        const LessonDone* lesson(const std::string& id) const; // null: nothing of it
        std::size_t right() const;
        int points(const MarkWeights& weights) const;
    };
    // What a variant's people answered to one exercise.
    struct ExerciseSum {
        std::size_t right = 0, rightMoves = 0;
        std::array<std::size_t, 3> called{}; // by Outcome, in its order
        std::size_t answered() const { return called[0] + called[1] + called[2]; }
    };
    struct Sum {
        std::size_t people = 0;
        std::vector<ExerciseSum> exercises{};
        std::size_t allRight() const;
    };
    struct Place {
        std::size_t variant, exercise;
    };
    // How often positions that are one thing were taken for another.
    struct Mistaken {
        Outcome is, called;
        std::size_t times;
    };
    std::vector<Person> people;      // by name; who handed in lessons alone behind the others
    std::vector<LessonDone> lessons; // of which somebody did something: ours first, in their order
    std::vector<Sum> sums;           // by variant
    std::vector<Mistaken> mistaken;  // the most frequent first
    // The exercise with the smallest share of right answers, of as hard ones the first. Empty:
    // nobody has answered.
    std::optional<Place> hardest() const;
    // On average, of those who have answered; 0 where nobody has.
    std::size_t answered() const; // how many
    double averageRight() const;
    double averagePoints(const MarkWeights& weights) const;
};

// `sets` are those that the answers were read for, as long as one another. Does not block.
ClassMarks marksOf(const Variants& sets, const ClassAnswers& all);
// What the set brings at most.
int mostPoints(const std::vector<Exercise>& set, const MarkWeights& weights);

} // namespace bouton
