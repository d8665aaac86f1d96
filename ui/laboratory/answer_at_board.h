// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "lab/exercises.h"

class QBoxLayout;

namespace bouton {

class BoardView;
class Button;
class WordLabel;

// One exercise at the board with what somebody answered to it, beside what is right and why. The
// move that was answered is marked.
class AnswerAtBoard : public QWidget {
    Q_OBJECT

public:
    AnswerAtBoard();

    // Without an answer there is what is right alone.
    void put(const Exercise& exercise, const QString& answer, const QString& whose,
             const std::string& move);
    void takeFocus();
    BoardView* board() const { return m_board; }

signals:
    void leaveWanted();

private:
    QBoxLayout* m_row;
    BoardView* m_board = nullptr;
    const Ruleset* m_boardOf = nullptr;
    WordLabel *m_whose, *m_answer, *m_right, *m_reason;
    Button* m_leave;
};

} // namespace bouton
