#pragma once

#include <QMainWindow>
#include <QPointer>

#include <array>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/random.h"
#include "games/catalogue.h"
#include "session/archive/reviewer.h"
#include "session/kept/keeper.h"
#include "session/kept/own_book.h"
#include "ui/archive/own_ratings.h"
#include "ui/game/time_bar.h"
#include "ui/preferences/preferences.h"
#include "ui/window/sounds.h"

class QStackedWidget;

namespace bouton {

class EditMenu;
class FileMenu;
class GameFiles;
class GamePage;
class HelpView;
class ArchivePage;
class InsightMenu;
class LaboratoryPage;
class Notices;
class PreferencesPage;
class ShortcutSheet;
class StartPage;
class Tour;

// The window of Bouton: the start page, and a page for each game that has been opened.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(std::uint64_t seed, std::span<const Ruleset* const> games = catalogue(),
                        QWidget* parent = nullptr);

    ~MainWindow() override;

    // Shows the game's page, as it was left; nothing happens if there is no such game.
    void openGame(std::string_view id);
    void showStartPage();
    void openFirstGame(); // of the start page
    void openLaboratory();
    void openArchive();     // the page of the ended games
    void openPreferences(); // the page of preferences; Escape leads back
    // Opens the game's page and begins a game from this position, with a human to move. What the
    // game does not know, and a game that is not here, is ignored.
    void openPosition(const QString& id, const QString& position);
    // Opens what the command line names: a file, or a game and a position. What is wrong is told.
    void openArguments(const QStringList& arguments);
    Keeper& keeper() { return m_keeper; }
    Archive& archive() { return m_archive; }
    const OwnRatings& ratings() const { return m_ratings; }
    OwnBook& ownBook() { return m_ownBook; }
    GameFiles& files() { return *m_files; }
    GamePage* gamePage() const;                                 // the one that is shown, or null
    LaboratoryPage* laboratory() const { return m_laboratory; } // null until it is opened
    StartPage* startPage() const { return m_start; }
    ArchivePage* archivePage() const { return m_archivePage; } // null until it is opened
    HelpView* help() const { return m_help; }
    Tour& tour() { return *m_tour; }
    // Shows the first steps, unless that was done on an earlier day.
    void welcome();
    Preferences& preferences() { return m_preferences; }

public slots:
    void newGame();
    void resign();
    // Ends the tour or closes the sheet of keys; else takes a click back; else closes the rules;
    // else leaves the full screen; else shows the page that one came from, which is the start page
    // but for the preferences.
    void escape();
    void showRules(bool shown);
    void showAbout();
    void showShortcuts(); // all keys, in a window of their own
    void takeTour();      // the first steps, from the beginning

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeFileMenus();
    void joinFiles();
    void makeGameMenu();
    void continueGame(const std::string& id);
    void removeGame(const std::string& id);
    void showGamesInPlay();
    void tell(const QString& sentence); // in the status bar, for a few seconds
    void addJumps(QMenu* menu);
    void makeViewMenu();
    void makeHelpMenu();
    QString wordsOfHelp() const;
    template <class Slot>
    QAction* add(QMenu* menu, const char* text, const QKeySequence& keys, Slot slot);
    QMenu* addMenu(const char* text); // in the menu bar
    void showGamesOnCards();
    void sayTitle();
    void setFullScreen(bool full);
    const Ruleset* find(std::string_view id) const; // null: none
    // Shows the game's page. A new page gets the last game that was played on it, unless another
    // one comes at once.
    enum class Fresh { No, Yes };
    GamePage& open(const Ruleset& game, Fresh fresh = Fresh::No);
    void bringHelp(); // to what is shown
    bool inLaboratory() const;
    bool inArchive() const;
    bool inPreferences() const;
    void leavePreferences();
    std::optional<std::string> positionOf(const Ruleset& game) const;
    void askForOwnGames(QObject* receiver, const Ruleset& game,
                        std::function<void(std::vector<PlayedGame>)> then);
    void showPage(QWidget* page);
    void refreshActions();

    std::span<const Ruleset* const> m_games;
    Random m_random;
    Preferences m_preferences;
    Sounds m_sounds{m_preferences};
    Shelf m_shelf;
    Keeper m_keeper;
    Archive m_archive;
    OwnRatings m_ratings;
    OwnBook m_ownBook;
    Reviewer m_reviewer;   // of the archive, while no game and no experiment is looked at
    Notices* m_notices;    // of the status bar
    QString m_hinted;      // the last sentence of a game in the status bar
    std::string m_removed; // the game that was removed last
    GameFiles* m_files;
    FileMenu* m_fileMenu = nullptr;
    EditMenu* m_editMenu = nullptr;
    QStackedWidget* m_pages;
    StartPage* m_start;
    std::map<const Ruleset*, GamePage*> m_gamePages;
    LaboratoryPage* m_laboratory = nullptr;
    ArchivePage* m_archivePage = nullptr;
    PreferencesPage* m_preferencesPage = nullptr;
    QPointer<QWidget> m_beforePreferences; // the page that one came from
    HelpView* m_help;
    Tour* m_tour;
    QPointer<ShortcutSheet> m_shortcuts; // null: closed
    InsightMenu* m_insights = nullptr;
    QAction *m_newGame = nullptr, *m_resign = nullptr, *m_hint = nullptr, *m_moveNow = nullptr,
            *m_edit = nullptr, *m_allGames = nullptr, *m_fullScreen = nullptr, *m_rules = nullptr,
            *m_turned = nullptr;
    std::array<QAction*, allJumps.size()> m_jumps{};
};

} // namespace bouton
