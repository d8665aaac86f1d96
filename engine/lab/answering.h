// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <map>
#include <utility>

#include "lab/answers.h"

namespace bouton {

// Somebody's answers to a set while it is open. A plain value.
class Answering {
public:
    Answering() = default;
    // `attempt` is drawn for each time that a set is begun (AnswerSheet).
    explicit Answering(std::string attempt) : m_attempt(std::move(attempt)) {}

    // What is answered now: the outcome alone, or a move with the outcome that it belongs to. The
    // first answer to each question counts; of a set that rests the last one, because nothing was
    // told before.
    void take(const ExerciseText& exercise, const Answer& answer, bool rests);
    void look(const ExerciseText& exercise, std::chrono::milliseconds time); // it was in view

    Answer answerTo(const ExerciseText& exercise) const;
    // What a file of answers to these exercises would hold, without a name.
    AnswerSheet sheet(std::vector<ExerciseText> exercises, bool times) const;

private:
    struct Given {
        Answer counts{}; // of the answers
        bool hasMove = false;
        int attempts = 0;
        std::chrono::milliseconds seen{};
    };
    const Given* find(const ExerciseText& exercise) const;

    std::string m_attempt;
    std::map<std::pair<std::string, std::string>, Given> m_given; // by game and position
};

} // namespace bouton
