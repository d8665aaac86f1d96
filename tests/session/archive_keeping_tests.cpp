// SPDX-License-Identifier: MIT
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTimer>

#include <algorithm>

#include "ended_games.h"
#include "session/archive/archive.h"
#include "session/kept/game_file.h"
#include "session/shelf.h"

// Tables, shelf and archive together, as the window joins them: no ended game misses the archive,
// and what was deleted in it does not return.

namespace bouton::testing {

namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

constexpr std::chrono::hours day{24};

class EndedGames : public ShelfTest {
protected:
    enum class On { Yes, No };
    struct Program { // with one table
        explicit Program(const EndedGames& test, On on = On::Yes,
                         Database::Patience patience = Database::usual)
            : shelf(test.path("games")),
              keeper(shelf),
              archive(test.path("archive"), nullptr, patience) {
            keeper.setArchive(on == On::Yes);
            QObject::connect(&keeper, &Keeper::ended, &archive, &Archive::add);
            QObject::connect(&keeper, &Keeper::found, &archive, &Archive::offer);
            QObject::connect(&keeper, &Keeper::endTakenBack, &archive, &Archive::withdraw);
            QObject::connect(&archive, &Archive::kept, &keeper,
                             [this](const QString& id) { keeper.archived(id.toStdString()); });
            keeper.watch(table);
            waitUntilKnown(shelf);
        }
        // Green wins in five plies. Gives the game's id.
        std::string play() {
            begin(table, twoHumans(ticTacToe()));
            click(table, {{1, 1}, {0, 0}, {0, 1}, {2, 2}, {2, 1}});
            keeper.keepAll();
            shelf.finish();
            return table.id();
        }
        template <class T> T ask(std::function<T(Store&)> question) {
            std::optional<T> answer;
            archive.ask(&archive, {}, std::move(question), [&](T given) { answer = given; });
            EXPECT_TRUE(waitFor([&] { return answer.has_value(); }));
            return *answer;
        }
        std::vector<Entry> entries() {
            return ask<std::vector<Entry>>(
                [](Store& store) { return store.entries(store.find({}).value()).value(); });
        }
        std::vector<std::string> archived() {
            std::vector<std::string> ids;
            for (const Entry& entry : entries())
                ids.push_back(entry.id.toStdString());
            return ids;
        }
        // Until the shelf has nothing that waits for the archive.
        bool settled() {
            finish(shelf);
            return waitFor([&] {
                return std::ranges::all_of(shelf.games(), [](const SavedGame& game) {
                    return !game.over || game.archived == true;
                });
            });
        }
        Shelf shelf;
        Keeper keeper;
        Archive archive;
        QSignalSpy told{&archive, &Archive::noticed};
        Table table{ticTacToe()};
    };

    QString fileOf(const std::string& id) const {
        return path("games") + '/' + QString::fromStdString(id) + ".bouton";
    }
    SavedGame fileGame(const std::string& id) const {
        return readGame(bytesOf(fileOf(id))).value();
    }
    void put(const SavedGame& game) const {
        EXPECT_TRUE(QDir().mkpath(path("games")));
        write(fileOf(game.id), write(game));
    }
    // An ended game on the shelf, as long ago as that.
    SavedGame put(int number, std::optional<bool> archived, std::chrono::milliseconds ago) {
        SavedGame game = endedGame(ticTacToe(), random, number, 30);
        game.touched =
            std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now()) - ago;
        game.archived = archived;
        put(game);
        return game;
    }
    // Without the mark, as if the program had been killed before it was written.
    void unmark(const std::string& id) const {
        SavedGame game = fileGame(id);
        game.archived = false;
        put(game);
    }
    // No archive can be made as long as this file lies there.
    QString obstacle() const { return path("archive"); }
    void obstruct() const { write(obstacle(), {}); }
};

} // namespace

// The mark ----------------------------------------------------------------------------------------

TEST_F(EndedGames, TheFileSaysWhetherTheArchiveHasTheGame) {
    std::string in, out;
    {
        Program program(*this);
        in = program.play();
        EXPECT_EQ(fileGame(in).archived, false) << "not before the archive says so";
        ASSERT_TRUE(program.settled());
        EXPECT_THAT(program.archived(), ElementsAre(in));
    }
    EXPECT_EQ(fileGame(in).archived, true);
    {
        Program program(*this, On::No);
        out = program.play();
        EXPECT_THAT(program.archived(), ElementsAre(in));
    }
    EXPECT_EQ(fileGame(out).archived, false);
    EXPECT_EQ(fileGame(in).archived, true);
    Program program(*this);
    ASSERT_TRUE(program.settled()) << "it is offered at the next start";
    EXPECT_THAT(program.archived(), UnorderedElementsAre(in, out));
}

