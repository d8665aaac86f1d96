// SPDX-License-Identifier: MIT
#include "lab/answering.h"

namespace bouton {

void Answering::take(const ExerciseText& exercise, const Answer& answer, bool rests) {
    Given& given = m_given[{exercise.game, exercise.position}];
    const bool isMove = !answer.move.empty();
    if (!isMove || given.hasMove || given.attempts == 0)
        ++given.attempts;
    given.hasMove = isMove;
    if (rests) {
        given.counts = answer;
        return;
    }
    if (!given.counts.outcome)
        given.counts.outcome = answer.outcome;
    if (given.counts.move.empty())
        given.counts.move = answer.move;
}

void Answering::look(const ExerciseText& exercise, std::chrono::milliseconds time) {
    m_given[{exercise.game, exercise.position}].seen += time;
}

const Answering::Given* Answering::find(const ExerciseText& exercise) const {
    const auto at = m_given.find({exercise.game, exercise.position});
    return at == m_given.end() ? nullptr : &at->second;
}

Answer Answering::answerTo(const ExerciseText& exercise) const {
    const Given* given = find(exercise);
    return given ? given->counts : Answer{};
}

AnswerSheet Answering::sheet(std::vector<ExerciseText> exercises, bool times) const {
    AnswerSheet sheet{{}, std::move(exercises), {}, {}, m_attempt};
    for (const ExerciseText& exercise : sheet.exercises) {
        const Given* found = find(exercise);
        const Given given = found ? *found : Given{};
        sheet.answers.push_back(given.counts);
        Effort effort{given.attempts};
        if (times)
            effort.seconds = static_cast<int>(
                std::chrono::duration_cast<std::chrono::seconds>(given.seen).count());
        sheet.efforts.push_back(effort);
    }
    return sheet;
}

} // namespace bouton
