// SPDX-License-Identifier: MIT
#pragma once

#include <QTimer>
#include <QWidget>

#include <array>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/analysis.h"
#include "core/clicking.h"
#include "core/match.h"
#include "lessons/lesson.h"
#include "lessons/marking.h"
#include "ui/controls/card.h"
#include "ui/controls/worded.h"

class QBoxLayout;
class QLineEdit;

namespace bouton {

class BoardView;
class Button;
class ClaimLine;
class NumberBox;
class Preferences;
class SumTable;
class VerdictSign;
class WordLabel;

// The board of a lesson: a position, into which one clicks a move or another position, or in which
// moves are shown one after the other. Above it stands what happens there.
class LessonBoard : public QWidget {
    Q_OBJECT

public:
    // Value: nothing is clicked, and what is asked would be told by saying that a game has ended.
    enum class Takes { Nothing, Move, Position, Value };

    explicit LessonBoard(Preferences& preferences);

    // The current position of the match; whatever was being shown ends.
    void put(std::unique_ptr<Match> match);
    // Any picture, also an unfinished one, to be changed by clicks.
    void putPicture(const Picture& picture);
    // Shows these moves one after the other. The first one may be the student's own.
    void play(std::vector<std::string> moves, bool ownFirst);
    void setTakes(Takes takes);
    // How long one looks at a move before the next one is shown.
    void setPause(std::chrono::milliseconds pause) { m_next.setInterval(pause); }

    bool showing() const { return !m_coming.empty(); } // moves are still to come
    const Match* match() const { return m_match.get(); }
    const Picture& picture() const { return m_picture; } // as it is set so far
    BoardView* board() const { return m_board; }

signals:
    void moved(const std::string& move);
    void edited(const bouton::Picture& picture);

private:
    void makeBoard(const Ruleset& game);
    void click(Cell cell);
    void endTurn();
    void pass();
    void takeBack();
    void edit(const Picture& picture);
    void choose(std::size_t move);
    void showNext();
    void refresh();
    void say();

    Preferences& m_preferences;
    std::unique_ptr<Match> m_match;
    Picture m_picture; // while a position is set
    Clicking m_clicking;
    Takes m_takes = Takes::Nothing;
    std::vector<std::string> m_coming;
    bool m_ownFirst = false;
    std::size_t m_shown = 0; // moves since play()
    QTimer m_next{this};
    WordLabel *m_title, *m_note, *m_rule;
    QBoxLayout* m_all;
    const Ruleset* m_boardOf = nullptr;
    BoardView* m_board = nullptr;
    Button *m_endTurn, *m_pass;
};

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
