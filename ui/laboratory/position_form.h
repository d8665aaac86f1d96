#pragma once

#include <QWidget>

#include "ui/laboratory/experiments.h"

class QComboBox;
class QLabel;
class QLineEdit;

namespace bouton {

class BoardView;
class Button;

// Asks for a game and a position of it, as text with the board beside it, or the one that is on the
// game's page.
class PositionForm : public QWidget {
    Q_OBJECT

public:
    PositionForm(const Bench& bench, std::vector<const Ruleset*> games, QWidget* parent = nullptr);

    const Ruleset& game() const;
    std::string position() const; // as it was typed; what is wrong with it is said below it

signals:
    void gameChanged();

protected:
    bool event(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void chooseGame();
    void put(const std::string& position);
    void takeStart();
    void takeFromGame();
    void check();
    void retranslate();

    Bench m_bench;
    std::vector<const Ruleset*> m_gamesOffered;
    QLabel *m_gameLabel, *m_textLabel, *m_wrong;
    QComboBox* m_games;
    QLineEdit* m_text;
    Button *m_fromStart, *m_fromGame;
    QWidget* m_boards; // one miniature a game, the chosen one shown
    std::vector<BoardView*> m_miniatures;
};

} // namespace bouton
