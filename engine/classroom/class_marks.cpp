// SPDX-License-Identifier: MIT
#include "classroom/class_marks.h"

#include <algorithm>
#include <numeric>

namespace bouton {

std::size_t ClassMarks::Person::right() const {
    return static_cast<std::size_t>(std::ranges::count(marks, Mark::Right));
}

std::size_t ClassMarks::Sum::allRight() const {
    return std::accumulate(right.begin(), right.end(), std::size_t{0});
}

std::optional<ClassMarks::Place> ClassMarks::hardest() const {
    std::optional<Place> hardest;
    for (std::size_t variant = 0; variant < sums.size(); ++variant) {
        const Sum& sum = sums[variant];
        for (std::size_t i = 0; sum.people > 0 && i < sum.right.size(); ++i)
            if (!hardest
                || sum.right[i] * sums[hardest->variant].people
                       < sums[hardest->variant].right[hardest->exercise] * sum.people)
                hardest = Place{variant, i};
    }
    return hardest;
}

ClassMarks marksOf(const Variants& sets, const ClassAnswers& all) {
    ClassMarks marks;
    for (const std::vector<Exercise>& set : sets)
        marks.sums.push_back({0, std::vector<std::size_t>(set.size())});
    for (const auto& [sheet, variant] : all.sheets) {
        marks.people.push_back({sheet.name, variant, marksOf(sets[variant], sheet.answers)});
        ClassMarks::Sum& sum = marks.sums[variant];
        ++sum.people;
        for (std::size_t i = 0; i < sum.right.size(); ++i)
            sum.right[i] += marks.people.back().marks[i] == Mark::Right;
    }
    return marks;
}

} // namespace bouton
