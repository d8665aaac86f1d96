// SPDX-License-Identifier: MIT
#include "lab/candidates.h"

#include <algorithm>

namespace bouton {

namespace {

// Plies back from the end of a random game, where there is no auto-fill.
constexpr int leastBack = 3, mostBack = 8;

} // namespace

std::optional<Analysis> solvedExactly(const Match& match, const AnyAnalyst& analyst,
                                      std::stop_token stop) {
    std::optional<Analysis> last;
    analyst(match, 0, Patience::Bounded)(stop, [&](const Analysis& analysis) { last = analysis; });
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
    return exercise.rightMoves() == moves.size();
}

Candidates::Candidates(const ExerciseTask& task, std::stop_token stop)
    : m_task(task),
      m_stop(std::move(stop)),
      m_random(task.seed),
      m_analyst(task.game->makeAnalyst()) {}

Or<std::unique_ptr<Match>> Candidates::position() {
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

Or<std::optional<Exercise>> Candidates::next() {
    const Or<std::unique_ptr<Match>> match = position();
    if (!match)
        return refuse(match.error());
    std::string text = (*match)->position(0);
    if (m_taken.contains(text) || (*match)->result(0))
        return std::nullopt;
    const auto solution = solvedExactly(**match, m_analyst, m_stop);
    if (!solution)
        return std::nullopt;
    Exercise exercise{m_task.game, std::move(text), *solution};
    const bool isAsked = m_task.asked != Asked::Move || exercise.asksForMove();
    return isTrivial(exercise) || !isAsked ? std::nullopt : std::optional(std::move(exercise));
}

std::vector<Outcome> rarest(OutcomeCounts& given, Asked asked, bool mayBeDrawn) {
    std::vector<Outcome> rare{Outcome::Win};
    if (asked != Asked::Move)
        rare.push_back(Outcome::Loss);
    if (mayBeDrawn)
        rare.push_back(Outcome::Draw);
    int least = given[Outcome::Win];
    for (const Outcome outcome : rare)
        least = std::min(least, given[outcome]);
    std::erase_if(rare, [&](Outcome outcome) { return given[outcome] > least; });
    return rare;
}

} // namespace bouton
