#pragma once

#include <QWidget>

#include "lab/variants.h"
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

    // Answers to these sets, which are as long as one another.
    void put(const Variants& sets, const ClassAnswers& all);
    const Results& results() const { return *m_results; }

signals:
    void leaveWanted();

private:
    void refresh();

    QString hardest() const;

    struct Row {
        QString name;
        std::size_t variant;
        std::vector<Mark> marks;
    };
    // How many have answered a variant, and how many of them were right in each exercise.
    struct Sum {
        int people = 0;
        std::vector<int> right;
    };
    std::vector<Row> m_rows;
    std::vector<Sum> m_sums;
    std::size_t m_exercises = 0;
    std::vector<ClassAnswers::Refusal> m_refusals;
    bool m_isCut = false;
    WordLabel *m_hard, *m_refused;
    QWidget* m_refusedArea;
    Results* m_results;
    ResultButtons* m_buttons;
};

} // namespace bouton