TEST_F(EndedGames, AGameThatGoesOnHasNoMarkAndGetsItAgainWithItsNewEnd) {
    Program program(*this);
    const std::string id = program.play();
    ASSERT_TRUE(program.settled());
    program.table.undo();
    program.table.click({2, 0});
    program.keeper.keepAll();
    program.shelf.finish();
    EXPECT_EQ(fileGame(id).archived, std::nullopt);
    program.table.resign();
    program.keeper.keepAll();
    program.shelf.finish();
    ASSERT_TRUE(program.settled());
    ASSERT_THAT(program.archived(), ElementsAre(id));
    EXPECT_EQ(program.entries()[0].forfeit, Forfeit::Why::Resigned);
}

TEST_F(EndedGames, AResignationThatIsTakenBackHasNeverBeenThere) {
    std::string id;
    for (const bool anotherDay : {false, true}) {
        {
            Program program(*this);
            begin(program.table, twoHumans(ticTacToe()));
            click(program.table, {{1, 1}, {0, 0}});
            program.table.resign();
            program.keeper.keepAll();
            id = program.table.id();
            ASSERT_TRUE(program.settled());
            ASSERT_THAT(program.archived(), ElementsAre(id));
            if (!anotherDay)
                program.table.undo();
            program.keeper.keepAll();
        }
        Program program(*this);
        program.keeper.bring(program.table, id);
        ASSERT_TRUE(waitFor([&] { return program.table.id() == id; }));
        if (anotherDay)
            program.table.undo();
        program.keeper.keepAll();
        EXPECT_THAT(program.archived(), IsEmpty());
        program.shelf.finish();
        const SavedGame game = fileGame(id);
        EXPECT_FALSE(game.over || game.forfeit || game.firstEnd || game.archived);
        program.table.resign(); // at the same place
        program.keeper.keepAll();
        ASSERT_TRUE(program.settled());
        EXPECT_THAT(program.archived(), ElementsAre(id)) << "now it has";
        program.table.undo();
        EXPECT_THAT(program.archived(), IsEmpty());
    }
}

TEST_F(EndedGames, ThatWaitedForTheArchiveAreTakenBackToo) {
    obstruct();
    Program program(*this);
    begin(program.table, twoHumans(ticTacToe()));
    program.table.resign();
    program.keeper.keepAll();
    EXPECT_EQ(program.archived().size(), 1u) << "listed";
    program.table.undo();
    program.keeper.keepAll();
    EXPECT_THAT(program.archived(), IsEmpty());
    ASSERT_TRUE(QFile::remove(obstacle()));
    program.table.resign();
    program.keeper.keepAll();
    EXPECT_TRUE(program.settled());
    EXPECT_EQ(program.archived().size(), 1u);
}

TEST_F(EndedGames, FromElsewhereComeInOnlyAsTheyArePlayedOn) {
    SavedGame other = put(1, std::nullopt, day);
    ASSERT_TRUE(QFile::remove(fileOf(other.id)));
    other.seats = {SavedGame::Chair{.name = "Ann"}, SavedGame::Chair{"random"}};
    std::string id;
    {
        Program program(*this);
        Keeper::put(program.table, reopen(other).value());
        id = program.table.id();
        const Match::Node end = program.table.match()->current();
        for (const Match::Node node : {Match::Node(0), Match::Node(1), end}) {
            program.table.go(node);
            program.keeper.keepAll();
        }
        program.table.comment(1, "a word");
        program.table.go(1); // as it is put away
        program.keeper.keepAll();
        EXPECT_TRUE(program.settled());
        EXPECT_THAT(program.archived(), IsEmpty());
    }
    Program program(*this);
    program.keeper.bring(program.table, id);
    ASSERT_TRUE(waitFor([&] { return program.table.id() == id; }));
    program.table.go(program.table.match()->line().back());
    program.keeper.keepAll();
    EXPECT_THAT(program.archived(), IsEmpty()) << "nor another day";
    program.table.go(0);
    const Clicks next = program.table.clicking().next();
    for (const Cell cell : next) // a variation
        if (const std::size_t known = program.table.match()->size();
            program.table.click(cell), program.table.match()->size() > known)
            break;
        else
            program.table.go(0);
    settle(program.table);
    program.table.resign();
    program.keeper.keepAll();
    EXPECT_TRUE(program.settled());
    ASSERT_THAT(program.archived(), ElementsAre(id));
    EXPECT_EQ(program.entries()[0].mine(), Side::One) << "it is the user who has played on";
    program.table.go(0);
    program.table.go(program.table.match()->children(0).front());
    program.table.go(program.table.match()->line().back());
    program.keeper.keepAll();
    EXPECT_EQ(program.entries()[0].plies, 2u) << "Ann's end is still not the user's";
}

