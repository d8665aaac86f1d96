#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QLockFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <gmock/gmock.h>

#include <condition_variable>

#include "session/games_to_keep.h"
#include "session/kept/keeper.h"
#include "session/table.h"

namespace bouton::testing {

using ::testing::HasSubstr;

constexpr int patience = 30'000;

// A disk that can be full, slow or gone.
class FaultyDisk : public Disk {
public:
    Or<void> write(const QString& file, const QByteArray& bytes) override {
        {
            std::unique_lock lock(m_mutex);
            ++m_writes;
            m_news.notify_all();
            m_news.wait(lock, [this] { return !m_held; });
            if (m_full)
                return refuse({"the disk is full"});
        }
        return Disk::write(file, bytes);
    }
    void setFull(bool full) {
        const std::lock_guard lock(m_mutex);
        m_full = full;
    }
    void hold(bool held) {
        const std::lock_guard lock(m_mutex);
        m_held = held;
        m_news.notify_all();
    }
    int writes() {
        const std::lock_guard lock(m_mutex);
        return m_writes;
    }
    void waitForWrites(int number) {
        std::unique_lock lock(m_mutex);
        m_news.wait(lock, [&] { return m_writes >= number; });
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_news;
    bool m_full = false, m_held = false;
    int m_writes = 0;
};

class ShelfTest : public ::testing::Test {
protected:
    QString path(const char* name) const {
        return QDir(folder.path()).filePath(QLatin1String(name));
    }
    SavedGame game(const char* rules = "towers", int plies = 6) {
        return randomGame(*gameNamed(rules).value(), random, plies);
    }
    static std::vector<std::string> idsOf(const Shelf& shelf) {
        std::vector<std::string> ids;
        for (const SavedGame& each : shelf.games())
            ids.push_back(each.id);
        return ids;
    }
    static void waitUntilKnown(Shelf& shelf) {
        ASSERT_TRUE(QTest::qWaitFor([&] { return shelf.known(); }, patience));
    }
    std::shared_ptr<Shelf::Opened> opened(Shelf& shelf, Shelf::Ticket ticket) {
        std::shared_ptr<Shelf::Opened> answer;
        const auto link = QObject::connect(&shelf, &Shelf::opened,
                                           [&](const std::shared_ptr<Shelf::Opened>& game) {
                                               if (game->ticket == ticket)
                                                   answer = game;
                                           });
        EXPECT_TRUE(QTest::qWaitFor([&] { return answer != nullptr; }, patience));
        QObject::disconnect(link);
        return answer;
    }

