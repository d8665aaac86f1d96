// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "games/catalogue.h"
#include "session/kept/game_file.h"
#include "session/kept/games_folder.h"
#include "session/task_thread.h"
#include "session/values/reopened.h"

class QFileSystemWatcher;
class QTimer;

namespace bouton {

// The games that are kept (games_folder.h says how), as the window's thread knows them. Everything
// is read and written on a thread of its own; nothing here blocks but flush(), finish() and the
// destructor.
//
// A game that is on a table is held by its program. Another program that opens it gets a copy with
// an id of its own.
class Shelf : public QObject {
    Q_OBJECT

public:
    using Ticket = std::uint64_t;
    // What was asked for. `ticket` tells for which call it is the answer.
    struct Opened {
        Ticket ticket;
        Or<Reopened> game;
        bool copied = false; // another program holds the game, so this is a copy
        // The text holds several games, a line each, so that one must be chosen and asked for by
        // openText(). The game is a refusal then.
        std::vector<std::string> choices{};
    };

    explicit Shelf(QString folder, std::shared_ptr<Disk> disk = std::make_shared<Disk>(),
                   std::span<const Ruleset* const> games = catalogue(), QObject* parent = nullptr);
    // Blocks until everything is written.
    ~Shelf() override;

    const QString& folder() const { return m_folder; }
    // Takes all games to another folder. moved() tells where they are then, after the last of
    // several calls: where they were, if the other folder cannot be written. Nothing happens if
    // they are there.
    void moveTo(const QString& folder);

    // Writes the game soon. Of the same game only the newest state is written. What cannot be
    // written is tried again after some seconds, with the next game, when the folder is another
    // one, and when the shelf goes; failed() tells it once.
    void keep(SavedGame game);
    // Removes a game's file. As long as the shelf lives, putBack() brings it back.
    void discard(const std::string& id);
    void putBack(const std::string& id);
    // The game is on no table of ours any more.
    void release(const std::string& id);
    // What follows is done when there is time for it, and not any more when the shelf goes: removes
    // the file of a game that nobody will miss,
    void drop(const std::string& id);
    // reads a game as it is kept, without holding it (fetched() has it, if it can be read),
    void fetch(const std::string& id);
    // and writes into the file of an ended game that the archive has it, unless another program
    // holds the game.
    void mark(const std::string& id);
    // All games of the folder, the one last changed first, without their trees and messages. They
    // are known once changed() was emitted.
    const std::vector<SavedGame>& games() const { return m_games; }
    bool known() const { return m_known; } // the folder was read at least once

    // Opens a game of the shelf, and holds it from then on; or any file; or the text of a file. A
    // text is that of a .bouton file, or has games as one-line records (docs/notation.md). opened()
    // has the answer.
    Ticket open(const std::string& id);
    Ticket openFile(const QString& file);
    Ticket openText(QByteArray text);
    // Writes any file. saved() has the answer.
    Ticket save(const QString& file, QByteArray bytes);

    // Blocks until all games are written as they are kept. Gives those that cannot be.
    std::vector<SavedGame> flush();
    // The same, and blocks until everything so far is done.
    std::vector<SavedGame> finish();

signals:
    void changed(); // games()
    void moved(const QString& folder);
    void opened(const std::shared_ptr<bouton::Shelf::Opened>& game);
    void fetched(const bouton::SavedGame& game);
    void saved(bouton::Shelf::Ticket ticket, const bouton::Or<void>& done);
    // Keeping does not work, and why; once until it works again. Or a file of the folder cannot be
    // read; once a file. Or no game can be kept in the folder at all.
    void failed(const bouton::Phrase& why);
    void recovered(); // everything is kept again

private:
    Ticket ask(std::function<Opened()> find);
    void put(SavedGame game);
    void remove(const std::string& id);
    void hearOfWriting(const std::optional<Phrase>& why);
    void watch();
    // These are called on the disk's thread.
    void writePending();
    void tellOfWriting(const std::optional<Phrase>& why);
    void tellGames();
    void look();
    void fail(const Phrase& why);

    QString m_folder;
    const std::shared_ptr<Disk> m_disk;
    const std::span<const Ruleset* const> m_rules;
    std::vector<SavedGame> m_games;
    bool m_known = false, m_failing = false;
    Ticket m_tickets = 0;
    int m_moves = 0;      // that have not come to their end
    bool m_moved = false; // one of them was to another folder
    QFileSystemWatcher* m_watcher;
    QTimer* m_look;  // after the folder has changed
    QTimer* m_retry; // after the disk has refused a game

    std::mutex m_mutex;           // guards what is pending
    GamesFolder::Games m_pending; // to be written
    GamesFolder m_kept;           // of the disk's thread
    TaskThread m_thread;          // last: it uses all of the above
};

} // namespace bouton
