#include "lab/exercises.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/poll.h"
#include "explain/hints.h"
#include "games/catalogue.h"
#include "games/record.h"

namespace bouton {

namespace {

// Positions looked at for one exercise; the best found among them is taken.
constexpr int tries = 60;
// Plies back from the end of a random game, where there is no auto-fill.
constexpr int leastBack = 3, mostBack = 8;

// The exact analysis of the start; nothing after a stop, or where it is not exact.
std::optional<Analysis> solve(const Match& match, const Scholar& scholar, std::stop_token stop) {
    std::optional<Analysis> last;
    scholar(match, 0, Patience::Bounded)(stop, [&](const Analysis& analysis) { last = analysis; });
    const auto exact = [](const Value& value) { return value.exact; };
    if (stop.stop_requested() || !last || !exact(last->position)
        || !std::ranges::all_of(last->moves, exact))
        return std::nullopt;
    return last;
}

bool isTrivial(const Exercise& exercise) {
    const std::vector<Value>& moves = exercise.solution.moves;
    if (moves.size() < 2)
        return true;
    if (!exercise.asksForMove())
        return false;
    if (exercise.outcome() == Outcome::Win && exercise.solution.position.remoteness == 1)
        return true;
    for (std::size_t i = 0; i < moves.size(); ++i)
        if (!exercise.isRight(i))
            return false;
    return true;
}

class Drawer {
public:
    Drawer(const ExerciseTask& task, std::stop_token stop)
        : m_task(task),
          m_stop(std::move(stop)),
          m_random(task.seed),
          m_scholar(task.game->scholar()) {}

    // An exercise that is not among those drawn: of the wanted outcome if there is one among the
    // positions looked at, else another.
    Or<std::optional<Exercise>> draw() {
        std::optional<Exercise> found;
        std::optional<Outcome> wanted;
        for (int i = 0; i < tries && !m_stop.stop_requested(); ++i) {
            Or<std::optional<Exercise>> next = candidate();
            if (!next)
                return refuse(next.error());
            if (!*next)
                continue;
            if (!wanted)
                wanted = rarest((*next)->mayBeDrawn());
            if (!found || (*next)->outcome() == wanted)
                found = std::move(*next);
            if (found->outcome() == wanted)
                break;
        }
        if (found) {
            m_drawn.insert(found->position);
            ++m_outcomes[found->outcome()];
        }
        return found;
    }

private:
    // Of the outcomes that have come least often one at random.
    Outcome rarest(bool mayBeDrawn) {
        std::vector<Outcome> rare{Outcome::Win};
        if (m_task.asked != Asked::Move)
            rare.push_back(Outcome::Loss);
        if (mayBeDrawn)
            rare.push_back(Outcome::Draw);
        const int least = m_outcomes[std::ranges::min(
            rare, {}, [&](Outcome outcome) { return m_outcomes[outcome]; })];
        std::erase_if(rare, [&](Outcome outcome) { return m_outcomes[outcome] > least; });
        return m_random.oneOf(rare);
    }

    Or<std::unique_ptr<Match>> position() {
        if (m_task.game->name.autoFill)
            return m_task.game->random(m_task.settings, m_random);
        Or<std::unique_ptr<Match>> match = m_task.game->standard(m_task.settings);
        if (!match)
            return match;
        while (!(*match)->result((*match)->current()))
            (*match)->play(m_random.below((*match)->moves((*match)->current()).size()));
        const std::vector<Match::Node> path = (*match)->path((*match)->current());
        const int plies = static_cast<int>(path.size()) - 1;
        const int back = m_random.between(std::min(leastBack, plies), std::min(mostBack, plies));
        return m_task.game->from((*match)->picture(path[static_cast<std::size_t>(plies - back)]));
    }

    Or<std::optional<Exercise>> candidate() {
        const Or<std::unique_ptr<Match>> match = position();
        if (!match)
            return refuse(match.error());
        std::string text = (*match)->position(0);
        if (m_drawn.contains(text) || (*match)->result(0))
            return std::nullopt;
        const auto solution = solve(**match, m_scholar, m_stop);
        if (!solution)
            return std::nullopt;
        Exercise exercise{m_task.game, std::move(text), *solution};
        const bool isAsked = m_task.asked != Asked::Move || exercise.asksForMove();
        return isTrivial(exercise) || !isAsked ? std::nullopt : std::optional(std::move(exercise));
    }

