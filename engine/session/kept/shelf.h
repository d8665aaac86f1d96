#pragma once

#include <QObject>
#include <QString>

#include <map>
#include <memory>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "games/catalogue.h"
#include "session/kept/disk.h"
#include "session/kept/game_file.h"
#include "session/kept/reopened.h"
#include "session/mailbox.h"
#include "session/task_thread.h"

class QFileSystemWatcher;
class QLockFile;
class QTimer;

namespace bouton {

// The games that are kept, each as the file "ID.bouton" of one folder. Everything is read and
// written on a thread of its own; nothing here blocks but finish() and the destructor.
//
// Several programs may share the folder. A game that is on a table of one of them is held by it (a
// lock file beside it). Another program that opens it gets a copy with an id of its own.
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
    // Takes all games to another folder. moved() tells where they are then: where they were, if the
    // other folder cannot be written.
    void moveTo(const QString& folder);

    // Writes the game soon. Of the same game only the newest state is written. What cannot be
    // written is tried again with the next game, and when the shelf goes; failed() tells it once.
    void keep(SavedGame game);
    // Removes a game's file. As long as the shelf lives, putBack() brings it back.
    void discard(const std::string& id);
    void putBack(const std::string& id);
    // The game is on no table of ours any more.
    void release(const std::string& id);
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

    // Blocks until everything so far is done. What cannot be written is left.
    void finish();

signals:
    void changed(); // games()
    void moved(const QString& folder);
    void opened(const std::shared_ptr<bouton::Shelf::Opened>& game);
    void saved(bouton::Shelf::Ticket ticket, const bouton::Or<void>& done);
    // Keeping does not work, and why; once until it works again. Or a file of the folder cannot be
    // read; once a file.
    void failed(const bouton::Phrase& why);
    void recovered(); // everything is kept again

private:
    struct Written {
        Ticket ticket;
        Or<void> done;
    };
    struct Recovered {};
    struct Moved {
        QString folder;
    };
    using News = std::variant<std::vector<SavedGame>, std::shared_ptr<Opened>, Written, Phrase,
                              Recovered, Moved>;

    // What the disk's thread alone uses.
    struct Held;

    void post(News news) { m_box.post(std::move(news)); }
    void listen(News news);
    void scan();
    void sweep();
    void watch();
    void writePending();
    void tellGames();
    QString fileOf(const std::string& id) const;
    bool hold(const std::string& id);
    Or<void> carry(const QString& folder);
    Or<SavedGame> find(const std::string& id);
    Or<SavedGame> read(const QString& file);
    std::shared_ptr<Opened> openedFrom(Ticket ticket, const Or<QByteArray>& text) const;

    QString m_folder;
    const std::shared_ptr<Disk> m_disk;
    const std::span<const Ruleset* const> m_rules;
    std::vector<SavedGame> m_games;
    bool m_known = false;
    Ticket m_tickets = 0;
    QFileSystemWatcher* m_watcher;
    QTimer* m_rescan; // after the folder has changed

    Mailbox<News> m_box;
    std::mutex m_mutex;                         // guards what is pending
    std::map<std::string, SavedGame> m_pending; // to be written

    std::unique_ptr<Held> m_held;
    TaskThread m_thread; // last: it uses all of the above
};

} // namespace bouton
