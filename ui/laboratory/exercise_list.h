#pragma once

#include <QWidget>

#include <string>
#include <vector>

#include "lab/exercises.h"
#include "ui/controls/worded.h"

class QLineEdit;
class QListWidget;

namespace bouton {

class Button;

// The exercises of a set as lines, to be put together by hand: one is chosen, moved up and down,
// taken away; a position that is typed or on the board is added. It only asks for this; who owns
// the set does it and shows it here.
class ExerciseList : public QWidget {
    Q_OBJECT

public:
    ExerciseList();

    // With `rests`, the lines do not tell the solutions.
    void put(const std::vector<Exercise>& set, std::size_t at, bool canUndo, bool rests);
    void setBoardOffered(bool offered); // there is a position on a game's page
    void clearText();                   // what was typed is in the set now

signals:
    void chosen(std::size_t at);
    void moved(std::size_t from, std::size_t to);
    void removed(std::size_t at);
    void typed(const QString& position);
    void boardWanted();
    void undoWanted();

private:
    void refresh();
    void showButtons();
    void chooseRow(int row);
    void move(int by);

    struct Line {
        const Ruleset* game;
        std::string position, playedIn;
        std::size_t ply;
        Value worth;
        int winning; // moves that win
    };
    static QString lengthOf(const Line& line);
    QString wordsOf(const Line& line, const QString& number, bool isMixed) const;

    std::vector<Line> m_lines;
    std::size_t m_at = 0;
    bool m_canUndo = false, m_rests = false;
    QListWidget* m_list;
    QLineEdit* m_text;
    Button *m_add, *m_addBoard, *m_up, *m_down, *m_remove, *m_undo;
};

} // namespace bouton