    QTemporaryDir folder;
    Random random{5};
    std::shared_ptr<FaultyDisk> disk = std::make_shared<FaultyDisk>();
};

TEST_F(ShelfTest, HasWhatAnotherShelfHasKept) {
    SavedGame one = game(), two = game("reversi", 30);
    two.touched = one.touched + std::chrono::seconds(1);
    {
        Shelf shelf(folder.path());
        shelf.keep(one);
        shelf.keep(two);
    }
    Shelf shelf(folder.path());
    waitUntilKnown(shelf);
    EXPECT_EQ(idsOf(shelf), (std::vector{two.id, one.id})); // the last one first
    const auto answer = opened(shelf, shelf.open(one.id));
    ASSERT_TRUE(answer->game) << english(answer->game.error());
    EXPECT_EQ(answer->game->game, one);
    EXPECT_FALSE(answer->copied);
}

TEST_F(ShelfTest, WritesOnlyTheNewestStateOfAGame) {
    SavedGame one = game();
    disk->hold(true);
    Shelf shelf(folder.path(), disk);
    shelf.keep(one);
    disk->waitForWrites(1);
    for (int i = 0; i < 100; ++i) {
        one.plies = static_cast<std::size_t>(i);
        shelf.keep(one);
    }
    disk->hold(false);
    shelf.finish();
    EXPECT_EQ(disk->writes(), 2);
    const auto answer = opened(shelf, shelf.open(one.id));
    EXPECT_EQ(answer->game->game.plies, 99u);
}

TEST_F(ShelfTest, TellsAFullDiskOnceAndWritesLaterWhatItCouldNot) {
    Shelf shelf(folder.path(), disk);
    QSignalSpy failed(&shelf, &Shelf::failed), recovered(&shelf, &Shelf::recovered);
    const SavedGame one = game(), two = game();
    disk->setFull(true);
    for (int i = 0; i < 5; ++i) {
        shelf.keep(one);
        shelf.finish();
    }
    ASSERT_TRUE(QTest::qWaitFor([&] { return failed.size() == 1; }, patience));
    ASSERT_TRUE(QTest::qWaitFor([&] { return shelf.games().size() == 1u; },
                                patience)); // it is still to be had
    EXPECT_TRUE(opened(shelf, shelf.open(one.id))->game);
    disk->setFull(false);
    shelf.keep(two);
    ASSERT_TRUE(QTest::qWaitFor([&] { return recovered.size() == 1; }, patience));
    EXPECT_EQ(failed.size(), 1);
    EXPECT_TRUE(QFile::exists(path((one.id + ".bouton").c_str())));
    EXPECT_TRUE(QFile::exists(path((two.id + ".bouton").c_str())));
}

TEST_F(ShelfTest, WritesAtItsEndWhatTheDiskHasRefused) {
    const SavedGame one = game();
    {
        Shelf shelf(folder.path(), disk);
        disk->setFull(true);
        shelf.keep(one);
        shelf.finish();
        disk->setFull(false);
    }
    EXPECT_TRUE(QFile::exists(path((one.id + ".bouton").c_str())));
}

TEST_F(ShelfTest, MakesItsFolderAgainWhenItHasVanished) {
    Shelf shelf(path("games"), disk);
    shelf.keep(game());
    shelf.finish();
    ASSERT_TRUE(QDir(path("games")).removeRecursively());
    const SavedGame one = game();
    shelf.keep(one);
    shelf.finish();
    EXPECT_TRUE(QFile::exists(path(("games/" + one.id + ".bouton").c_str())));
}

TEST_F(ShelfTest, LeavesADamagedFileAloneAndTellsItOnce) {
    const QString file = path("01234567-89ab-4def-8123-456789abcdef.bouton");
    QFile damaged(file);
    ASSERT_TRUE(damaged.open(QIODevice::WriteOnly));
    damaged.write("{ half a ga");
    damaged.close();
    Shelf shelf(folder.path());
    QSignalSpy failed(&shelf, &Shelf::failed);
    ASSERT_TRUE(QTest::qWaitFor([&] { return failed.size() == 1; }, patience));
    EXPECT_THAT(english(failed[0][0].value<Phrase>()), HasSubstr("damaged or no game of Bouton"));
    shelf.keep(game());
    shelf.finish();
    ASSERT_TRUE(QTest::qWaitFor([&] { return shelf.games().size() == 1u; }, patience));
    EXPECT_EQ(failed.size(), 1);
    ASSERT_TRUE(damaged.open(QIODevice::ReadOnly));
    EXPECT_EQ(damaged.readAll(), "{ half a ga");
}

TEST_F(ShelfTest, OpensAGameThatAnotherProgramHoldsAsACopy) {
    const SavedGame one = game();
    Shelf first(folder.path()), second(folder.path());
    first.keep(one);
    first.finish();
    const auto copy = opened(second, second.open(one.id));
    ASSERT_TRUE(copy->game);
    EXPECT_TRUE(copy->copied);
    EXPECT_NE(copy->game->game.id, one.id);
    first.release(one.id);
    first.finish();
    EXPECT_FALSE(opened(second, second.open(one.id))->copied);
}

TEST_F(ShelfTest, SeesTheGamesOfAnotherProgramAsTheyAreKept) {
    Shelf first(folder.path()), second(folder.path());
    waitUntilKnown(second);
    const SavedGame one = game();
    first.keep(one);
    ASSERT_TRUE(QTest::qWaitFor([&] { return second.games().size() == 1u; }, patience));
    EXPECT_EQ(idsOf(second), std::vector{one.id});
    first.discard(one.id);
    ASSERT_TRUE(QTest::qWaitFor([&] { return second.games().empty(); }, patience));
}

TEST_F(ShelfTest, MovesAllGamesToAnotherFolderOrNone) {
    Shelf shelf(path("one"), disk);
    const SavedGame one = game(), two = game();
    shelf.keep(one);
    shelf.keep(two);
    shelf.finish();
    QSignalSpy moved(&shelf, &Shelf::moved), failed(&shelf, &Shelf::failed);
    disk->setFull(true);
    shelf.moveTo(path("two"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return moved.size() == 1; }, patience));
    EXPECT_EQ(shelf.folder(), path("one"));
    EXPECT_EQ(failed.size(), 1);
    disk->setFull(false);
    shelf.moveTo(path("two"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return moved.size() == 2; }, patience));
    EXPECT_EQ(shelf.folder(), path("two"));
    shelf.finish();
    EXPECT_EQ(QDir(path("one")).entryList({"*.bouton"}).size(), 0);
    EXPECT_EQ(QDir(path("two")).entryList({"*.bouton"}).size(), 2);
    EXPECT_TRUE(opened(shelf, shelf.open(one.id))->game);
    Shelf other(path("two"));
    EXPECT_TRUE(opened(other, other.open(two.id))->copied); // it is still held
}

