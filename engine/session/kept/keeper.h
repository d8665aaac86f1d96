// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointer>

#include <map>
#include <set>
#include <string>
#include <vector>

#include "session/kept/shelf.h"
#include "session/session.h"

namespace bouton {

// Keeps the games of tables on a shelf as they are played, and brings games back to the tables.
// Nothing here blocks.
class Keeper : public QObject {
    Q_OBJECT

public:
    explicit Keeper(Shelf& shelf, QObject* parent = nullptr);

    Shelf& shelf() { return m_shelf; }
    // From now on the table's game is kept after every change, and Undo at its start brings back
    // the game before. The session must not go before the keeper, unless it is not used any more.
    void watch(Session& session);
    // Whether ended games go into an archive; at first they do. Then the games of the shelf that
    // have ended and are not in it stay, and found() tells of them once, as soon as the shelf is
    // known. Else the newest ones alone stay.
    void setArchive(bool on) { m_archive = on; }
    // The archive has this game. Whoever hears ended() or found() says so, once for each.
    void archived(const std::string& id);

    // Keeps the games of all tables as they are now, with the time that their clocks have.
    void keepAll();

    // Brings a game of the shelf to the table, unless the table has changed before it is read.
    void bring(Session& session, const std::string& id);
    // Puts a game that was read from elsewhere on the table: it gets an id of its own, and Undo at
    // its start leads back to the game that was there. An end that it has already is not the
    // user's, and never goes into the archive.
    static void put(Session& session, Reopened game, Phrase notice = {});

    // The games that can be gone on with, the one last changed first.
    std::vector<SavedGame> unfinished() const;
    // The newest one of a game, that is on no table of ours; null if there is none.
    const SavedGame* newestOf(const Ruleset& rules) const;
    // Whether the game is on one of our tables.
    bool onATable(const std::string& id) const;

signals:
    void changed(); // unfinished()
    // A game for the archive, as it ended. Each end of a game is told once.
    void ended(const bouton::SavedGame& game); // on a table; it may go on by Undo
    void found(const bouton::SavedGame& game); // on the shelf, from another day
    void endTakenBack(const std::string& id);  // nobody has resigned: the archive forgets the game
    void brought(bouton::Session* session);    // a game of the shelf is on this table
    void answered(bouton::Session* session);   // what was asked for is here, or will not come
    void copied(bouton::Session* session);     // what is on this table is a copy
    void failed(const bouton::Phrase& why);    // a game cannot be kept, read or brought back

private:
    struct Wanted {
        QPointer<Session> session;
        std::string instead; // the id that was on the table when it was asked for
        bool back = false;   // by Undo, so that Redo leads there again
        Phrase notice;
    };
    // What the archive was told of a game, and whether it has that.
    struct Ended {
        SavedGame game; // without an id: nothing that still holds
        int unanswered = 0;
        bool archived = false;
    };
    void look();
    void offer(const SavedGame& game);
    void tellEnd(SavedGame& game, bool here);
    void keepSoon(Session& session);
    void keep(Session& session);
    void ask(Session& session, const std::string& id, Phrase notice, bool back = false);
    void take(const std::shared_ptr<Shelf::Opened>& opened);
    void bringOpened(Shelf::Opened& opened, const Wanted& wanted);
    void putBefore(Session& session);

    Shelf& m_shelf;
    std::vector<QPointer<Session>> m_sessions;
    std::vector<QPointer<Session>> m_dirty; // that have changed and are not yet kept
    std::map<Shelf::Ticket, Wanted> m_wanted;
    std::map<std::string, Ended> m_ended;
    std::map<std::string, SavedGame> m_kept; // of our tables, as they were kept last
    std::set<std::string> m_dropped;         // they go from the shelf
    std::map<std::string, SavedGame> m_left; // by Undo, before anything was worth keeping of them
    bool m_archive = true, m_looked = false;
};

} // namespace bouton
