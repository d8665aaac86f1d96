// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointer>

#include <functional>
#include <map>
#include <set>

#include "session/kept/keeper.h"

class QMimeData;
class QWidget;

namespace bouton {

struct Format;
class GamePage;
class Preferences;

// Games from files, from the clipboard and from what is dropped on the window, and into them. Files
// are read and written on the shelf's thread. Whatever cannot be read is told in a sentence, and
// the game on the table stays.
class GameFiles : public QObject {
    Q_OBJECT

public:
    // Where one of the games comes to: the page of its rules, which is shown then.
    using PageOf = std::function<GamePage&(std::string_view game)>;

    GameFiles(Keeper& keeper, Preferences& preferences, std::span<const Ruleset* const> games,
              PageOf pageOf, QWidget* window);

    // Or a lesson's, or exercises, or rules; a folder, a file of WTHOR, and a text with more games
    // than one would choose from, is a collection.
    void open(const QString& path);
    void openCollection(const QStringList& paths);
    void askToOpen();
    void openText(const QByteArray& file); // the text of a game's file
    // The same of others' game: it is not the user's, also if a player has his name.
    void openTheirs(const QByteArray& file);
    // Saves the page's game under the name that it has; asks for one if it has none.
    void save(GamePage& page);
    void askToSave(GamePage& page);
    // Writes the game into this file; the ending says how: ".bouton" whole, ".txt" as one line,
    // others as the formats of the game that have them (games/formats.h). Or in this format.
    void saveAs(GamePage& page, const QString& path, const Format* format = nullptr);
    // The name that is proposed for a game.
    static QString nameFor(const Session& session);

    // What the clipboard or a drop holds of the page's table: the position as text, or the game as
    // one line and as a whole, for another window of Bouton.
    static QMimeData* positionOf(GamePage& page);
    static QMimeData* gameOf(GamePage& page);
    // The game as others write it, which must be in play; `leftOut` gets sentences of what has no
    // room there.
    static QString writtenAs(const Format& format, GamePage& page, QString& leftOut);
    // Whether something of this could be opened.
    static bool takes(const QMimeData& data);
    // Opens what it holds: files, a game, or a position in any notation that a game reads. The game
    // on `page` is tried first; null if none is.
    void take(const QMimeData& data, GamePage* page);
    // A position of this game as text begins a game. Refuses one that is no position.
    Or<void> begin(const Ruleset& rules, std::string_view position);

signals:
    void statusText(const QString& sentence);  // what was done; empty: nothing is to be told
    void lessonWanted(const QString& path);    // a teacher's own lesson is to be opened
    void exercisesWanted(const QString& path); // a set of them
    void collectionWanted(const QStringList& paths);
    void rulesWanted(const QString& text); // of a game of one's own, right or not
    // A file or the text of a game cannot be opened; or, if not `opening`, what was pasted is not a
    // game, or a game cannot be saved.
    void refused(const bouton::Phrase& why, bool opening = true);
    // The text holds several games; choose() opens one.
    void choiceWanted(const QString& title, const std::vector<std::string>& games);

public slots:
    void choose(const std::string& game);

private:
    void listen(const std::shared_ptr<Shelf::Opened>& opened);
    void openRules(const QString& path);
    void takeText(const QString& text, GamePage* page);
    void openDialogsAtTheLastFile();
    void remember(const QString& path, const std::string& id);
    SavedGame signedGame(const Session& session) const;

    Keeper& m_keeper;
    Preferences& m_preferences;
    std::span<const Ruleset* const> m_games;
    PageOf m_pageOf;
    QWidget* m_window;
    std::map<Shelf::Ticket, QString> m_opening; // the file's path; empty: no file
    std::set<Shelf::Ticket> m_theirs;           // of those: others' games
    struct Saving {
        QString path;
        std::string id;
        QString leftOut; // of the file, in sentences; empty: nothing
    };
    std::map<Shelf::Ticket, Saving> m_saving;
    std::map<std::string, QString> m_paths; // the file of a game, by its id
};

} // namespace bouton
