// SPDX-License-Identifier: MIT
#include "lab/answers.h"

#include <algorithm>

namespace bouton {

namespace {

bool isRightMove(const Exercise& exercise, const std::string& move) {
    const auto match = matchFrom(*exercise.game, exercise.position).value();
    const std::vector<LegalMove>& moves = match->moves(0);
    const auto at = std::ranges::find(moves, move, &LegalMove::text);
    return at != moves.end() && exercise.isRight(static_cast<std::size_t>(at - moves.begin()));
}

} // namespace

bool isWhole(const Answer& answer) {
    return answer.outcome && (*answer.outcome == Outcome::Loss || !answer.move.empty());
}

Mark markOf(const Exercise& exercise, const Answer& answer) {
    return markOf(exercise, partsOf(exercise, answer));
}

Mark markOf(const Exercise& exercise, const MarkParts& parts) {
    if (parts.outcome == Mark::Right && exercise.asksForMove() && parts.move != Mark::Right)
        return Mark::Wrong;
    return parts.outcome;
}

MarkParts partsOf(const Exercise& exercise, const Answer& answer) {
    const auto marked = [](bool isRight) { return isRight ? Mark::Right : Mark::Wrong; };
    MarkParts parts;
    if (answer.outcome)
        parts.outcome = marked(*answer.outcome == exercise.outcome());
    if (exercise.asksForMove() && !answer.move.empty())
        parts.move = marked(isRightMove(exercise, answer.move));
    return parts;
}

std::vector<Mark> marksOf(const std::vector<Exercise>& set, const std::vector<Answer>& answers) {
    std::vector<Mark> marks;
    for (std::size_t i = 0; i < set.size(); ++i)
        marks.push_back(i < answers.size() ? markOf(set[i], answers[i]) : Mark::None);
    return marks;
}

std::vector<ExerciseText> textsOf(const std::vector<Exercise>& set) {
    std::vector<ExerciseText> texts;
    for (const Exercise& exercise : set)
        texts.push_back({exercise.game->name.id, exercise.position});
    return texts;
}

} // namespace bouton
