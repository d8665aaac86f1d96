// SPDX-License-Identifier: MIT
#include "lab/practice.h"

#include <algorithm>

#include "explain/hints.h"

namespace bouton {

namespace {

constexpr int firstForAMove = 1; // among hintsFor(): the first hint for a move

} // namespace

void Score::mark(bool isRight) {
    ++asked;
    right += isRight;
    streak = isRight ? streak + 1 : 0;
    longest = std::max(longest, streak);
}

void Scoring::beginSet() {
    m_asked = m_right = 0;
    m_kept = m_score;
}

void Scoring::practise(const Score& kept) {
    m_asked = asked();
    m_right = right();
    m_score = m_kept = kept;
}

Attempt::Attempt(Exercise exercise, Score& score)
    : m_exercise(std::move(exercise)),
      m_match(matchFrom(*m_exercise.game, m_exercise.position).value()),
      m_score(score) {}

bool Attempt::canBeHinted() const {
    switch (m_question) {
    case Question::Outcome: return m_hints < static_cast<int>(judgingHints);
    case Question::Move: return firstForAMove + m_hints < static_cast<int>(hintSteps);
    case Question::None: break;
    }
    return false;
}

bool Attempt::judge(Outcome outcome) {
    const bool isRight = outcome == m_exercise.outcome();
    mark(isRight);
    m_question = m_exercise.asksForMove() ? Question::Move : Question::None;
    m_marked = false;
    m_hints = 0;
    return isRight;
}

bool Attempt::play(std::size_t move) {
    const bool isRight = m_exercise.isRight(move);
    mark(isRight);
    if (isRight)
        m_question = Question::None;
    return isRight;
}

Phrase Attempt::hint() {
    ++m_score.hints;
    const int step = m_hints++;
    if (m_question == Question::Outcome)
        return hintsToJudge(m_exercise, *m_match)[static_cast<std::size_t>(step)];
    return hintsFor(*m_match, 0,
                    m_exercise.solution)[static_cast<std::size_t>(firstForAMove + step)];
}

void Attempt::mark(bool isRight) {
    if (!m_marked)
        m_score.mark(isRight);
    m_marked = true;
}

} // namespace bouton
