#pragma once

#include <QByteArray>

#include <memory>

#include "session/archive/copies.h"
#include "session/archive/deletions.h"
#include "session/archive/listing.h"

namespace bouton {

// The ended games that are kept, in the database of a folder. All of it belongs to one thread, and
// every call blocks for the disk. A call that is refused has changed nothing.
class Store {
public:
    using Numbers = Listing::Numbers;

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

    // What can be found (listing.h).
    Or<std::vector<Entry>> first(const Query& query, std::size_t most) {
        return listing().first(query, most);
    }
    Or<Numbers> find(const Query& query, const std::stop_token& stop = {}) {
        return listing().find(query, stop);
    }
    Or<std::vector<Entry>> entries(const Numbers& numbers) { return listing().entries(numbers); }
    Or<Statistics> statistics(const Filter& filter) { return listing().statistics(filter); }
    Or<void> eachOfOneHuman(const QString& game,
                            const std::function<bool(const QByteArray&)>& take) {
        return listing().eachOfOneHuman(game, take);
    }
    Or<std::optional<Entry::Number>> nextToReview(const Numbers& but) {
        return listing().nextToReview(but);
    }

    // What is deleted, and put back (deletions.h).
    Or<int> remove(const Numbers& numbers, std::int64_t batch) {
        return deletions().remove(numbers, batch);
    }
    Or<int> removeAll(std::int64_t batch) { return deletions().removeAll(batch); }
    Or<int> putBack(std::int64_t batch) { return deletions().putBack(batch); }
    Or<void> seal(std::int64_t batch) { return deletions().seal(batch); }
    Or<void> sealLeft() { return deletions().sealLeft(); }
    Or<bool> purge(int most) { return deletions().purge(most); }

    // What a review found; none: it found that there can be none.
    Or<void> keepFindings(Entry::Number number, const std::optional<Findings>& findings);

    // Copies of it all (copies.h).
    Or<void> backUp(const QString& path) { return bouton::backUp(*m_base, path); }
    Or<QString> restore(const QString& path) { return bouton::restore(*m_base, path); }

private:
    Listing listing() { return Listing(*m_base); }
    Deletions deletions() { return Deletions(*m_base); }
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
    enum class From { Table, File };
    Or<void> put(const SavedGame& game, From from);
    Or<void> carryOver(Database& from);
    std::size_t salvage(const QString& path);

    std::unique_ptr<Database> m_base; // there is always one
};

} // namespace bouton
