#pragma once

#include <QMenu>

#include <array>

#include "ui/controls/worded.h"
#include "ui/game/time_bar.h"
#include "ui/window/pages.h"

namespace bouton {

class ProgramRemoval;

// The menu Game: what can be done with the game that is shown, and the ways to the other pages.
class GameMenu : public QMenu {
    Q_OBJECT

public:
    // Undo brings a removed program back as long as nothing else was done on the page.
    GameMenu(Games games, Pages& pages, ProgramRemoval& removal, QWidget* parent = nullptr);

private:
    // An entry for the game's page that is shown. Nothing happens where none is.
    QAction* addOfGame(Wording words, const QKeySequence& keys,
                       std::function<void(GamePage&)> slot);
    void addJumps();
    void addGames(Games games);
    void addAloud();
    void refresh();
    bool undoesRemoval() const;

    // Where somebody is in a game.
    struct Place {
        const GamePage* page;
        std::string game;
        std::optional<std::size_t> node; // none: it is being set up
        Picture picture;
        bool operator==(const Place&) const = default;
    };
    std::optional<Place> place() const; // none: no game's page is shown

    Pages& m_pages;
    ProgramRemoval& m_removal;
    std::optional<Place> m_ofRemoval;
    QMenu* m_aloud; // what can be heard of a game
    QAction *m_newGame, *m_resign, *m_hint, *m_moveNow, *m_edit, *m_allGames;
    std::array<QAction*, allJumps.size()> m_jumps{};
    std::string m_steppedIn; // the game in which one has stepped last
};

} // namespace bouton
