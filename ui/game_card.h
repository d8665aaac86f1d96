#pragma once

#include "core/ruleset.h"
#include "ui/controls/link_card.h"
#include "ui/theme/theme.h"

namespace bouton {

class BoardView;

// A game on the start page: its board in small, its title and a line about it.
class GameCard : public LinkCard {
    Q_OBJECT

public:
    explicit GameCard(const Ruleset& game, QWidget* parent = nullptr);

    const Ruleset& game() const { return m_game; }
    // The board of a game that has been played, and a word about it.
    void showGame(const Picture& picture, const QString& state);
    void showSample();

    // Its height, and with it that of the board.
    static constexpr int least = 18 * Theme::unit, most = 22 * Theme::unit;
    void setTall(int height);

    QSize sizeHint() const override;

private:
    GameCard(const Ruleset& game, BoardView* miniature, QWidget* parent);

    const Ruleset& m_game;
    BoardView* m_miniature;
    QLabel* m_state;
};

} // namespace bouton