TEST_F(EndedGames, ThatAreLookedThroughAnotherDayAreNoNews) {
    std::string id;
    std::vector<Entry> before;
    {
        Program program(*this);
        begin(program.table, twoHumans(ticTacToe()));
        click(program.table, {{1, 1}, {0, 0}, {0, 1}});
        program.table.resign();
        program.keeper.keepAll();
        id = program.table.id();
        ASSERT_TRUE(program.settled());
        before = program.entries();
        program.table.go(1);
        program.keeper.keepAll();
    }
    Program program(*this);
    EXPECT_TRUE(program.keeper.unfinished().empty()) << "nobody can go on with it";
    QSignalSpy ended(&program.keeper, &Keeper::ended);
    program.keeper.bring(program.table, id);
    ASSERT_TRUE(waitFor([&] { return program.table.id() == id; }));
    for (const Match::Node node : {0, 3, 2, 3}) {
        program.table.go(node);
        program.keeper.keepAll();
    }
    EXPECT_EQ(program.table.phase(), Session::Phase::Over);
    EXPECT_TRUE(program.keeper.unfinished().empty());
    EXPECT_EQ(program.entries(), before);
    EXPECT_TRUE(ended.isEmpty());
}

TEST_F(EndedGames, TheMarkIsOfTheLastEndAlone) {
    Shelf shelf(path("games"));
    Keeper keeper(shelf);
    Table table(ticTacToe());
    keeper.watch(table);
    QSignalSpy ended(&keeper, &Keeper::ended);
    begin(table, twoHumans(ticTacToe()));
    table.resign();
    keeper.keepAll();
    table.comment(0, "a word");
    keeper.keepAll();
    ASSERT_EQ(ended.size(), 2);
    const auto mark = [&] {
        shelf.finish();
        return fileGame(table.id()).archived;
    };
    keeper.archived("another");
    keeper.archived(table.id()); // as it was without the word
    EXPECT_EQ(mark(), false);
    keeper.archived(table.id());
    EXPECT_EQ(mark(), true);
    keeper.archived(table.id());
    keeper.keepAll();
    EXPECT_EQ(mark(), true);
    EXPECT_EQ(ended.size(), 2);
}

TEST_F(EndedGames, TheMarkComesAlsoWhenTheGameHasLeftTheTable) {
    Shelf shelf(path("games"));
    Keeper keeper(shelf);
    Table table(ticTacToe());
    keeper.watch(table);
    begin(table, twoHumans(ticTacToe()));
    table.resign();
    keeper.keepAll();
    const std::string id = table.id();
    ASSERT_TRUE(table.setUp(twoHumans(ticTacToe())));
    keeper.archived(id);
    shelf.finish();
    EXPECT_EQ(fileGame(id).archived, true);
    Shelf other(path("games"));
    EXPECT_FALSE(opened(other, other.open(id))->copied) << "and nobody holds it";
}

TEST_F(EndedGames, AGameOfAnotherProgramIsNotMarked) {
    const std::string id = put(1, false, std::chrono::hours(1)).id;
    Shelf other(path("games")), shelf(path("games"));
    ASSERT_TRUE(opened(other, other.open(id))->game);
    shelf.mark(id);
    shelf.finish();
    EXPECT_EQ(fileGame(id).archived, false);
    other.release(id);
    other.finish();
    shelf.mark(id);
    shelf.finish();
    EXPECT_EQ(fileGame(id).archived, true);
    SavedGame open = fileGame(id);
    open.over = false;
    open.archived.reset();
    put(open);
    shelf.mark(id);
    shelf.finish();
    EXPECT_EQ(fileGame(id).archived, std::nullopt) << "it was played on";
}

