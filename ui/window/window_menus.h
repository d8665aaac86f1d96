// SPDX-License-Identifier: MIT
#pragma once

#include <QMenu>
#include <QPointer>

#include <array>
#include <functional>
#include <initializer_list>
#include <utility>

#include "ui/controls/worded.h"
#include "ui/game/time_bar.h"
#include "ui/preferences/insight.h"
#include "ui/window/pages.h"

class QMainWindow;

namespace bouton {

class GameFiles;
class GamePage;
class HelpView;
template <typename T, typename... Of> class Preference;
class Preferences;
class ProgramRemoval;
class ShortcutSheet;
class Tour;

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
    void printGame();

    GameFiles& m_files;
    Preferences& m_preferences;
    std::function<GamePage*()> m_page;
    QMenu* m_recent;
    QAction *m_save, *m_saveAs, *m_picture, *m_film, *m_print, *m_printGame;
};

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
    void listFormats();

    GameFiles& m_files;
    std::function<GamePage*()> m_page;
    QList<QAction*> m_own;
    QAction *m_position, *m_game, *m_picture;
    QMenu* m_as; // the formats in which others write the game that is shown
};

// How games are shown: the legal moves, the computer's pace, the colours and their palette, the
// board turned, the window on the whole screen, the game for a class. Each choice goes to the
// preferences at once, and follows them where they are changed elsewhere.
class ViewMenu : public QMenu {
    Q_OBJECT

public:
    ViewMenu(Preferences& preferences, Pages& pages, QWidget& window);

    QAction* turnBoard() const { return m_turned; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    // A menu of values for a preference. None is checked where that is another.
    template <typename T>
    void addChoices(Preference<T>& preference, const char* title,
                    std::initializer_list<std::pair<const char*, T>> choices);
    QAction* add(QMenu& menu, const char* text);
    void refresh();

    Pages& m_pages;
    QWidget& m_window;
    QAction *m_turned, *m_fullScreen, *m_projector;
};

// The menu of all insights, each with its check and its key.
class InsightMenu : public QMenu {
    Q_OBJECT

public:
    explicit InsightMenu(Preferences& preferences, QWidget* parent = nullptr);

    // Each game has its own checks. Only what suits the game that is shown can be switched (null:
    // no game is shown).
    void setGame(const Ruleset* game);

private:
    void refresh();

    Preferences& m_preferences;
    const Ruleset* m_game = nullptr;
};

// The menu Game: what can be done with the game that is shown, and the ways to the other pages.
class GameMenu : public QMenu {
    Q_OBJECT

public:
    // Undo brings a removed program back as long as nothing else was done on the page.
    GameMenu(Games games, Pages& pages, ProgramRemoval& removal, QWidget* parent = nullptr);

private:
    // An entry for the game's page that is shown. Nothing happens where none is.
    QAction* addOfGame(QMenu& menu, Wording words, const QKeySequence& keys,
                       std::function<void(GamePage&)> slot);
    void addJumps();
    void addGames(Games games);
    void addAloud();
    void refresh();
    QString wordsOfSolving() const;
    bool undoesRemoval() const;

    // Where somebody is in a game.
    struct Place {
        const GamePage* page;
        std::string game;
        std::optional<std::size_t> node; // empty: it is being set up
        Picture picture;
        bool operator==(const Place&) const = default;
    };
    std::optional<Place> place() const; // empty: no game's page is shown

    Pages& m_pages;
    ProgramRemoval& m_removal;
    std::optional<Place> m_ofRemoval;
    QMenu* m_aloud; // what can be heard of a game
    QAction *m_newGame, *m_resign, *m_hint, *m_moveNow, *m_solve, *m_edit, *m_vary, *m_allGames;
    std::array<QAction*, allJumps.size()> m_jumps{};
    std::string m_steppedIn; // the game in which one has stepped last
};

// The menu Help and what it opens: the rules or the help of the page that is shown, beside it; the
// sheet of all keys; the first steps; a word about the program.
class HelpMenu : public QMenu {
    Q_OBJECT

public:
    // The rules lie beside the pages in this window, and it tells its keys.
    HelpMenu(Games games, Pages& pages, Preferences& preferences, QMainWindow& window);

    HelpView* view() const { return m_view; }
    Tour& tour() const { return *m_tour; }

    void showRules(bool shown);
    void showAbout();
    void showShortcuts(); // all keys, in a window of their own
    void takeTour();      // the first steps, from the beginning
    void welcome();       // the same, unless that was done on an earlier day
    // Ends the tour or else closes the sheet of keys. False: neither is there.
    bool putAway();

private:
    QString wordsOfHelp() const; // what F1 opens here
    void follow();
    void refresh();

    Pages& m_pages;
    Preferences& m_preferences;
    QMainWindow& m_window;
    HelpView* m_view;
    Tour* m_tour;
    QPointer<ShortcutSheet> m_shortcuts; // null: closed
    QAction* m_rules;
};

} // namespace bouton
