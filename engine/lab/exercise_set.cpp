// SPDX-License-Identifier: MIT
#include "lab/exercise_set.h"

#include <algorithm>
#include <utility>

#include "lab/exercise_words.h"

namespace bouton {

const Exercise* ExerciseSet::current() const {
    return m_now.at < m_now.all.size() ? &m_now.all[m_now.at] : nullptr;
}

void ExerciseSet::goTo(std::size_t at) { m_now.at = std::min(at, m_now.all.size()); }

ExerciseSets ExerciseSet::sets() const {
    ExerciseSets sets{{m_now.all}, m_now.seed, m_now.terms};
    sets.variants.insert(sets.variants.end(), m_now.others.begin(), m_now.others.end());
    return sets;
}

void ExerciseSet::replace(ExerciseSets sets) {
    m_before.push_back(std::exchange(m_now, {}));
    grow(std::move(sets));
}

void ExerciseSet::grow(ExerciseSets sets) {
    m_now.all = std::move(sets.variants.front());
    sets.variants.erase(sets.variants.begin());
    m_now.others = std::move(sets.variants);
    m_now.seed = sets.seed;
    m_now.terms = sets.terms;
}

// What was drawn beside it is alike no longer.
void ExerciseSet::changeByHand() {
    m_before.push_back(m_now);
    m_now.others.clear();
    m_now.seed.reset();
}

bool ExerciseSet::add(Exercise exercise) {
    if (m_now.all.size() >= mostExercises)
        return false;
    changeByHand();
    m_now.all.push_back(std::move(exercise));
    m_now.at = m_now.all.size() - 1;
    return true;
}

void ExerciseSet::move(std::size_t from, std::size_t to) {
    if (std::max(from, to) >= m_now.all.size())
        return;
    changeByHand();
    std::swap(m_now.all[from], m_now.all[to]);
    m_now.at = to;
}

void ExerciseSet::remove(std::size_t at) {
    if (at >= m_now.all.size())
        return;
    changeByHand();
    m_now.all.erase(m_now.all.begin() + static_cast<std::ptrdiff_t>(at));
    m_now.at = m_now.all.empty() ? 0 : std::min(at, m_now.all.size() - 1);
}

void ExerciseSet::undo() {
    if (m_before.empty())
        return;
    m_now = std::move(m_before.back());
    m_before.pop_back();
}

} // namespace bouton
