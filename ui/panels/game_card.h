#pragma once

#include "core/ruleset.h"
#include "ui/panels/card_button.h"
#include "ui/theme/theme.h"

class QLabel;

namespace bouton {

class BoardView;

// A game on the start page: its board in small, its title and a line about it.
class GameCard : public CardButton {
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

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    const Ruleset& m_game;
    BoardView* m_miniature;
    QLabel *m_title, *m_description;
    QLabel* m_state;
};

} // namespace bouton
