// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "lab/variants.h"

namespace bouton {

// A set of exercises, and the place where somebody is in it. Every change of the set can be undone,
// back to the empty one; to go to another place is no change. A plain value.
class ExerciseSet {
public:
    const std::vector<Exercise>& all() const { return m_sets.variants.front(); }
    std::size_t at() const { return m_at; } // the number of exercises: all are done
    const Exercise* current() const;        // null: all are done
    // This set and its variants, if it was drawn with some and not changed by hand since.
    const ExerciseSets& sets() const { return m_sets; }
    const SetTerms& terms() const { return m_sets.terms; }
    bool canUndo() const { return !m_before.empty(); }

    void goTo(std::size_t at); // beyond the last: all are done
    // Puts another set in the place of this one, and goes to its first exercise. Of several sets
    // it is the first.
    void replace(std::vector<Exercise> all) { replace(ExerciseSets{{std::move(all)}}); }
    void replace(ExerciseSets sets);
    // The same set with more exercises, which is no change of its own.
    void grow(std::vector<Exercise> all) { grow(ExerciseSets{{std::move(all)}}); }
    void grow(ExerciseSets sets);
    // Adds an exercise at the end and goes there. False: there are mostExercises already.
    bool add(Exercise exercise);
    // Lets two exercises change places and goes to the second. Does nothing if one of them is not
    // there.
    void move(std::size_t from, std::size_t to);
    // Takes one away and goes to the next, or to the last one left. Does nothing if it is not
    // there.
    void remove(std::size_t at);
    // Back to what was before the last change, and to the place of then.
    void undo();

private:
    // The set, which the caller is about to change by hand.
    std::vector<Exercise>& changed();

    ExerciseSets m_sets{Variants(1)};
    std::size_t m_at = 0;
    std::vector<std::pair<ExerciseSets, std::size_t>> m_before; // each change, the last one last
};

} // namespace bouton
