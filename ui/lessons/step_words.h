// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <optional>
#include <vector>

#include "core/claim.h"
#include "language/statement.h"
#include "lessons/lesson.h"
#include "ui/controls/worded.h"

class QBoxLayout;

namespace bouton {

class AnswerPanel;
class Button;
class HungTerms;
class SnugScrollArea;
class StepDots;
class VerdictSign;
class WordLabel;

// What is to be known of a step at its question, with what the example showed.
QString toldBefore(const LessonWords& words);

// The page beside the board of a step: which lesson and which of its steps it is, what is to be
// known, what is asked, what is said of the answer, and the buttons that lead on. What answers the
// question, and the values that belong to it, are given to it and stand among the words.
class StepWords : public QWidget {
    Q_OBJECT

public:
    StepWords(AnswerPanel* answers, QWidget* values);

    // Example: one looks at it; Drawing and Marking: something is found out; Asked: an answer is
    // awaited; Wrong, Right: there was one; Refused: the step has no position.
    enum class State { Example, Drawing, Asked, Marking, Wrong, Right, Refused };

    void put(const Lesson& lesson, std::size_t step);
    void setPlace(Wording place); // "Lesson 6 of 12", or nothing
    void setDots(std::vector<bool> done);
    // The words and buttons of the state. Of an example so many moves are still to come.
    void enter(State state, std::size_t movesToCome);
    // Said until something else is, or another answer is begun: of an answer with whether it is
    // right. `aloud`: somebody who listens hears it, too.
    void tell(Wording words, std::optional<bool> right = {}, bool aloud = true);
    // Below that: a claim with the values of its terms, until something else is told.
    void hang(const language::Statement& claim, const language::Vocabulary& words,
              const std::vector<TermValue>& values);
    // Lays all out for a page of this width, the board's part included.
    void setRoom(int width);
    void takeKeys(); // to the button that leads on

signals:
    void moveWanted();     // the next one of the example
    void questionWanted(); // no more of it
    void againWanted();    // after a wrong answer
    void anotherWanted();  // the same with another position
    void nextWanted();
    void backWanted();
    void stepWanted(std::size_t step);
    void listWanted();
    void printWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void forget();
    void arrange();
    void say();
    QString number() const;
    QString wordsToGoOn() const;
    void goOn();
    void skip();

    Phrase m_lesson;
    LessonWords m_step;
    std::size_t m_at = 0, m_steps = 0, m_toCome = 0;
    Wording m_place;
    State m_state = State::Refused;
    bool m_hasOthers = true; // positions
    int m_room = 0;
    WordLabel *m_title, *m_number, *m_says, *m_question, *m_word, *m_after;
    SnugScrollArea* m_scroll;
    HungTerms* m_terms;
    StepDots* m_dots;
    VerdictSign* m_sign;
    Button *m_primary, *m_secondary, *m_back, *m_next;
    QBoxLayout *m_head, *m_buttons;
};

} // namespace bouton
