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
    if (!answer.outcome)
        return Mark::None;
    const bool isRight = *answer.outcome == exercise.outcome()
                         && (!exercise.asksForMove() || isRightMove(exercise, answer.move));
    return isRight ? Mark::Right : Mark::Wrong;
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