TEST_F(ShelfTest, SweepsUpWhatAKilledProgramHasLeftHalfWritten) {
    for (const char* name : {"a.bouton.XyZabc", "b.bouton.abcdef"}) {
        QFile file(path(name));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    }
    QFile old(path("a.bouton.XyZabc"));
    ASSERT_TRUE(old.open(QIODevice::ReadWrite));
    ASSERT_TRUE(old.setFileTime(QDateTime::currentDateTime().addDays(-1),
                                QFileDevice::FileModificationTime));
    old.close();
    Shelf shelf(folder.path());
    shelf.finish();
    EXPECT_FALSE(QFile::exists(path("a.bouton.XyZabc")));
    EXPECT_TRUE(QFile::exists(path("b.bouton.abcdef"))); // it may be written just now
}

TEST_F(ShelfTest, PutsBackWhatItHasDiscarded) {
    Shelf shelf(folder.path());
    const SavedGame one = game();
    shelf.keep(one);
    shelf.discard(one.id);
    shelf.finish();
    EXPECT_FALSE(QFile::exists(path((one.id + ".bouton").c_str())));
    shelf.putBack(one.id);
    EXPECT_EQ(opened(shelf, shelf.open(one.id))->game->game, one);
}

TEST_F(ShelfTest, KeepsNothingUnderANameThatIsNoId) {
    SavedGame one = game();
    one.id = "../escape";
    Shelf shelf(path("games"));
    shelf.keep(one);
    shelf.finish();
    EXPECT_FALSE(QFile::exists(path("escape.bouton")));
}

TEST_F(ShelfTest, SavesAndOpensAnyFileWithAnAnswer) {
    Shelf shelf(path("games"));
    QSignalSpy saved(&shelf, &Shelf::saved);
    const SavedGame one = game();
    shelf.save(path("one.bouton"), write(one));
    shelf.save(path("one.bouton/no.bouton"), write(one));
    ASSERT_TRUE(QTest::qWaitFor([&] { return saved.size() == 2; }, patience));
    EXPECT_TRUE(saved[0][1].value<Or<void>>());
    EXPECT_THAT(english(saved[1][1].value<Or<void>>().error()), HasSubstr("cannot be written"));
    EXPECT_EQ(opened(shelf, shelf.openFile(path("one.bouton")))->game->game, one);
    EXPECT_THAT(english(opened(shelf, shelf.openFile(path("none.bouton")))->game.error()),
                HasSubstr("cannot be read"));
    EXPECT_THAT(english(opened(shelf, shelf.openFile(folder.path()))->game.error()),
                HasSubstr("it is no file"));
}

// The keeper --------------------------------------------------------------------------------------

class KeeperTest : public ShelfTest {
protected:
    struct Program { // with one table
        explicit Program(const QString& folder, const Ruleset& rules = ticTacToe())
            : shelf(folder), keeper(shelf), table(rules) {
            keeper.watch(table.session);
        }
        void play(std::initializer_list<Cell> cells) {
            if (table.session.phase() == Session::Phase::SettingUp) {
                EXPECT_TRUE(
                    table.session.setUp({complete(table.session.game().settings, {}).value()}));
                EXPECT_TRUE(table.session.start());
            }
            for (const Cell cell : cells)
                table.session.click(cell);
        }
        Shelf shelf;
        Keeper keeper;
        Table table;
    };
};

TEST_F(KeeperTest, KeepsAGameAfterEveryMove) {
    Program program(folder.path());
    std::size_t plies = 0;
    for (const Cell cell : {Cell{1, 1}, {0, 0}, {0, 2}}) {
        program.play({cell});
        ++plies;
        ASSERT_TRUE(QTest::qWaitFor(
            [&] {
                return program.keeper.unfinished().size() == 1
                       && program.keeper.unfinished()[0].plies == plies;
            },
            patience));
    }
    EXPECT_TRUE(program.keeper.onATable(program.keeper.unfinished()[0].id));
    EXPECT_FALSE(program.keeper.newestOf(ticTacToe()));
}

