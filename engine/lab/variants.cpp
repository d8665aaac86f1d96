// SPDX-License-Identifier: MIT
#include "lab/variants.h"

#include <algorithm>
#include <map>

#include "lab/candidates.h"

namespace bouton {

namespace {

// Positions looked at for one exercise of one variant, on average.
constexpr std::size_t tries = 30;

struct Kind {
    Outcome outcome;
    std::size_t right;
    auto operator<=>(const Kind&) const = default;
};

class VariantDrawer {
public:
    VariantDrawer(const ExerciseTask& task, std::stop_token stop)
        : m_task(task), m_candidates(task, std::move(stop)), m_sets(task.variants) {}

    const Variants& sets() const { return m_sets; }
    bool isDone() const { return m_sets.front().size() >= m_task.count; }

    // Looks at one position more. True: each variant has got an exercise by it.
    Or<bool> look() {
        Or<std::optional<Exercise>> next = m_candidates.next();
        if (!next)
            return refuse(next.error());
        if (!*next)
            return false;
        Exercise& exercise = **next;
        m_candidates.take(exercise);
        const bool mayBeDrawn = exercise.mayBeDrawn();
        const Kind kind{exercise.outcome(), exercise.rightMoves()};
        m_waiting[kind].push_back(std::move(exercise));
        return give(m_balance.rarest(m_task.asked, mayBeDrawn));
    }

    // The same once all have been looked at: of any outcome, as long as there are enough.
    bool giveRest() { return give({Outcome::Win, Outcome::Draw, Outcome::Loss}); }

private:
    // Gives each variant an exercise of one kind, if there are enough with one of these outcomes:
    // of that which has come least often.
    bool give(const std::vector<Outcome>& outcomes) {
        auto best = m_waiting.end();
        for (auto at = m_waiting.begin(); at != m_waiting.end(); ++at) {
            const auto& [kind, exercises] = *at;
            if (exercises.size() < m_sets.size() || std::ranges::count(outcomes, kind.outcome) == 0)
                continue;
            if (best == m_waiting.end()
                || m_balance.times(kind.outcome) < m_balance.times(best->first.outcome))
                best = at;
        }
        if (best == m_waiting.end())
            return false;
        for (std::vector<Exercise>& set : m_sets) {
            const auto place = static_cast<std::ptrdiff_t>(
                m_candidates.random().below(static_cast<std::uint64_t>(set.size()) + 1));
            set.insert(set.begin() + place, std::move(best->second.back()));
            best->second.pop_back();
        }
        m_balance.count(best->first.outcome);
        return true;
    }

    const ExerciseTask& m_task;
    Candidates m_candidates;
    OutcomeBalance m_balance;
    std::map<Kind, std::vector<Exercise>> m_waiting; // until there is one for each variant
    Variants m_sets;
};

} // namespace

char nameOfVariant(std::size_t variant) { return static_cast<char>('A' + variant); }

Or<void> drawVariants(const ExerciseTask& task, std::stop_token stop, const Post<Variants>& post) {
    VariantDrawer drawer(task, stop);
    for (std::size_t left = tries * task.count * task.variants;
         left > 0 && !drawer.isDone() && !stop.stop_requested(); --left) {
        const Or<bool> given = drawer.look();
        if (!given)
            return refuse(given.error());
        if (*given)
            post(drawer.sets());
    }
    while (!stop.stop_requested() && !drawer.isDone() && drawer.giveRest())
        post(drawer.sets());
    if (drawer.sets().front().empty() && !stop.stop_requested())
        return refuse({QT_TRANSLATE_N_NOOP("Phrase", "With these settings there are too few "
                                                     "positions of one kind for %n variant(s)."),
                       {},
                       static_cast<int>(task.variants)});
    return {};
}

Or<void> drawSets(const ExerciseTask& task, std::stop_token stop, const Post<ExerciseSets>& post) {
    const auto tell = [&](Variants all) { post({std::move(all), task.seed}); };
    if (task.variants > 1) { // the order changes until all are drawn
        Variants drawn;
        const Or<void> end =
            drawVariants(task, stop, [&](Variants all) { drawn = std::move(all); });
        if (end && !stop.stop_requested())
            tell(std::move(drawn));
        return end;
    }
    return drawExercises(task, std::move(stop),
                         [&](std::vector<Exercise> all) { tell({std::move(all)}); });
}

Phrase wordsOnTooFew(const Variants& drawn, std::size_t wanted) {
    return {QT_TRANSLATE_N_NOOP("Phrase",
                                "Exercises in each of %n variant(s): %1, not %2. With "
                                "these settings there are too few positions of one kind."),
            {std::to_string(drawn.front().size()), std::to_string(wanted)},
            static_cast<int>(drawn.size())};
}

} // namespace bouton