// What is offered ---------------------------------------------------------------------------------

TEST_F(EndedGames, WithoutAMarkAGameIsOfferedAtTheStartAndStays) {
    obstruct();
    std::vector<std::string> wait;
    for (int number = 0; number < 55; ++number)
        put(number, true, day * number);
    for (int number = 100; number < 105; ++number)
        wait.push_back(put(number, false, day * 500).id);
    {
        Program program(*this);
        ASSERT_TRUE(waitFor([&] { return program.shelf.games().size() == 55; }));
        finish(program.shelf);
        EXPECT_EQ(program.shelf.games().size(), 55u) << "50, and five that wait";
        EXPECT_EQ(program.archived().size(), 5u) << "listed";
    }
    for (const std::string& id : wait)
        EXPECT_EQ(fileGame(id).archived, false);
    ASSERT_TRUE(QFile::remove(obstacle()));
    Program program(*this);
    ASSERT_TRUE(program.settled());
    EXPECT_THAT(program.archived(), ::testing::UnorderedElementsAreArray(wait));
    ASSERT_TRUE(waitFor([&] { return program.shelf.games().size() == 50; }));
}

TEST_F(EndedGames, OneFromAnotherDayIsReadAndToldOnceAndWithoutAMark) {
    const std::string id = put(1, false, day).id;
    Shelf shelf(path("games"));
    Keeper keeper(shelf);
    QSignalSpy found(&keeper, &Keeper::found), fetched(&shelf, &Shelf::fetched);
    ASSERT_TRUE(waitFor([&] { return found.size() == 1; }));
    EXPECT_EQ(found[0][0].value<SavedGame>().id, id);
    EXPECT_EQ(found[0][0].value<SavedGame>().archived, std::nullopt) << "the archive is not told";
    SavedGame other = game();
    shelf.keep(other); // the list changes
    shelf.finish();
    ASSERT_TRUE(waitFor([&] { return shelf.games().size() == 2; }));
    finish(shelf);
    EXPECT_EQ(fetched.size(), 1);
    shelf.fetch(id);
    ASSERT_TRUE(waitFor([&] { return fetched.size() == 2; }));
    EXPECT_EQ(found.size(), 1);
}

TEST_F(EndedGames, WithTheArchiveOffTheNewestFiftyStay) {
    for (int number = 0; number < 55; ++number)
        put(number, number % 2 == 0, day * number);
    Program program(*this, On::No);
    ASSERT_TRUE(waitFor([&] { return program.shelf.games().size() == 50; }));
    finish(program.shelf);
    EXPECT_EQ(program.shelf.games().size(), 50u) << "and no more go";
    EXPECT_GT(std::chrono::system_clock::now() - program.shelf.games().back().touched, day * 49);
    EXPECT_LT(std::chrono::system_clock::now() - program.shelf.games().back().touched, day * 50);
    EXPECT_THAT(program.archived(), IsEmpty());
}

TEST_F(EndedGames, AGameOnATableStaysHoweverManyHaveEnded) {
    const std::string old = put(99, true, day * 99).id;
    Program program(*this);
    QSignalSpy brought(&program.keeper, &Keeper::brought);
    program.keeper.bring(program.table, old);
    ASSERT_TRUE(waitFor([&] { return !brought.isEmpty(); }));
    for (int number = 0; number < 52; ++number)
        put(number, true, day * number);
    ASSERT_TRUE(waitFor([&] { return program.shelf.games().size() == 51; }));
    finish(program.shelf);
    EXPECT_EQ(program.shelf.games().size(), 51u);
    EXPECT_TRUE(QFile::exists(fileOf(old)));
}

