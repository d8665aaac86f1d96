// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/analysis.h"
#include "core/match.h"
#include "lessons/lesson.h"
#include "lessons/marking.h"
#include "ui/controls/card.h"
#include "ui/controls/worded.h"

class QBoxLayout;
class QLineEdit;

namespace bouton {

class Button;
class ClaimLine;
class NumberBox;
class SumTable;
class VerdictSign;
class WordLabel;

// What is shown, in lines: what each move leads to, or what each part is worth. Of what a student
// is to write in binary there is nothing to say, and of what is covered no number.
QStringList valuesInWords(LessonShows shows, const Match& match, Match::Node node,
                          const Analysis& known, bool covered = false);

// What stands beside the board of a step: the options and what they are worth, the parts, their
// nimbers in binary, the heaps of Nim. What is asked for is covered until it is answered.
class LessonValues : public Card {
    Q_OBJECT

public:
    LessonValues();

    void clear();
    // The analysis is of the current position of the match.
    void ask(const LessonStep& step, std::shared_ptr<const Match> match, const Analysis& known);
    // The same after an answer: the last two positions of the line that was played, side by side;
    // in binary, what has changed is ringed. The analyses are of each position of the line, where
    // it is known.
    void tell(LessonShows shows, std::shared_ptr<const Match> match,
              const std::vector<std::optional<Analysis>>& known);

    const SumTable* table() const; // of the last position

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    class Column;
    struct Known {
        Match::Node node;
        Analysis analysis;
    };
    void show();
    QString headOf(Match::Node node) const;
    void arrange();

    LessonShows m_shows = LessonShows::Nothing;
    std::shared_ptr<const Match> m_match;
    std::vector<Known> m_known; // of the positions that are shown
    bool m_answered = false, m_covered = false;
    std::array<Column*, 2> m_columns;
    QBoxLayout* m_pair; // of the columns
};

// A table of positions, into which one writes their nimbers. What is right stays.
class CellTable : public QWidget {
    Q_OBJECT

public:
    CellTable();

    void put(const LessonStep& step); // empty
    void clear();
    void mark(const std::vector<std::optional<bool>>& right);
    std::vector<std::optional<int>> numbers() const;
    QLineEdit* open() const; // the first that is wrong, else the first that is empty

signals:
    void entered(std::size_t cell); // it has the keys
    void submitted();               // by Enter

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Field {
        QLineEdit* line;
        VerdictSign* sign;
    };
    std::vector<Field> m_fields;
    QBoxLayout* m_row;
    QWidget* m_cells = nullptr; // of the step that is asked
};

// What one answers a question with, but for what is clicked on the board: won, drawn or lost, one
// of three sentences, a number, a table, a position, a node of the search, a claim. Only what the
// question needs is shown.
class AnswerPanel : public QWidget {
    Q_OBJECT

public:
    AnswerPanel();

    void ask(const LessonTask& task);
    void clear();            // nothing is asked; a claim that is typed is kept for its step
    void setOpen(bool open); // an answer is taken
    // Where the keys go to, if it is not the board; null: it is.
    QWidget* field() const;
    // The position that is set on the board.
    void setPosition(const QString& position);
    QString position() const;
    ClaimLine* line() const { return m_line; }
    CellTable* table() const { return m_table; }

signals:
    // By a click, or by Enter in a field. Of a node nothing is filled in.
    void answered(const bouton::Reply& reply);
    void positionTyped(const QString& position);
    void edited(); // another claim is typed
    void otherSideWanted();

private:
    // A sentence and the button that chooses it.
    struct Choice {
        Button* button;
        WordLabel* words;
        Phrase says{};
    };
    Button* judging(const char* name, Outcome outcome, const char* words);
    Choice choice(int number);
    void sayReasons();
    void check();
    void askForClaim(const LessonTask& task);
    QString& draftOf(const LessonStep& step);
    void followLine();

    LessonAsks m_asks = LessonAsks::Move;
    QString m_typed;                                      // the claim
    std::vector<std::pair<LessonStep, QString>> m_drafts; // the claim of each step that was left
    std::optional<LessonStep> m_step;                     // whose claim is asked for
    WordLabel *m_before, *m_after;
    QWidget *m_outcomes, *m_reasons;
    std::array<Choice, 3> m_choices;
    Button *m_won, *m_drawn, *m_lost, *m_turn, *m_check;
    NumberBox* m_number;
    QLineEdit* m_position;
    ClaimLine* m_line;
    CellTable* m_table;
};

} // namespace bouton
