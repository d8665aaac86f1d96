// SPDX-License-Identifier: MIT
#pragma once

#include "lab/exercises.h"

namespace bouton {

// The results of a person's exercises, counted by questions.
struct Score {
    int asked = 0, right = 0;    // questions answered
    int streak = 0, longest = 0; // right answers in a row: now, and the most so far
    int hints = 0;
    void mark(bool isRight);
    bool operator==(const Score&) const = default;
};

// The score while exercises are done: that of the game which they are from, and what came of the
// whole set, which may be of several games. A plain value.
class Scoring {
public:
    void beginSet(); // counts a set from here on
    // Exercises of this score's game follow.
    void practise(const Score& kept);

    Score& score() { return m_score; } // to be marked by an Attempt
    const Score& score() const { return m_score; }
    // Questions of the set that were answered, and those that were answered rightly.
    int asked() const { return m_asked + m_score.asked - m_kept.asked; }
    int right() const { return m_right + m_score.right - m_kept.right; }

private:
    Score m_score, m_kept;        // now, and when this game's exercises began
    int m_asked = 0, m_right = 0; // of the set, before that
};

// One exercise that a person does: first the outcome, then the move. Only the first answer to each
// question is marked. Moves may be tried until one is right. Nothing here blocks.
class Attempt {
public:
    enum class Question { Outcome, Move, None };

    // The score must outlive the attempt.
    Attempt(Exercise exercise, Score& score);

    const Exercise& exercise() const { return m_exercise; }
    const Match& match() const { return *m_match; } // of the position alone
    Question question() const { return m_question; }
    bool canBeHinted() const;

    // Answers the present question, which must be Outcome or Move. Gives whether the answer is
    // right.
    bool judge(Outcome outcome);
    bool play(std::size_t move);
    // The next hint for the present question; canBeHinted() must hold. For the outcome:
    // hintsToJudge(). For the move: where to look, then a best move, then why.
    Phrase hint();

private:
    void mark(bool isRight);

    Exercise m_exercise;
    std::unique_ptr<Match> m_match;
    Score& m_score;
    Question m_question = Question::Outcome;
    bool m_marked = false; // the present question has had its first answer
    int m_hints = 0;       // given for the present question
};

} // namespace bouton