TEST_F(EndedGames, FilesFromBeforeAreOfferedIfTheyAreOfThisDayAndTheArchiveLacksThem) {
    using std::chrono::hours;
    const SavedGame fresh = put(1, std::nullopt, hours(23)), old = put(2, std::nullopt, hours(25)),
                    there = put(3, std::nullopt, hours(23));
    SavedGame back = put(4, std::nullopt, hours(23)); // one looks back at it
    ASSERT_FALSE(back.forfeit);
    const SavedGame end = back;
    back.current = 1;
    back.plies = 1;
    put(back);
    {
        OpenStore store(path("archive"));
        SavedGame other = there;
        other.touched += hours(1);
        ASSERT_TRUE(store.add(other));
    }
    Program program(*this);
    ASSERT_TRUE(waitFor([&] {
        return std::ranges::count(program.shelf.games(), std::optional(true), &SavedGame::archived)
               == 3;
    }));
    EXPECT_THAT(program.archived(), UnorderedElementsAre(fresh.id, there.id, end.id));
    EXPECT_EQ(fileGame(old.id).archived, std::nullopt);
    EXPECT_EQ(fileGame(back.id).current, 1u);
    for (const Entry& entry : program.entries())
        if (entry.id.toStdString() == end.id) {
            EXPECT_EQ(entry.plies, end.plies);
        }
}

TEST_F(EndedGames, WhatWaitsIsKeptAsItEndedWhereverOneLooksAtIt) {
    obstruct();
    std::string id;
    {
        Program program(*this);
        begin(program.table, twoHumans(ticTacToe()));
        click(program.table, {{1, 1}, {0, 0}, {0, 1}});
        program.table.resign(Side::Two);
        program.keeper.keepAll();
        id = program.table.id();
        program.table.go(1);
        program.table.comment(1, "a word");
        program.keeper.keepAll();
    }
    const SavedGame game = fileGame(id);
    EXPECT_EQ(game.archived, false);
    EXPECT_EQ(game.current, 3u);
    EXPECT_EQ(game.positions[1].comment, "a word");
    ASSERT_TRUE(game.forfeit);
    ASSERT_TRUE(QFile::remove(obstacle()));
    Program program(*this);
    ASSERT_TRUE(program.settled());
    const auto entries = program.entries();
    ASSERT_EQ(entries.size(), 1u);
    EXPECT_EQ(entries[0].winner, Side::One);
    EXPECT_EQ(entries[0].forfeit, Forfeit::Why::Resigned);
    EXPECT_EQ(entries[0].plies, 3u);
}

TEST_F(EndedGames, ACommentOfOneWhoLooksBackComesIntoTheArchive) {
    Program program(*this);
    program.play();
    ASSERT_TRUE(program.settled());
    QSignalSpy kept(&program.archive, &Archive::kept);
    program.table.go(2);
    program.keeper.keepAll();
    program.table.comment(1, "a word");
    program.keeper.keepAll();
    ASSERT_TRUE(waitFor([&] { return kept.size() == 1; }));
    const auto entries = program.entries();
    ASSERT_EQ(entries.size(), 1u);
    EXPECT_EQ(entries[0].plies, 5u);
    EXPECT_EQ(entries[0].winner, Side::One);
    program.shelf.finish();
    EXPECT_EQ(fileGame(program.table.id()).current, 2u);
    EXPECT_EQ(kept.size(), 1) << "to look at it is no news";
}

// What was deleted --------------------------------------------------------------------------------

TEST_F(EndedGames, WhatWasDeletedDoesNotReturn) {
    enum class Way { One, All, Purged };
    for (const Way way : {Way::One, Way::All, Way::Purged})
        for (const bool marked : {true, false}) {
            SCOPED_TRACE(static_cast<int>(way) * 10 + marked);
            ASSERT_TRUE(QDir(path("games")).removeRecursively());
            ASSERT_TRUE(QDir(path("archive")).removeRecursively());
            std::string id;
            {
                Program program(*this);
                id = program.play();
                ASSERT_TRUE(program.settled());
                const auto number = program.entries()[0].number;
                const auto gone = program.ask<int>([=](Store& store) {
                    const qint64 now = QDateTime::currentMSecsSinceEpoch();
                    const auto count =
                        way == Way::One ? store.remove({number}, now) : store.removeAll(now);
                    if (way == Way::Purged) {
                        EXPECT_TRUE(store.seal(now) && !store.purge(100).value());
                    }
                    return *count;
                });
                EXPECT_EQ(gone, 1);
                program.table.comment(1, "a word"); // it is still on the table
                program.keeper.keepAll();
                EXPECT_THAT(program.archived(), IsEmpty());
            }
            if (!marked)
                unmark(id);
            for (const On on : {On::Yes, On::No, On::Yes}) {
                Program program(*this, on);
                if (on == On::Yes) {
                    ASSERT_TRUE(program.settled());
                }
                QSignalSpy brought(&program.keeper, &Keeper::brought);
                program.table.undo(); // the last game is the one before
                ASSERT_TRUE(waitFor([&] { return !brought.isEmpty(); }));
                ASSERT_EQ(program.table.id(), id);
                program.keeper.keepAll();
                program.table.comment(2, on == On::Yes ? "another" : "a third");
                program.keeper.keepAll();
                EXPECT_THAT(program.archived(), IsEmpty());
            }
        }
}

