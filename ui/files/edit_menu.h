#pragma once

#include <QMenu>

#include <functional>

namespace bouton {

class GameFiles;
class GamePage;

// The menu Edit: a position, a game or a picture of the board to the clipboard, and from there.
class EditMenu : public QMenu {
    Q_OBJECT

public:
    // `page` gives the game's page that is shown, or null.
    EditMenu(GameFiles& files, std::function<GamePage*()> page, QWidget* parent);

    void refresh(); // what can be done follows from the page
    // What suits the menu of a board as well: all but what others have added here.
    QList<QAction*> ofTheBoard() const { return m_own; }
    void paste();

private:
    GameFiles& m_files;
    std::function<GamePage*()> m_page;
    QList<QAction*> m_own;
    QAction *m_position, *m_game, *m_picture;
};

} // namespace bouton
