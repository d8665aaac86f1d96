// SPDX-License-Identifier: MIT
#include "lab/variants.h"

#include <algorithm>
#include <map>
#include <ranges>

#include "lab/candidates.h"

namespace bouton {

namespace {

// Positions looked at for one exercise of one variant, on average.
constexpr std::size_t tries = 30;

} // namespace

char nameOfVariant(std::size_t variant) { return static_cast<char>('A' + variant); }

Or<void> drawVariants(const ExerciseTask& task, std::stop_token stop, const Post<Variants>& post) {
    Candidates candidates(task, stop);
    OutcomeCounts given;
    // Until there is one for each variant: by outcome and the number of right moves.
    std::map<std::pair<Outcome, std::size_t>, std::vector<Exercise>> waiting;
    Variants sets(task.variants);
    const auto goesOn = [&] { return sets.front().size() < task.count && !stop.stop_requested(); };
    // Gives each variant an exercise of one kind, if there are enough with one of these outcomes:
    // of that which has come least often.
    const auto give = [&](const std::vector<Outcome>& outcomes) {
        std::vector<Exercise>* best = nullptr;
        for (auto& exercises : std::views::values(waiting)) {
            if (exercises.size() < sets.size())
                continue;
            const Outcome outcome = exercises.front().outcome();
            if (std::ranges::count(outcomes, outcome) > 0
                && (!best || given[outcome] < given[best->front().outcome()]))
                best = &exercises;
        }
        if (!best)
            return false;
        ++given[best->front().outcome()];
        for (std::vector<Exercise>& set : sets) {
            const auto place = static_cast<std::ptrdiff_t>(
                candidates.random().below(static_cast<std::uint64_t>(set.size()) + 1));
            set.insert(set.begin() + place, std::move(best->back()));
            best->pop_back();
        }
        post(sets);
        return true;
    };
    for (std::size_t left = tries * task.count * task.variants; left > 0 && goesOn(); --left) {
        Or<std::optional<Exercise>> next = candidates.next();
        if (!next)
            return refuse(next.error());
        if (!*next)
            continue;
        Exercise& exercise = **next;
        candidates.take(exercise);
        const bool mayBeDrawn = exercise.mayBeDrawn();
        waiting[{exercise.outcome(), exercise.rightMoves()}].push_back(std::move(exercise));
        give(rarest(given, task.asked, mayBeDrawn));
    }
    // All have been looked at: of any outcome, as long as there are enough.
    while (goesOn() && give({Outcome::Win, Outcome::Draw, Outcome::Loss}))
        ;
    if (sets.front().empty() && !stop.stop_requested())
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