// Faults ------------------------------------------------------------------------------------------

TEST_F(EndedGames, OnesOfAnArchiveThatCannotBeOpenedAreListedAndComeIntoItByThemselves) {
    obstruct();
    Program program(*this);
    const std::string first = program.play(), second = program.play(), third = program.play();
    EXPECT_EQ(program.archived().size(), 3u);
    ASSERT_TRUE(waitFor([&] { return !program.archive.keeps(); }));
    EXPECT_EQ(program.told.size(), 1);
    const auto removed = program.ask<int>([&](Store& store) {
        const std::vector<Entry> entries = store.entries(*store.find({})).value();
        for (const Entry& entry : entries)
            if (entry.id.toStdString() == second)
                return store.remove({entry.number}, QDateTime::currentMSecsSinceEpoch()).value();
        return 0;
    });
    EXPECT_EQ(removed, 1);
    EXPECT_EQ(fileGame(first).archived, false);
    auto* timer = program.archive.findChild<QTimer*>();
    ASSERT_TRUE(timer && timer->isActive());
    timer->setInterval(1);
    const std::string fourth = program.play();
    EXPECT_EQ(program.told.size(), 1);
    ASSERT_TRUE(QFile::remove(obstacle()));
    ASSERT_TRUE(program.settled());
    EXPECT_TRUE(program.archive.keeps());
    EXPECT_EQ(program.told.size(), 2);
    EXPECT_THAT(program.archived(), UnorderedElementsAre(first, third, fourth));
    EXPECT_EQ(OpenStore(path("archive")).find({})->size(), 3u);
    EXPECT_FALSE(timer->isActive());
}

TEST_F(EndedGames, ADeletionIsTakenBackAlsoIfTheArchiveCouldBeOpenedMeanwhile) {
    obstruct();
    Program program(*this);
    const std::string first = program.play();
    const auto all = program.ask<Store::Numbers>([](Store& store) { return *store.find({}); });
    std::optional<Or<int>> removed, back;
    program.archive.remove(&program.archive, all, [&](Or<int> count) { removed = count; });
    ASSERT_TRUE(waitFor([&] { return removed.has_value(); }));
    ASSERT_TRUE(QFile::remove(obstacle()));
    const std::string second = program.play();
    EXPECT_THAT(program.archived(), ElementsAre(second));
    EXPECT_TRUE(program.archive.keeps());
    program.archive.undo(&program.archive, [&](Or<int> count) { back = count; });
    ASSERT_TRUE(waitFor([&] { return back.has_value(); }));
    EXPECT_THAT(program.archived(), UnorderedElementsAre(first, second));
}

// Another process that writes, or that lets nobody in.
TEST_F(EndedGames, AreInTheArchiveAfterTheNextStartIfAnotherProcessHasLockedIt) {
    std::vector<std::string> ids;
    for (const char* lock : {"BEGIN IMMEDIATE", "PRAGMA locking_mode = EXCLUSIVE"}) {
        SCOPED_TRACE(lock);
        {
            Program program(*this);
            ids.push_back(program.play());
            ASSERT_TRUE(program.settled());
        }
        {
            QSqlDatabase other = QSqlDatabase::addDatabase("QSQLITE", "other");
            other.setDatabaseName(path("archive") + "/archive.sqlite");
            ASSERT_TRUE(other.open());
            QSqlQuery query(other);
            ASSERT_TRUE(query.exec(lock) && query.exec("UPDATE game SET hints = 0"));
            {
                Program program(*this, On::Yes, std::chrono::milliseconds(1));
                ids.push_back(program.play());
            } // it waits for the other, and gives up
            EXPECT_EQ(fileGame(ids.back()).archived, false);
            query.clear();
            other.close();
        }
        QSqlDatabase::removeDatabase("other");
    }
    Program program(*this);
    ASSERT_TRUE(program.settled());
    EXPECT_THAT(program.archived(), ::testing::UnorderedElementsAreArray(ids));
}

} // namespace bouton::testing