TEST_F(KeeperTest, BringsTheGameBackAfterTheProgramHasEnded) {
    std::string id;
    {
        Program program(folder.path());
        program.play({{1, 1}, {0, 0}});
        id = program.table.session.id();
        program.keeper.keepAll();
    }
    Program program(folder.path());
    ASSERT_TRUE(QTest::qWaitFor([&] { return program.keeper.newestOf(ticTacToe()); }, patience));
    QSignalSpy brought(&program.keeper, &Keeper::brought);
    program.keeper.bring(program.table.session, id);
    ASSERT_TRUE(brought.wait(patience));
    EXPECT_EQ(program.table.session.id(), id);
    EXPECT_EQ(program.table.session.match()->record(), "tic-tac-toe: .../.../... X; b2 a1");
}

TEST_F(KeeperTest, LetsANewGameThatHasBegunMeanwhileBe) {
    {
        Program program(folder.path());
        program.play({{1, 1}});
        program.keeper.keepAll();
    }
    Program program(folder.path());
    ASSERT_TRUE(QTest::qWaitFor([&] { return program.keeper.newestOf(ticTacToe()); }, patience));
    program.keeper.bring(program.table.session, program.keeper.newestOf(ticTacToe())->id);
    program.play({{0, 0}});
    program.shelf.finish();
    QCoreApplication::processEvents();
    EXPECT_EQ(program.table.session.match()->record(), "tic-tac-toe: .../.../... X; a1");
}

TEST_F(KeeperTest, UndoAtTheStartBringsBackTheGameBeforeAlsoInAnotherLife) {
    {
        Program program(folder.path());
        program.play({{1, 1}, {0, 0}});
        ASSERT_TRUE(program.table.session.setUp({complete(ticTacToe().settings, {}).value()}));
        program.play({{2, 2}});
        program.keeper.keepAll();
    }
    Program program(folder.path());
    ASSERT_TRUE(QTest::qWaitFor([&] { return program.keeper.newestOf(ticTacToe()); }, patience));
    QSignalSpy brought(&program.keeper, &Keeper::brought);
    program.table.session.undo(); // a fresh table: the last game is the one before
    ASSERT_TRUE(brought.wait(patience));
    EXPECT_EQ(program.table.session.match()->record(), "tic-tac-toe: .../.../... X; c3");
    program.table.session.undo();
    program.table.session.undo(); // at its start
    ASSERT_TRUE(brought.wait(patience));
    EXPECT_EQ(program.table.session.match()->record(), "tic-tac-toe: .../.../... X; b2 a1");
    EXPECT_EQ(said(program.table.session).back(), "This is the game before, as it was put away.");
}

TEST_F(KeeperTest, TellsThatAGameHasEndedAndNoLongerListsIt) {
    Program program(folder.path());
    QSignalSpy ended(&program.keeper, &Keeper::ended);
    program.play({{1, 1}, {0, 0}, {0, 1}, {2, 2}, {2, 1}});
    ASSERT_TRUE(QTest::qWaitFor([&] { return !ended.isEmpty(); }, patience));
    EXPECT_EQ(ended.back()[0].value<SavedGame>().winner, Side::One);
    const qsizetype told = ended.size();
    program.keeper.keepAll();
    EXPECT_EQ(ended.size(), told); // nothing is new
    program.table.session.comment(1, "a word");
    program.keeper.keepAll();
    EXPECT_EQ(ended.size(), told + 1);
    program.shelf.finish();
    ASSERT_TRUE(QTest::qWaitFor([&] { return program.shelf.games().size() == 1u; }, patience));
    EXPECT_TRUE(program.keeper.unfinished().empty());
}

TEST_F(KeeperTest, PutsAGameFromElsewhereOnTheTableUnderAnIdOfItsOwn) {
    Program program(folder.path());
    program.play({{1, 1}});
    const std::string first = program.table.session.id();
    SavedGame other = game("tic-tac-toe", 3);
    other.forfeit.reset();
    Keeper::put(program.table.session, reopen(other).value());
    EXPECT_NE(program.table.session.id(), other.id);
    EXPECT_EQ(program.table.session.before(), first);
    program.keeper.keepAll();
    program.shelf.finish();
    ASSERT_TRUE(QTest::qWaitFor([&] { return program.shelf.games().size() == 2u; }, patience));
}

} // namespace bouton::testing
