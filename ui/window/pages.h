// SPDX-License-Identifier: MIT
#pragma once

#include <QPointer>
#include <QStackedWidget>

#include <map>
#include <string_view>

#include "core/random.h"
#include "games/catalogue.h"
#include "ui/archive/archive_words.h"

namespace bouton {

class ArchivePage;
class CollectionPage;
class GamePage;
class LaboratoryPage;
class LessonsPage;
class Library;
class OwnGamePage;
class Preferences;
class PreferencesPage;
class ProgressKeeper;
class Session;
struct SavedGame;
class StartPage;

// The pages of the window, of which one is shown, and the ways between them. A page is made when
// it is first gone to, and stays as it was left.
class Pages : public QStackedWidget {
    Q_OBJECT

public:
    // Draws what is drawn on the pages from the seed.
    Pages(Games games, std::uint64_t seed, Preferences& preferences, Library& library,
          QWidget* parent = nullptr);

    enum class Place {
        Start,
        Game,
        Lessons,
        Laboratory,
        Archive,
        Collection,
        Preferences,
        OwnGame
    };
    Place place() const;   // the page that is shown
    QString title() const; // of the window on that page

    StartPage* start() const { return m_start; }
    GamePage* game() const;                                     // the one that is shown, or null
    LessonsPage* lessons() const { return m_lessons; }          // null until they are opened
    LaboratoryPage* laboratory() const { return m_laboratory; } // null until it is opened
    ArchivePage* archive() const { return m_archive; }          // null until it is opened
    CollectionPage* collection() const { return m_collection; } // null until one is opened
    OwnGamePage* ownGame() const { return m_ownGame; }          // null until it is opened

    const Ruleset* find(std::string_view id) const; // null if there is no such game here
    std::string idsOfGames() const;                 // "tic-tac-toe, reversi"
    // The page on whose table the game of this id is; null if none.
    GamePage* tableOf(std::string_view gameId) const;

    // Shows the game's page. A new page gets the last game that was played on it.
    GamePage& open(const Ruleset& game) { return open(game, true); }
    GamePage& openForAnother(const Ruleset& game) { return open(game, false); } // comes at once
    void openGame(std::string_view id); // by the name of its rules; nothing if there is none
    void openFirstGame();               // of the start page
    // Begins a game from this position, with a human to move. What the game does not know, and a
    // game that is not here, is ignored.
    void openPosition(const QString& id, const QString& position);
    void openLessons();
    void openLesson(const QString& path); // a teacher's own
    void openExercises(const QString& path);
    void goOnWithLessons(); // where one left off
    void openLaboratory();
    void openArchive();                            // the page of the ended games
    void openCollection(const QStringList& paths); // the games of these files and folders
    // The page where games of one's own are written; with rules that come from elsewhere.
    OwnGamePage& openOwnGame();
    void openRules(const QString& text);
    void openPreferences();
    void askWhereToKeep(); // the games, among the preferences
    // What was asked for has come to this table, or will not come: it may have the keys.
    void giveKeys(Session* session);
    // The keys are for what one came from; where there is a game to go on with, for that.
    void showStart();
    // Shows the page that one came from, which is the start page but for the preferences and for a
    // game that was opened in the archive or in a collection. False if there is none.
    bool back();

signals:
    void went();                                // another page is shown
    void changed();                             // so it is, or what can be done on it may differ
    void made(bouton::GamePage* page);          // before it is shown the first time
    void fileWanted();                          // one is to be chosen and opened
    void toldOf(const QString& what);           // a sentence about what came by itself
    void wanted(const bouton::SavedGame& game); // of the archive, on a table
    // The same of a collection: it is its players' game, whatever they are called.
    void theirsWanted(const bouton::SavedGame& game);
    void collectionOpened(const QStringList& paths);
    void refused(const bouton::Phrase& why); // a file cannot be read
    void removedRules(const QString& title); // of a game of one's own; undo is the page's

protected:
    void changeEvent(QEvent* event) override;

private:
    GamePage* make(const Ruleset& game);
    void openClaim(const std::string& id);
    GamePage& open(const Ruleset& game, bool bringsLast);
    bool bringLast(GamePage& page); // false if there is none
    void go(QWidget* page);
    void showGamesOnCards();
    void showLessonsOnCard();
    void showOnCard(const Ruleset& game);
    QString proposedOn(const Ruleset& game) const;
    std::optional<std::string> positionOf(const Ruleset& game) const;

    const Games m_games;
    Random m_random;
    Preferences& m_preferences;
    Library& m_library;
    StartPage* m_start;
    std::map<const Ruleset*, GamePage*> m_gamePages;
    ProgressKeeper* m_progress; // of the lessons
    LessonsPage* m_lessons = nullptr;
    LaboratoryPage* m_laboratory = nullptr;
    ArchivePage* m_archive = nullptr;
    CollectionPage* m_collection = nullptr;
    OwnGamePage* m_ownGame = nullptr;
    PreferencesPage* m_preferencesPage = nullptr;
    QPointer<QWidget> m_before; // the preferences were opened
    // Whence the game was opened that is shown, or was last: the archive, a collection and
    // where rules are written are what one comes back to.
    Place m_gameFrom = Place::Start;
};

} // namespace bouton
