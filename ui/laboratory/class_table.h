#pragma once

#include <QWidget>

#include "ui/laboratory/class_files.h"

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

    // Answers to this set.
    void put(const std::vector<Exercise>& set, const ClassAnswers& all);
    const Results& results() const { return *m_results; }

signals:
    void leaveWanted();

private:
    void refresh();

    struct Row {
        QString name;
        std::vector<Mark> marks;
    };
    std::vector<Row> m_rows;
    std::size_t m_exercises = 0;
    std::vector<ClassAnswers::Refusal> m_refusals;
    bool m_isCut = false;
    WordLabel *m_hard, *m_refused;
    QWidget* m_refusedArea;
    Results* m_results;
    ResultButtons* m_buttons;
};

} // namespace bouton
