#pragma once

#include "lab/exercises.h"

namespace bouton {

// What came of a person's exercises, question by question.
struct Score {
    int asked = 0, right = 0;    // questions answered
    int streak = 0, longest = 0; // right answers in a row, now and at best
    int hints = 0;
    void mark(bool isRight);
    bool operator==(const Score&) const = default;
};

// One exercise in a person's hands: won or lost?, then the move. Only the first answer to each
// question is marked; moves may be tried until one is right.
class Attempt {
public:
    enum class Question { Outcome, Move, None };

    Attempt(Exercise exercise, Score& score);

    const Exercise& exercise() const { return m_exercise; }
    const Match& match() const { return *m_match; } // of the position alone
    Question question() const { return m_question; }
    bool canBeHinted() const;

    // The answers; each is right or not, and only to be given to its own question.
    bool judge(Outcome outcome);
    bool play(std::size_t move);
    // The next hint to the question, while there is one: numbers that tell the outcome, then where
    // to look for the move, then a move.
    Phrase hint();

private:
    void mark(bool isRight);

    Exercise m_exercise;
    std::unique_ptr<Match> m_match;
    Score& m_score;
    Question m_question = Question::Outcome;
    bool m_marked = false; // the present question
    int m_hints = 0;       // given to it
};

} // namespace bouton
