#pragma once

#include "core/ruleset.h"
#include "session/kept/saved_game.h"
#include "ui/controls/link_card.h"

namespace bouton {

class BoardView;

// A kept game as one button: its board in small, who plays, and how far it is. Delete removes it.
class KeptGameCard : public LinkCard {
    Q_OBJECT

public:
    KeptGameCard(const Ruleset& rules, SavedGame game, QWidget* parent = nullptr);

    const SavedGame& game() const { return m_game; }
    QSize sizeHint() const override;

    // "Green: You, Red: Perfect", and "Move 12, today at 14:05".
    static QString playersOf(const Ruleset& rules, const SavedGame& game);
    static QString stateOf(const SavedGame& game);

signals:
    void removalWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    KeptGameCard(const Ruleset& rules, SavedGame game, BoardView* miniature, QWidget* parent);

    SavedGame m_game;
};

} // namespace bouton
