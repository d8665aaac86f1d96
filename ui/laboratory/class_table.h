// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "classroom/class_marks.h"

namespace bouton {

class ResultButtons;
class Results;
class WordLabel;

// What a class has answered: who got what, what was hard, and which files were left out. The table
// can be saved and printed.
class ClassTable : public QWidget {
    Q_OBJECT

public:
    ClassTable();

    // Answers to these sets, which are as long as one another.
    void put(const Variants& sets, const ClassAnswers& all);
    const Results& results() const { return *m_results; }

signals:
    void leaveWanted();

private:
    void refresh();

    QString hardest() const;

    ClassMarks m_marks;
    std::size_t m_exercises = 0;
    std::vector<ClassAnswers::Refusal> m_refusals;
    bool m_isCut = false;
    WordLabel *m_hard, *m_refused;
    QWidget* m_refusedArea;
    Results* m_results;
    ResultButtons* m_buttons;
};

} // namespace bouton
