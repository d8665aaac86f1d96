// SPDX-License-Identifier: MIT
#pragma once

#include <QTimer>
#include <QWidget>

#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include "core/clicking.h"
#include "core/match.h"

class QBoxLayout;

namespace bouton {

class BoardView;
class Button;
class Preferences;
class WordLabel;

// The board of a lesson: a position, into which one clicks a move or another position, or in which
// moves are shown one after the other. Above it stands what happens there.
class LessonBoard : public QWidget {
    Q_OBJECT

public:
    enum class Takes { Nothing, Move, Position };

    explicit LessonBoard(Preferences& preferences);

    // The current position of the match; whatever was being shown ends.
    void put(std::unique_ptr<Match> match);
    // Any picture, also an unfinished one, to be changed by clicks.
    void putPicture(const Picture& picture);
    // Shows these moves one after the other. The first one may be the student's own.
    void play(std::vector<std::string> moves, bool ownFirst);
    void setTakes(Takes takes);
    // Whether it is said that the game is over where the position is asked about. Usually it is.
    void setTellsEnd(bool tells) { m_tellsEnd = tells; }
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
    bool m_tellsEnd = true;
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

} // namespace bouton
