#pragma once

#include <QMenu>

#include <array>

#include "ui/controls/worded.h"
#include "ui/game/time_bar.h"
#include "ui/window/pages.h"

namespace bouton {

// The menu Game: what can be done with the game that is shown, and the ways to the other pages.
class GameMenu : public QMenu {
    Q_OBJECT

public:
    GameMenu(Games games, Pages& pages, QWidget* parent = nullptr);

private:
    // An entry for the game's page that is shown. Nothing happens where none is.
    QAction* addOfGame(Wording words, const QKeySequence& keys,
                       std::function<void(GamePage&)> slot);
    void addJumps();
    void addGames(Games games);
    void refresh();

    Pages& m_pages;
    QAction *m_newGame, *m_resign, *m_hint, *m_moveNow, *m_edit, *m_allGames;
    std::array<QAction*, allJumps.size()> m_jumps{};
};

} // namespace bouton
