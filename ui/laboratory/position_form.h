// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "ui/laboratory/experiments.h"
#include "ui/laboratory/question.h"

class QFormLayout;
class QLabel;
class QLineEdit;

namespace bouton {

class BoardView;
class Button;
class GameBox;

// Asks for a game and a position of it: as text, with its board below it unless that is shown
// elsewhere, or the one that is on the game's page.
class PositionForm : public QWidget {
    Q_OBJECT

public:
    struct Manner {
        bool ownGames = true; // are listed beside the others
        bool board = true;    // is below the text
        bool lively = true;   // is the first position of a game; else it is the start
    };
    PositionForm(const Bench& bench, const std::vector<const Ruleset*>& games, Manner how);

    const Ruleset& game() const;
    std::string position() const; // as it was typed; what is wrong with it is said below it
    Question::Part part() const;  // the position, as a part of what is asked

    void put(const std::string& position);

signals:
    void gameChanged();
    void positionChanged(); // as it is typed, or with the game

protected:
    void showEvent(QShowEvent* event) override;

private:
    void chooseGame();
    void takeStart();
    void takeFromGame();
    void findGame();
    void refresh();

    Bench m_bench;
    QFormLayout* m_form;
    GameBox* m_games;
    QLineEdit* m_text;
    QLabel* m_wrong;
    Button *m_fromStart, *m_fromGame;
    const Manner m_how;
    BoardView* m_board = nullptr; // of the game, in small; null: it is elsewhere
};

} // namespace bouton
