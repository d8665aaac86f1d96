#pragma once

#include "core/ruleset.h"
#include "session/values/saved_game.h"
#include "ui/controls/button.h"

class QBoxLayout;

namespace bouton {

class BoardView;

// A kept game as one button: its board in small, who plays, and how far it is. Delete removes it.
class KeptGameCard : public Button {
    Q_OBJECT

public:
    enum class Size { Small, Large }; // a large one is the game to go on with, and says so

    KeptGameCard(const Ruleset& rules, SavedGame game, Size size, QWidget* parent = nullptr);

    const SavedGame& game() const { return m_game; }
    // Beside the button of a large card: where a word about the other games stands.
    QBoxLayout* foot() const { return m_foot; }

    // "Reversi against Club", "Green: You, Red: Nim-sum", and "Your turn, move 12. Today, 14:05."
    static QString titleOf(const Ruleset& rules, const SavedGame& game);
    static QString playersOf(const Ruleset& rules, const SavedGame& game);
    static QString stateOf(const Ruleset& rules, const SavedGame& game);

signals:
    void removalWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    SavedGame m_game;
    QBoxLayout* m_foot = nullptr;
};

} // namespace bouton
