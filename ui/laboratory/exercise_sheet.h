// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <optional>

#include "core/clicking.h"
#include "lab/answers.h"
#include "lab/practice.h"
#include "ui/controls/worded.h"

class QBoxLayout;

namespace bouton {

class BoardView;
class Button;
class WordLabel;
class VerdictSign;

// One exercise: the board, and beside it the question, the answers and what is said of them. A move
// is clicked on the board as in a game.
class ExerciseSheet : public QWidget {
    Q_OBJECT

public:
    ExerciseSheet();

    // The score must outlive the exercise.
    void put(const Exercise& exercise, Score& score, std::size_t number, std::size_t of);
    // It takes answers without a word on them or a hint, and marks nothing. What was answered
    // before is shown, and can be changed.
    void putQuiet(const Exercise& exercise, Score& score, std::size_t number, std::size_t of,
                  const Answer& soFar);
    void takeFocus(); // to its first answer
    // After the last one. Of a set that rested it is said which ones were missed.
    void putEnd(int right, int asked, const QStringList& missed = {});
    // After the last one of a quiet set, which is not saved yet.
    void putUnsaved(std::size_t answered, std::size_t of);
    void setNumber(std::size_t number, std::size_t of); // the set has changed around it
    void setLegalMovesShown(bool shown);
    void hint();                  // the next one, if there is one
    void answer(Outcome outcome); // where that is asked, and can be

    const Attempt* attempt() const { return m_attempt ? &*m_attempt : nullptr; }
    BoardView* board() const { return m_board; }

signals:
    void marked();                               // the score has changed
    void answered(const bouton::Answer& answer); // now: the outcome, or a move with its outcome
    void nextWanted();
    void backWanted();

private:
    QLayout* makeCard();
    void makeBoard(const Ruleset& game);
    Button* judging(const char* name, Outcome outcome, Wording words);
    void pass();
    void takeBack();
    void judge(Outcome outcome);
    void click(Cell cell);
    void endTurn();
    void play(std::size_t move);
    void tell(Wording words, const Clicks& where = {}, std::optional<bool> right = {});
    void refresh();
    QString question() const;
    Attempt::Question awaited() const;
    void begin(const Exercise& exercise, Score& score, std::size_t number, std::size_t of);
    void end(int right, int asked);
    void takeQuietly(Attempt::Question next);
    void tellQuietly();
    void change();
    void showAfter(std::size_t move);

    std::optional<Attempt> m_attempt;
    std::optional<Attempt::Question> m_quiet; // what is asked next of a quiet one
    Answer m_answer;
    Clicking m_clicking;
    Clicks m_named; // cells that are spoken of
    std::size_t m_number = 0, m_of = 0;
    int m_right = 0, m_asked = 0; // of the set, once it is over
    bool m_unsaved = false;       // these are answers that nothing is told of
    bool m_legalMovesShown = true;
    QBoxLayout* m_row;
    BoardView* m_board = nullptr;
    const Ruleset* m_boardOf = nullptr;
    WordLabel *m_heading, *m_question, *m_word, *m_rule;
    VerdictSign* m_sign;
    Button *m_won, *m_drawn, *m_lost, *m_endTurn, *m_pass, *m_hint, *m_change, *m_back, *m_next;
};

} // namespace bouton
