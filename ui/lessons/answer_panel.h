#pragma once

#include <QWidget>

#include <optional>
#include <utility>
#include <vector>

#include "lessons/marking.h"

class QLineEdit;

namespace bouton {

class Button;
class ClaimLine;
class NumberBox;
class WordLabel;

// What one answers a question with, but for what is clicked on the board: won, drawn or lost, a
// number, a position, a node of the search, a claim. Only what the question needs is shown.
class AnswerPanel : public QWidget {
    Q_OBJECT

public:
    AnswerPanel();
    ~AnswerPanel() override;

    void ask(const LessonTask& task);
    void clear();            // nothing is asked; a claim that is typed is kept for its step
    void setOpen(bool open); // an answer is taken
    // Where the keys go to, if it is not the board; null: it is.
    QWidget* field() const;
    // The position that is set on the board.
    void setPosition(const QString& position);
    QString position() const;
    ClaimLine* line() const { return m_line; }

signals:
    // By a click, or by Enter in a field. Of a node nothing is filled in.
    void answered(const bouton::Reply& reply);
    void positionTyped(const QString& position);
    void edited(); // another claim is typed
    void otherSideWanted();

private:
    Button* judging(const char* name, Outcome outcome, const char* words);
    void check();
    void askForClaim(const LessonTask& task);
    QString& draftOf(const LessonStep& step);
    void followLine();

    LessonAsks m_asks = LessonAsks::Move;
    QString m_typed;                                      // the claim
    std::vector<std::pair<LessonStep, QString>> m_drafts; // the claim of each step that was left
    std::optional<LessonStep> m_step;                     // whose claim is asked for
    WordLabel *m_before, *m_after;
    QWidget* m_outcomes;
    Button *m_won, *m_drawn, *m_lost, *m_turn, *m_check;
    NumberBox* m_number;
    QLineEdit* m_position;
    ClaimLine* m_line;
};

} // namespace bouton
