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
#include "ui/game/time_bar.h"
#include "ui/preferences.h"

class QStackedWidget;

namespace bouton {

class GamePage;
class HelpView;
class InsightMenu;
class LaboratoryPage;
class PreferencesPage;
class StartPage;

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
    void openLaboratory();
    void openPreferences(); // the page of preferences; Escape leads back
    // Opens the game's page and begins a game from this position, with a human to move. What the
    // game does not know, and a game that is not here, is ignored.
    void openPosition(const QString& id, const QString& position);
    GamePage* gamePage() const;                                 // the one that is shown, or null
    LaboratoryPage* laboratory() const { return m_laboratory; } // null until it is opened
    StartPage* startPage() const { return m_start; }
    HelpView* help() const { return m_help; }
    Preferences& preferences() { return m_preferences; }

public slots:
    void newGame();
    void resign();
    // Takes a click back; else closes the rules; else leaves the full screen; else shows the page
    // that one came from, which is the start page but for the preferences.
    void escape();
    void showRules(bool shown);
    void showAbout();

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeGameMenu();
    void addJumps(QMenu* menu);
    void makeViewMenu();
    void makeHelpMenu();
    template <class Slot>
    QAction* add(QMenu* menu, const char* text, const QKeySequence& keys, Slot slot);
    QMenu* addMenu(const char* text); // in the menu bar
    void showGamesOnCards();
    void sayTitle();
    void setFullScreen(bool full);
    const Ruleset* find(std::string_view id) const; // null: none
    void open(const Ruleset& game);
    bool inLaboratory() const;
    bool inPreferences() const;
    void leavePreferences();
    std::optional<std::string> positionOf(const Ruleset& game) const;
    void showPage(QWidget* page);
    void refreshActions();

    std::span<const Ruleset* const> m_games;
    Random m_random;
    Preferences m_preferences;
    QStackedWidget* m_pages;
    StartPage* m_start;
    std::map<const Ruleset*, GamePage*> m_gamePages;
    LaboratoryPage* m_laboratory = nullptr;
    PreferencesPage* m_preferencesPage = nullptr;
    QPointer<QWidget> m_beforePreferences; // the page that one came from
    HelpView* m_help;
    InsightMenu* m_insights = nullptr;
    QAction *m_newGame = nullptr, *m_resign = nullptr, *m_hint = nullptr, *m_allGames = nullptr,
            *m_fullScreen = nullptr, *m_rules = nullptr;
    std::array<QAction*, allJumps.size()> m_jumps{};
};

} // namespace bouton
