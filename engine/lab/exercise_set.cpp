// SPDX-License-Identifier: MIT
#include "lab/exercise_set.h"

#include <algorithm>
#include <tuple>

#include "lab/exercise_words.h"

namespace bouton {

const Exercise* ExerciseSet::current() const {
    return m_at < all().size() ? &all()[m_at] : nullptr;
}

void ExerciseSet::goTo(std::size_t at) { m_at = std::min(at, all().size()); }

void ExerciseSet::replace(ExerciseSets sets) {
    m_before.emplace_back(std::exchange(m_sets, std::move(sets)), std::exchange(m_at, 0));
}

void ExerciseSet::grow(ExerciseSets sets) { m_sets = std::move(sets); }

// What was drawn beside it is alike no longer.
std::vector<Exercise>& ExerciseSet::changed() {
    m_before.emplace_back(m_sets, m_at);
    m_sets.variants.resize(1);
    m_sets.seed.reset();
    return m_sets.variants.front();
}

bool ExerciseSet::add(Exercise exercise) {
    if (all().size() >= mostExercises)
        return false;
    changed().push_back(std::move(exercise));
    m_at = all().size() - 1;
    return true;
}

void ExerciseSet::move(std::size_t from, std::size_t to) {
    if (std::max(from, to) >= all().size())
        return;
    std::vector<Exercise>& set = changed();
    std::swap(set[from], set[to]);
    m_at = to;
}

void ExerciseSet::remove(std::size_t at) {
    if (at >= all().size())
        return;
    std::vector<Exercise>& set = changed();
    set.erase(set.begin() + static_cast<std::ptrdiff_t>(at));
    m_at = set.empty() ? 0 : std::min(at, set.size() - 1);
}

void ExerciseSet::undo() {
    if (m_before.empty())
        return;
    std::tie(m_sets, m_at) = std::move(m_before.back());
    m_before.pop_back();
}

} // namespace bouton
