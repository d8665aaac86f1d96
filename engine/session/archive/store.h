// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "session/archive/database.h"
#include "session/archive/entry.h"
#include "session/archive/query.h"

namespace bouton {

// The ended games that are kept, in the database of a folder. All of it belongs to one thread, and
// every call blocks for the disk. A call that is refused has changed nothing.
class Store {
public:
    using Numbers = std::vector<Entry::Number>;

    explicit Store(const QString& folder, Database::Patience patience = Database::usual,
                   std::stop_token hurry = {})
        : m_base(std::make_unique<Database>(folder, patience, std::move(hurry))) {}

    // Opens the database. If the old one had to be set aside, the games that can still be read from
    // it are taken over.
    void open();
    // What must be done between two tasks: sets a database aside in which damage came to light.
    void mend();
    // Whether what is added is in the file. Where not, openAgain() tries to open it, and brings
    // there what was added and deleted meanwhile.
    bool keeps() const { return m_base->state() == Database::State::Open; }
    void openAgain();
    Database& base() { return *m_base; }

    // Keeps an ended game. It takes the place of a game with the same id, and its findings are
    // forgotten if it is not the same. A copy of a game that is here already is left out, and so is
    // what was deleted, under any id, until it is played on differently.
    Or<void> add(const SavedGame& game);
    // The same for a game from a file of another day, which does not take the place of a newer one.
    Or<void> offer(const SavedGame& game);

    // Forgets a game that has not ended after all; it can be added again. One that was deleted
    // stays so.
    Or<void> withdraw(const std::string& id);

    // The whole game.
    Or<SavedGame> game(Entry::Number number);
    Or<QByteArray> file(Entry::Number number); // its text, as kept/game_file.h writes it

    // Finds the games that were not deleted: the first ones of a query, and the numbers of all of
    // them. A stop gives those found so far.
    Or<std::vector<Entry>> first(const Query& query, std::size_t most);
    Or<Numbers> find(const Query& query, const std::stop_token& stop = {});
    // The lines of these games, in this order. Those that are not there any more are left out.
    Or<std::vector<Entry>> entries(const Numbers& numbers);
    Or<Statistics> statistics(const Filter& filter);
    // Calls `take` with the text of each game of these rules that one human played, the newest
    // first, until it gives false. A text that is damaged is left out.
    Or<void> eachOfOneHuman(const QString& game,
                            const std::function<bool(const QByteArray&)>& take);
    // The newest game without findings, but for these, if any.
    Or<std::optional<Entry::Number>> nextToReview(const Numbers& but);

    // Deletes games, so that they are found no more. First a game is gone: it bears the mark of a
    // batch, by which it can be put back. Then the batch is sealed, and in the end its games are
    // purged from the file. Of them their lines (lineOf()) stay buried, by which it is known that
    // they were deleted. A batch is above zero. Gives how many games there were.
    Or<int> remove(const Numbers& numbers, std::int64_t batch);
    Or<int> removeAll(std::int64_t batch);
    Or<int> putBack(std::int64_t batch);
    // From now on nobody can put these back; and those of other programs that ended long ago.
    Or<void> seal(std::int64_t batch);
    // The same for what programs have left that were killed, or whose disk was full: for all, if no
    // other program has the archive open.
    Or<void> sealLeft();
    // Takes at most so many of those out of the file for good. Gives whether there are more.
    Or<bool> purge(int most);

    // What a review found; empty: it found that there can be none.
    Or<void> keepFindings(Entry::Number number, const std::optional<Findings>& findings);

    // Writes a copy of the archive into a new file. A file with this name is replaced.
    Or<void> backUp(const QString& path);
    // Puts the games of such a copy in the place of all games. Before that the archive as it is is
    // copied beside itself; gives the name of that copy, with which this can be taken back. Refuses
    // a file that is damaged, or no archive.
    Or<QString> restore(const QString& path);

private:
    // What the archive has of a game with this id.
    struct Known {
        Entry::Number number = 0; // 0: nothing
        bool gone = false;
        qlonglong ended = 0;
        QByteArray text;
    };
    Or<Known> known(const SavedGame& game);
    Or<bool> leavesOut(const SavedGame& game, const Known& known);
    Or<bool> hasCopyOf(const SavedGame& game);
    Or<void> put(const SavedGame& game, bool isOffered);
    Or<void> carryOver(Database& from);
    std::size_t salvage(const QString& path);
    Or<void> bury(std::int64_t line);
    Or<bool> buried(std::int64_t line);
    Or<int> nameLines(int most);
    Or<bool> purgeAll();

    std::unique_ptr<Database> m_base; // there is always one
};

} // namespace bouton
