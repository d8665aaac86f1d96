#pragma once

#include <QMenu>

#include <functional>

namespace bouton {

class GameFiles;
class GamePage;
class Preferences;

// The menu File: games and pictures from and into files.
class FileMenu : public QMenu {
    Q_OBJECT

public:
    // `page` gives the game's page that is shown, or null.
    FileMenu(GameFiles& files, Preferences& preferences, std::function<GamePage*()> page,
             QWidget* parent);

    void refresh(); // what can be done follows from the page

private:
    void listRecent();
    void savePicture();
    void saveFilm();
    void print();

    GameFiles& m_files;
    Preferences& m_preferences;
    std::function<GamePage*()> m_page;
    QMenu* m_recent;
    QAction *m_save, *m_saveAs, *m_picture, *m_film, *m_print;
};

} // namespace bouton
