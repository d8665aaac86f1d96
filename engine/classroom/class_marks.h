// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "classroom/class_folder.h"
#include "lab/variants.h"

namespace bouton {

// Who of a class got what, and what was hard: the answers of a folder, marked anew.
struct ClassMarks {
    struct Person {
        std::string name;
        std::size_t variant;
        std::vector<Mark> marks; // one for each exercise
        std::size_t right() const;
    };
    // How many have answered a variant, and how many of them were right in each exercise.
    struct Sum {
        std::size_t people = 0;
        std::vector<std::size_t> right{};
        std::size_t allRight() const;
    };
    struct Place {
        std::size_t variant, exercise;
    };
    std::vector<Person> people; // by name
    std::vector<Sum> sums;      // by variant
    // The exercise with the smallest share of right answers, of as hard ones the first. Empty:
    // nobody has answered.
    std::optional<Place> hardest() const;
};

// `sets` are those that the answers were read for, as long as one another. Does not block.
ClassMarks marksOf(const Variants& sets, const ClassAnswers& all);

} // namespace bouton
