// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "classroom/class_marks.h"

class QSpinBox;
class QStackedWidget;

namespace bouton {

class AnswerAtBoard;
class ResultButtons;
class Results;
class SegmentedSwitch;
class WordLabel;

// What a class has answered: who got what, what was hard, what was taken for what, who has done
// which steps of lessons, and which files were left out. One table has the people, another the
// exercises; each can be saved and printed. A click on an answer shows it at the board, beside what
// is right.
class ClassTable : public QWidget {
    Q_OBJECT

public:
    ClassTable();

    // Answers to these sets, which are as long as one another.
    void put(const Variants& sets, const ClassAnswers& all);
    bool closeInnermost(); // the answer at the board; false: none is shown
    const Results& results() const { return *m_people; }
    const Results& sums() const { return *m_exercises; }

signals:
    void leaveWanted();

private:
    void refresh();
    void putPeople();
    void putExercises();
    void open(int row, int column);
    void tellSteps(const ClassMarks::Person& person, const LessonDone& lesson);
    void say(const QString& sentence);
    QStringList summary() const;
    QString hardest() const;
    QString noteOn(const ClassMarks::Person& person) const;

    Variants m_sets;
    ClassMarks m_marks;
    std::vector<ClassAnswers::Refusal> m_refusals;
    bool m_isCut = false;
    int m_firstAnswer = 0; // the column of the people's table
    QSpinBox *m_outcome, *m_move;
    WordLabel *m_hard, *m_refused, *m_said;
    QWidget *m_refusedArea, *m_tables;
    SegmentedSwitch* m_which;
    QStackedWidget* m_stack;
    Results *m_people, *m_exercises;
    ResultButtons *m_peopleButtons, *m_exerciseButtons;
    AnswerAtBoard* m_look;
};

} // namespace bouton
