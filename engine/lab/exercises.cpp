// SPDX-License-Identifier: MIT
#include "lab/exercises.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/text.h"
#include "explain/hints.h"
#include "games/catalogue.h"
#include "games/record.h"
#include "lab/candidates.h"

namespace bouton {

namespace {

// Positions looked at for one exercise; the best found among them is taken.
constexpr int tries = 60;

Or<Exercise> solved(const ExerciseText& text, std::string number,
                    std::map<const Ruleset*, AnyAnalyst>& analysts, const std::stop_token& stop) {
    const Or<const Ruleset*> game = gameNamed(text.game);
    if (!game)
        return refuse({QT_TRANSLATE_NOOP("Phrase", "Exercise %1 is of no game that is known here."),
                       {std::move(number)}});
    const auto match = matchFrom(**game, text.position);
    if (!match)
        return refuse(
            {QT_TRANSLATE_NOOP("Phrase", "Exercise %1 is no legal position of the game %2."),
             {std::move(number), (*game)->name.title}});
    if ((*match)->result(0))
        return refuse(
            {QT_TRANSLATE_NOOP("Phrase", "Exercise %1 is a finished game."), {std::move(number)}});
    const auto [analyst, isNew] = analysts.try_emplace(*game);
    if (isNew)
        analyst->second = (*game)->makeAnalyst();
    const auto solution = solvedExactly(**match, analyst->second, stop);
    if (!solution)
        return refuse({QT_TRANSLATE_NOOP("Phrase", "Exercise %1 cannot be solved exactly."),
                       {std::move(number)}});
    return Exercise{*game, (*match)->position(0), *solution};
}

// The parts of a sum, or the move to begin with.
Phrase whereToLook(const Exercise& exercise, const Match& match) {
    const auto parts = static_cast<int>(exercise.solution.parts.size());
    if (parts > 1)
        return {
            QT_TRANSLATE_N_NOOP("Phrase", "There are %n independent part(s). What is each worth?"),
            {},
            parts};
    const LegalMove move = match.moves(0)[hintedMove(match, 0, exercise.solution)];
    return {QT_TRANSLATE_NOOP("Phrase", "Look at %1 first: what comes after it?"),
            {move.text},
            {},
            move.cells()};
}

Phrase whatItComesTo(const Exercise& exercise) {
    std::vector<int> nimbers;
    for (const Part& part : exercise.solution.parts)
        nimbers.push_back(part.nimber);
    if (nimbers.size() > 1)
        return {QT_TRANSLATE_NOOP("Phrase", "The parts have the nimbers %1."), {listed(nimbers)}};
    if (nimbers.size() == 1) {
        std::set<int> options;
        for (const Value& move : exercise.solution.moves)
            options.insert(move.nimber.value_or(0));
        return {QT_TRANSLATE_NOOP("Phrase", "The moves lead to the nimbers %1."),
                {listed({options.begin(), options.end()})}};
    }
    return {QT_TRANSLATE_NOOP("Phrase", "With best play of both sides: %1."),
            {joined(exercise.solution.line)}};
}

} // namespace

std::size_t Exercise::rightMoves() const {
    if (!asksForMove())
        return 0;
    return static_cast<std::size_t>(std::ranges::count(solution.moves, outcome(), &Value::outcome));
}

std::array<Phrase, judgingHints> hintsToJudge(const Exercise& exercise, const Match& match) {
    return {whereToLook(exercise, match), whatItComesTo(exercise),
            hintsFor(match, 0, exercise.solution).front()};
}

Or<void> drawExercises(const ExerciseTask& task, std::stop_token stop,
                       const Post<std::vector<Exercise>>& post) {
    Candidates candidates(task, stop);
    OutcomeCounts given;
    std::vector<Exercise> drawn;
    while (drawn.size() < task.count) {
        // Of the wanted outcome if there is one among the positions looked at, else another.
        std::optional<Exercise> found;
        std::optional<Outcome> wanted;
        for (int i = 0; i < tries && !stop.stop_requested(); ++i) {
            Or<std::optional<Exercise>> next = candidates.next();
            if (!next)
                return refuse(next.error());
            if (!*next)
                continue;
            if (!wanted)
                wanted =
                    candidates.random().oneOf(rarest(given, task.asked, (*next)->mayBeDrawn()));
            if (!found || (*next)->outcome() == wanted)
                found = std::move(*next);
            if (found->outcome() == wanted)
                break;
        }
        if (!found)
            break;
        candidates.take(*found);
        ++given[found->outcome()];
        drawn.push_back(std::move(*found));
        post(drawn);
    }
    if (drawn.empty() && !stop.stop_requested())
        return refuse({QT_TRANSLATE_NOOP(
            "Phrase", "With these settings no position was found that is worth an exercise.")});
    return {};
}

Or<void> exercisesFromSlips(const SlipTask& task, std::stop_token stop,
                            const Post<std::vector<Exercise>>& post) {
    const AnyAnalyst analyst = task.game->makeAnalyst();
    std::set<std::string> seen;
    std::vector<Exercise> all;
    for (const PlayedGame& played : task.games) {
        const auto match = readRecord(played.record, *task.game);
        if (!match)
            continue;
        const Match& game = **match;
        const std::vector<Match::Node> path = game.path(game.current());
        for (std::size_t ply = path.size() - 1; ply > 0 && all.size() < task.count; --ply) {
            const Match::Node node = path[ply - 1];
            if (game.toMove(node) != played.side)
                continue;
            const auto alone = task.game->from(game.picture(node));
            const auto solution = alone ? solvedExactly(**alone, analyst, stop) : std::nullopt;
            if (!solution)
                break; // what comes before it is not known either
            Exercise exercise{task.game, (*alone)->position(0), *solution, played.title, ply};
            if (exercise.isRight(game.moveIndex(path[ply])) || isTrivial(exercise)
                || !seen.insert(exercise.position).second)
                continue;
            all.push_back(std::move(exercise));
            post(all);
        }
        if (stop.stop_requested() || all.size() == task.count)
            return {};
    }
    if (all.empty())
        return refuse({QT_TRANSLATE_NOOP("Phrase", "In your games no move is proven to have given "
                                                   "a win or a draw away, and only such moves "
                                                   "make exercises.")});
    return {};
}

Or<ExerciseText> typedExercise(const std::string& text, const Ruleset& game) {
    auto match = readRecord(text, game);
    if (!match)
        if (auto other = readRecord(text))
            match = std::move(other);
    if (!match)
        return refuse(match.error());
    return ExerciseText{(*match)->game().name.id, (*match)->position((*match)->current())};
}

Or<void> solveExercise(const ExerciseText& text, std::stop_token stop, const Post<Exercise>& post) {
    const Or<const Ruleset*> game = gameNamed(text.game);
    if (!game)
        return refuse(game.error());
    const auto match = matchFrom(**game, text.position);
    if (!match)
        return refuse(match.error());
    if ((*match)->result(0))
        return refuse({QT_TRANSLATE_NOOP("Phrase", "The game is over in this position.")});
    const auto solution = solvedExactly(**match, (*game)->makeAnalyst(), stop);
    if (stop.stop_requested())
        return {};
    if (!solution)
        return refuse({QT_TRANSLATE_NOOP("Phrase", "This position cannot be solved exactly.")});
    post({*game, (*match)->position(0), *solution});
    return {};
}

Or<void> solveExercises(const std::vector<ExerciseText>& texts, std::stop_token stop,
                        const Post<std::vector<Exercise>>& post) {
    std::map<const Ruleset*, AnyAnalyst> analysts;
    std::vector<Exercise> all;
    for (const ExerciseText& text : texts) {
        Or<Exercise> exercise = solved(text, std::to_string(all.size() + 1), analysts, stop);
        if (stop.stop_requested())
            return {};
        if (!exercise)
            return refuse(exercise.error());
        all.push_back(std::move(*exercise));
    }
    post(std::move(all));
    return {};
}

} // namespace bouton
