#pragma once

#include "core/ruleset.h"
#include "ui/controls/link_card.h"

class QLabel;

namespace bouton {

class BoardView;

// A game on the start page: its board, its title and a line about it.
class GameCard : public LinkCard {
    Q_OBJECT

public:
    explicit GameCard(const Ruleset& game, QWidget* parent = nullptr);

    const Ruleset& game() const { return m_game; }
    // The board of a game that has been played, else a sample, and a word about it.
    void show(const std::optional<Picture>& picture, const QString& state);

    void setBoard(int side); // in pixels

private:
    GameCard(const Ruleset& game, BoardView* miniature, QWidget* parent);

    const Ruleset& m_game;
    BoardView* m_miniature;
    QLabel* m_state;
};

} // namespace bouton
