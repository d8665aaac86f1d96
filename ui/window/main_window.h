// SPDX-License-Identifier: MIT
#pragma once

#include <QMainWindow>

#include "games/catalogue.h"
#include "session/kept/unsaved_games.h"
#include "ui/files/library.h"
#include "ui/preferences/preferences.h"
#include "ui/window/sounds.h"

namespace bouton {

class EditMenu;
class FileMenu;
class GameFiles;
class GamePage;
class HelpMenu;
class InsightMenu;
class NoticeBar;
class Notices;
class Pages;
class ViewMenu;

// The window of Bouton: it owns what is kept, the pages, the menus and the line that answers what
// one does, and joins them. What each of them does it does itself.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(std::uint64_t seed, std::span<const Ruleset* const> games = catalogue(),
                        QWidget* parent = nullptr);
    ~MainWindow() override;

    Preferences& preferences() { return m_preferences; }
    Library& library() { return m_library; }
    UnsavedGames& unsaved() { return m_unsaved; }
    Pages& pages() { return *m_pages; }
    GameFiles& files() { return *m_files; }
    HelpMenu& help() { return *m_help; }

    // Opens what the command line names: a file, or a game and a position. What is wrong is told.
    void openArguments(const QStringList& arguments);
    // Closes the innermost thing: ends the tour or closes the sheet of keys; else what is open on
    // the game's page; else the rules; else the full screen; else it shows the page that one came
    // from.
    void escape();

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void makeMenus(std::span<const Ruleset* const> games);
    void joinNotices();
    void notice(const QObject& source, const Phrase& words);
    void joinFiles();
    void joinPages();
    void joinGamesInPlay();
    void goOn(const std::string& id);
    void join(GamePage& page);

    Preferences m_preferences;
    Sounds m_sounds{m_preferences};
    Library m_library;
    UnsavedGames m_unsaved{m_library.keeper()};
    Notices* m_notices;
    NoticeBar* m_noticeBar; // above the pages
    Pages* m_pages;
    GameFiles* m_files;
    FileMenu* m_fileMenu;
    EditMenu* m_editMenu;
    ViewMenu* m_viewMenu;
    InsightMenu* m_insights;
    HelpMenu* m_help;
};

} // namespace bouton