    const ExerciseTask& m_task;
    std::stop_token m_stop;
    Random m_random;
    Scholar m_scholar; // keeps what it has found out from one position to the next
    std::set<std::string> m_drawn;
    std::map<Outcome, int> m_outcomes;
};

Or<Exercise> solved(const ExerciseText& text, std::string number,
                    std::map<const Ruleset*, Scholar>& scholars, const std::stop_token& stop) {
    const Or<const Ruleset*> game = gameNamed(text.game);
    if (!game)
        return refuse({QT_TRANSLATE_NOOP("Phrase", "Exercise %1 is of no game that is known here."),
                       {std::move(number)}});
    const auto match = matchFrom(**game, text.position);
    if (!match)
        return refuse({QT_TRANSLATE_NOOP("Phrase", "Exercise %1 is no legal position of %2."),
                       {std::move(number), (*game)->name.title}});
    if ((*match)->result(0))
        return refuse(
            {QT_TRANSLATE_NOOP("Phrase", "Exercise %1 is a finished game."), {std::move(number)}});
    const auto [scholar, isNew] = scholars.try_emplace(*game);
    if (isNew)
        scholar->second = (*game)->scholar();
    const auto solution = solve(**match, scholar->second, stop);
    if (!solution)
        return refuse({QT_TRANSLATE_NOOP("Phrase", "Exercise %1 cannot be solved exactly."),
                       {std::move(number)}});
    return Exercise{*game, (*match)->position(0), *solution};
}

// The parts of a sum, or the move to begin with.
Phrase whereToLook(const Exercise& exercise, const Match& match) {
    const auto parts = static_cast<int>(exercise.solution.parts.size());
    if (parts > 1)
        return {QT_TRANSLATE_NOOP("Phrase", "There are %1 independent parts. What is each worth?"),
                {std::to_string(parts)}};
    const LegalMove move = match.moves(0)[hintedMove(match, 0, exercise.solution)];
    return {QT_TRANSLATE_NOOP("Phrase", "Look at %1 first: what comes after it?"),
            {move.text},
            -1,
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
    std::string line;
    for (const std::string& move : exercise.solution.line)
        line += (line.empty() ? "" : " ") + move;
    return {QT_TRANSLATE_NOOP("Phrase", "With best play of both sides: %1."), {line}};
}

} // namespace

std::array<Phrase, judgingHints> hintsToJudge(const Exercise& exercise, const Match& match) {
    return {whereToLook(exercise, match), whatItComesTo(exercise),
            hintsFor(match, 0, exercise.solution).front()};
}

Or<void> drawExercises(const ExerciseTask& task, std::stop_token stop,
                       const Post<std::vector<Exercise>>& post) {
    Drawer drawer(task, stop);
    std::vector<Exercise> drawn;
    while (drawn.size() < task.count) {
        Or<std::optional<Exercise>> next = drawer.draw();
        if (!next)
            return refuse(next.error());
        if (!*next)
            break;
        drawn.push_back(std::move(**next));
        post(drawn);
    }
    if (drawn.empty() && !stop.stop_requested())
        return refuse({QT_TRANSLATE_NOOP(
            "Phrase", "With these settings no position was found that is worth an exercise.")});
    return {};
}

Or<void> exercisesFromSlips(const SlipTask& task, std::stop_token stop,
                            const Post<std::vector<Exercise>>& post) {
    const Scholar scholar = task.game->scholar();
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
            const auto solution = alone ? solve(**alone, scholar, stop) : std::nullopt;
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
    const auto solution = solve(**match, (*game)->scholar(), stop);
    if (stop.stop_requested())
        return {};
    if (!solution)
        return refuse({QT_TRANSLATE_NOOP("Phrase", "This position cannot be solved exactly.")});
    post({*game, (*match)->position(0), *solution});
    return {};
}

Or<void> solveExercises(const std::vector<ExerciseText>& texts, std::stop_token stop,
                        const Post<std::vector<Exercise>>& post) {
    std::map<const Ruleset*, Scholar> scholars;
    std::vector<Exercise> all;
    for (const ExerciseText& text : texts) {
        Or<Exercise> exercise = solved(text, std::to_string(all.size() + 1), scholars, stop);
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
