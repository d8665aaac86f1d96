// SPDX-License-Identifier: MIT
#include <QFileSystemWatcher>
#include <QTimer>

#include <sys/stat.h>

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <new>
#include <optional>
#include <stdexcept>
#include <thread>

#include "session/shelf.h"

// Where games are kept, on a disk that can fail.

namespace bouton::testing {

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
    ASSERT_TRUE(waitFor([&] { return failed.size() == 1; }));
    ASSERT_TRUE(waitFor([&] { return shelf.games().size() == 1u; })); // it is still to be had
    EXPECT_TRUE(opened(shelf, shelf.open(one.id))->game);
    disk->setFull(false);
    shelf.keep(two);
    ASSERT_TRUE(waitFor([&] { return recovered.size() == 1; }));
    EXPECT_EQ(failed.size(), 1);
    EXPECT_TRUE(hasFile(one.id));
    EXPECT_TRUE(hasFile(two.id));
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
    EXPECT_TRUE(hasFile(one.id));
}

TEST_F(ShelfTest, MakesItsFolderAgainWhenItHasVanished) {
    const WantedWarning lock("Could not remove our own lock file");
    Shelf shelf(path("games"), disk);
    shelf.keep(game());
    shelf.finish();
    ASSERT_TRUE(QDir(path("games")).removeRecursively());
    const SavedGame one = game();
    shelf.keep(one);
    shelf.finish();
    EXPECT_TRUE(hasFile(one.id, "games/"));
}

TEST_F(ShelfTest, LeavesADamagedFileAloneAndTellsItOnce) {
    const QString file = path("01234567-89ab-4def-8123-456789abcdef.bouton");
    write(file, "{ half a ga");
    Shelf shelf(folder.path());
    QSignalSpy failed(&shelf, &Shelf::failed);
    ASSERT_TRUE(waitFor([&] { return failed.size() == 1; }));
    EXPECT_THAT(english(failed[0][0].value<Phrase>()),
                HasSubstr("damaged, or not a game of Bouton"));
    shelf.keep(game());
    shelf.finish();
    ASSERT_TRUE(waitFor([&] { return shelf.games().size() == 1u; }));
    EXPECT_EQ(failed.size(), 1);
    EXPECT_EQ(bytesOf(file), "{ half a ga");
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
    ASSERT_TRUE(waitFor([&] { return second.games().size() == 1u; }));
    EXPECT_EQ(idsOf(second), std::vector{one.id});
    finish(first);
    QSignalSpy changed(&first, &Shelf::changed);
    first.discard(one.id);
    ASSERT_TRUE(waitFor([&] { return changed.size() == 1; }));
    EXPECT_TRUE(first.games().empty());
    ASSERT_TRUE(waitFor([&] { return second.games().empty(); }));
    // It looks once after a change.
    const auto timers = second.findChildren<QTimer*>();
    EXPECT_TRUE(waitFor([&] { return std::ranges::none_of(timers, &QTimer::isActive); }));
}

TEST_F(ShelfTest, TellsWhatATaskThrewAndAnswersWhoeverAskedForIt) {
    class Throwing : public Disk {
        Or<void> write(const QString&, const QByteArray&) override {
            throw std::runtime_error("no disk");
        }
        Or<QByteArray> read(const QString&, qint64) override { throw std::bad_alloc(); }
    };
    Shelf shelf(folder.path(), std::make_shared<Throwing>());
    QSignalSpy failed(&shelf, &Shelf::failed), saved(&shelf, &Shelf::saved);
    shelf.keep(game());
    ASSERT_TRUE(waitFor([&] { return failed.size() == 1; }));
    const std::string sentence = "Something failed that never should: no disk";
    EXPECT_EQ(english(failed[0][0].value<Phrase>()), sentence);

    shelf.save(path("a.bouton"), {});
    ASSERT_TRUE(waitFor([&] { return saved.size() == 1; }));
    EXPECT_EQ(english(saved[0][1].value<Or<void>>().error()), sentence);
    const auto answer = opened(shelf, shelf.openFile(path("a.bouton")));
    ASSERT_FALSE(answer->game);
    EXPECT_EQ(english(answer->game.error()), "There is not enough memory.");
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
    ASSERT_TRUE(waitFor([&] { return moved.size() == 1; }));
    EXPECT_EQ(shelf.folder(), path("one"));
    EXPECT_EQ(failed.size(), 1);
    disk->setFull(false);
    shelf.moveTo(path("two"));
    ASSERT_TRUE(waitFor([&] { return moved.size() == 2; }));
    EXPECT_EQ(shelf.folder(), path("two"));
    shelf.finish();
    EXPECT_EQ(QDir(path("one")).entryList({"*.bouton"}).size(), 0);
    EXPECT_EQ(QDir(path("two")).entryList({"*.bouton"}).size(), 2);
    EXPECT_TRUE(opened(shelf, shelf.open(one.id))->game);
    Shelf other(path("two"));
    EXPECT_TRUE(opened(other, other.open(two.id))->copied); // it is still held
}

TEST_F(ShelfTest, SweepsUpWhatAKilledProgramHasLeftHalfWritten) {
    write(path("a.bouton.XyZabc"), {});
    write(path("b.bouton.abcdef"), {});
    setTime(path("a.bouton.XyZabc"), QDateTime::currentDateTime().addDays(-1));
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
    EXPECT_FALSE(hasFile(one.id));
    shelf.putBack(one.id);
    finish(shelf);
    EXPECT_EQ(idsOf(shelf), std::vector{one.id});
    Shelf other(folder.path());
    EXPECT_FALSE(opened(other, other.open(one.id))->copied) << "it is on no table of the first";
    EXPECT_EQ(opened(shelf, shelf.open(one.id))->game->game.plies, one.plies);
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
    ASSERT_TRUE(waitFor([&] { return saved.size() == 2; }));
    EXPECT_TRUE(saved[0][1].value<Or<void>>());
    EXPECT_THAT(english(saved[1][1].value<Or<void>>().error()), HasSubstr("one.bouton/no.bouton"));
    EXPECT_EQ(opened(shelf, shelf.openFile(path("one.bouton")))->game->game, one);
    EXPECT_THAT(english(opened(shelf, shelf.openFile(path("none.bouton")))->game.error()),
                HasSubstr("cannot be read"));
    EXPECT_THAT(english(opened(shelf, shelf.openFile(folder.path()))->game.error()),
                HasSubstr("it is no file"));
    shelf.save(path("letter.bouton"), "A letter,\nand no game.");
    EXPECT_EQ(english(opened(shelf, shelf.openFile(path("letter.bouton")))->game.error()),
              "This is not a game that Bouton can read.");
}

TEST_F(ShelfTest, TriesByItselfWhatTheDiskHasRefused) {
    Shelf shelf(folder.path(), disk);
    shelf.findChild<QTimer*>("retry")->setInterval(1);
    QSignalSpy failed(&shelf, &Shelf::failed), recovered(&shelf, &Shelf::recovered);
    disk->setFull(true);
    const SavedGame one = game();
    shelf.keep(one);
    ASSERT_TRUE(waitFor([&] { return disk->writes() >= 3; }));
    EXPECT_TRUE(recovered.empty());
    disk->setFull(false);
    ASSERT_TRUE(waitFor([&] { return recovered.size() == 1; }));
    EXPECT_EQ(failed.size(), 1);
    EXPECT_TRUE(hasFile(one.id));
    finish(shelf);
    EXPECT_FALSE(shelf.findChild<QTimer*>("retry")->isActive()) << "all is written";
}

TEST_F(ShelfTest, KeepsInAnotherFolderWhatTheFirstOneRefused) {
    write(path("one"), "a file");
    Shelf shelf(path("one"));
    shelf.findChild<QTimer*>("retry")->setInterval(std::chrono::hours(1));
    QSignalSpy failed(&shelf, &Shelf::failed), recovered(&shelf, &Shelf::recovered);
    const SavedGame one = game();
    shelf.keep(one);
    const auto left = shelf.finish();
    ASSERT_EQ(left.size(), 1u);
    EXPECT_EQ(left[0].id, one.id);
    ASSERT_TRUE(waitFor([&] { return failed.size() == 2; }));
    EXPECT_THAT(english(failed[0][0].value<Phrase>()), HasSubstr("No game can be kept in"));
    shelf.moveTo(path("two"));
    ASSERT_TRUE(waitFor([&] { return recovered.size() == 1; }));
    EXPECT_TRUE(shelf.finish().empty());
    EXPECT_TRUE(hasFile(one.id, "two/"));
}

TEST_F(ShelfTest, IsWellAgainWhenWhatTheDiskRefusedIsDiscardedUntilItIsPutBack) {
    Shelf shelf(folder.path(), disk);
    QSignalSpy failed(&shelf, &Shelf::failed), recovered(&shelf, &Shelf::recovered);
    disk->setFull(true);
    const SavedGame one = game();
    shelf.keep(one);
    ASSERT_TRUE(waitFor([&] { return failed.size() == 1; }));
    shelf.discard(one.id);
    ASSERT_TRUE(waitFor([&] { return recovered.size() == 1; }));
    EXPECT_TRUE(shelf.games().empty());
    shelf.putBack(one.id);
    ASSERT_TRUE(waitFor([&] { return failed.size() == 2; }));
    disk->setFull(false);
    shelf.keep(one);
    ASSERT_TRUE(waitFor([&] { return recovered.size() == 2; }));
}

TEST_F(ShelfTest, TellsAGameThatItKeepsOnceAndNotAgainWhenItSeesItsFile) {
    Shelf shelf(folder.path(), disk);
    waitUntilKnown(shelf);
    QSignalSpy changed(&shelf, &Shelf::changed);
    SavedGame one = game(), two = game();
    two.touched = one.touched + std::chrono::seconds(1);
    shelf.keep(two);
    shelf.finish();
    shelf.keep(one);
    shelf.finish();
    const int before = disk->lists();
    ASSERT_TRUE(waitFor([&] { return disk->lists() > before; })) << "it looks";
    finish(shelf);
    EXPECT_EQ(changed.size(), 2);
    EXPECT_EQ(idsOf(shelf), (std::vector{two.id, one.id}));
    one.touched = two.touched + std::chrono::seconds(1);
    shelf.keep(one);
    ASSERT_TRUE(waitFor([&] { return changed.size() == 3; }));
    EXPECT_EQ(idsOf(shelf), (std::vector{one.id, two.id}));
}

TEST_F(ShelfTest, StaysWhereItIsWhenItsOwnFolderIsChosenByAnotherName) {
    ASSERT_TRUE(QDir().mkpath(path("games")));
    ASSERT_TRUE(QFile::link(path("games"), path("link")));
    Shelf shelf(path("games"));
    QSignalSpy moved(&shelf, &Shelf::moved);
    const SavedGame one = game();
    shelf.keep(one);
    shelf.moveTo(path("link"));
    finish(shelf);
    EXPECT_TRUE(moved.empty());
    EXPECT_TRUE(hasFile(one.id, "games/"));
}

TEST_F(ShelfTest, SeesWhatIsAndComesInTheFolderThatItHasMovedToAlone) {
    for (const std::size_t along : {0, 1}) { // so many games it takes along
        SCOPED_TRACE(along);
        const QString from = path(along ? "one" : "none"), to = path(along ? "two" : "other");
        Shelf there(to), shelf(from);
        there.keep(game());
        there.finish();
        waitUntilKnown(shelf);
        if (along)
            shelf.keep(game());
        shelf.moveTo(to);
        ASSERT_TRUE(waitFor([&] { return shelf.games().size() == 1 + along; }));
        there.keep(game());
        ASSERT_TRUE(waitFor([&] { return shelf.games().size() == 2 + along; }));
        EXPECT_EQ(shelf.findChild<QFileSystemWatcher*>()->directories(), QStringList(to));
    }
}

TEST_F(ShelfTest, AGameThatCannotBeOpenedIsNotHeld) {
    SavedGame bad = game();
    bad.positions[1].move = "no move";
    GamesFolder theirs(folder.path(), disk);
    {
        Shelf other(folder.path());
        other.keep(bad);
    }
    Shelf shelf(folder.path());
    waitUntilKnown(shelf);
    for (const std::string& id : {bad.id, game().id}) { // of the second there is no file
        EXPECT_FALSE(opened(shelf, shelf.open(id))->game);
        EXPECT_TRUE(theirs.hold(id));
        theirs.giveUp(id);
    }
}

TEST_F(ShelfTest, GoesWithoutDoingWhatCanWait) {
    constexpr int number = 40;
    std::optional<Shelf> shelf(std::in_place, folder.path(), disk);
    std::vector<SavedGame> ended;
    for (int i = 0; i < number; ++i) {
        ended.push_back(game());
        ended.back().over = true;
        shelf->keep(ended.back());
        shelf->release(ended.back().id);
    }
    EXPECT_TRUE(shelf->finish().empty());
    disk->hold(true);
    for (const SavedGame& each : ended) {
        shelf->mark(each.id);
        shelf->drop(each.id);
    }
    disk->waitForWrites(number + 1); // the first of them is being marked
    const SavedGame last = game();
    shelf->keep(last);
    std::atomic<bool> leaving = false;
    const std::jthread disk_works([&] {
        while (!leaving)
            std::this_thread::yield();
        disk->hold(false);
    });
    leaving = true;
    shelf.reset();
    EXPECT_TRUE(hasFile(last.id));
    EXPECT_LT(disk->writes(), 2 * number);
    EXPECT_GT(QDir(folder.path()).entryList({"*.bouton"}).size(), 1);
}

TEST_F(ShelfTest, LeavesTheMarkToTheTableThatHasTheGame) {
    Shelf shelf(folder.path(), disk);
    SavedGame ended = game();
    ended.over = true;
    shelf.keep(ended);
    shelf.mark(ended.id); // it is on a table, which may have come to another end
    shelf.finish();
    EXPECT_EQ(disk->writes(), 1);
    shelf.release(ended.id);
    shelf.mark(ended.id);
    shelf.finish();
    EXPECT_EQ(disk->writes(), 2);
}

TEST_F(ShelfTest, TellsOfSeveralMovesWhereTheGamesAreInTheEnd) {
    Shelf shelf(path("one"));
    const SavedGame one = game();
    shelf.keep(one);
    QSignalSpy moved(&shelf, &Shelf::moved);
    shelf.moveTo(path("two"));
    shelf.moveTo(path("three"));
    ASSERT_TRUE(waitFor([&] { return moved.size() == 1; }));
    EXPECT_EQ(moved[0][0], path("three"));
    finish(shelf);
    EXPECT_EQ(moved.size(), 1);
    EXPECT_TRUE(hasFile(one.id, "three/"));
}

TEST_F(ShelfTest, TellsThatAMarkCannotBeWritten) {
    Shelf shelf(folder.path(), disk);
    SavedGame ended = game();
    ended.over = true;
    shelf.keep(ended);
    shelf.finish();
    shelf.release(ended.id);
    QSignalSpy failed(&shelf, &Shelf::failed);
    disk->setFull(true);
    shelf.mark(ended.id);
    EXPECT_TRUE(waitFor([&] { return failed.size() == 1; }));
    disk->setFull(false);
}

TEST_F(ShelfTest, TellsThatAGameCannotBeRemoved) {
    struct Sticky : Disk {
        Or<void> remove(const QString&) override { return refuse({"it sticks"}); }
    };
    Shelf shelf(folder.path(), std::make_shared<Sticky>());
    QSignalSpy failed(&shelf, &Shelf::failed);
    const SavedGame one = game();
    shelf.keep(one);
    shelf.discard(one.id);
    ASSERT_TRUE(waitFor([&] { return failed.size() == 1; }));
    EXPECT_EQ(english(failed[0][0].value<Phrase>()), "it sticks");
}

TEST_F(ShelfTest, GivesTheGamesOfATextToChooseFrom) {
    Shelf shelf(folder.path());
    const std::string first = "tic-tac-toe: .../.../... X; a1",
                      second = "tic-tac-toe: .../.../... X; b2";
    const auto both =
        opened(shelf, shelf.openText(QByteArray::fromStdString(first + "\n" + second + "\n")));
    EXPECT_FALSE(both->game);
    EXPECT_EQ(both->choices, (std::vector{first, second}));
    const auto one = opened(shelf, shelf.openText(QByteArray::fromStdString(first + "\n")));
    ASSERT_TRUE(one->game);
    EXPECT_EQ(one->game->match->record(), first);
    EXPECT_FALSE(one->copied) << "nobody else has it";
    EXPECT_TRUE(one->choices.empty());
    EXPECT_EQ(english(opened(shelf, shelf.openText("\n"))->game.error()),
              "There is no game in it.");
}

TEST_F(ShelfTest, OpensATextWithTheMarkOfUtf8AndTellsUtf16) {
    Shelf shelf(path("games"));
    const QByteArray mark("\xEF\xBB\xBF"), line("tic-tac-toe: .../.../... X; a1\n");
    const SavedGame one = game();
    write(path("m.bouton"), mark + write(one));
    write(path("m.txt"), mark + line);
    const auto whole = opened(shelf, shelf.openFile(path("m.bouton")));
    ASSERT_TRUE(whole->game) << english(whole->game.error());
    EXPECT_EQ(whole->game->game, one);
    EXPECT_TRUE(opened(shelf, shelf.openFile(path("m.txt")))->game);
    EXPECT_TRUE(opened(shelf, shelf.openText(mark + write(one)))->game);
    for (const QByteArray& narrow : {write(one), line}) {
        const QString text = QString::fromUtf8(narrow);
        write(path("w.bouton"),
              QByteArray(reinterpret_cast<const char*>(text.utf16()), 2 * text.size()));
        EXPECT_EQ(english(opened(shelf, shelf.openFile(path("w.bouton")))->game.error()),
                  "The text is in UTF-16. Save it as UTF-8: nothing else is read.");
    }
}

// Qt gives such a name with U+FFFD for the byte.
TEST_F(ShelfTest, OpensAFileWhoseNameIsNoUtf8) {
    Shelf shelf(path("games"));
    const SavedGame one = game();
    write(path("plain.bouton"), write(one));
    const std::string here = folder.path().toStdString();
    std::filesystem::create_directory(here + "/d\xe9");
    std::filesystem::copy(here + "/plain.bouton", here + "/d\xe9/caf\xe9.bouton");
    const QString name = QDir(folder.path()).filePath(QStringLiteral("d\ufffd/caf\ufffd.bouton"));
    const auto found = opened(shelf, shelf.openFile(name));
    ASSERT_TRUE(found->game) << english(found->game.error());
    EXPECT_EQ(found->game->game, one);
    // Which of two is meant nobody knows.
    std::filesystem::copy(here + "/plain.bouton", here + "/d\xe9/caf\xe8.bouton");
    EXPECT_THAT(english(opened(shelf, shelf.openFile(name))->game.error()),
                HasSubstr("cannot be read"));
    // A pipe is none, and nobody waits for it.
    std::filesystem::remove(here + "/d\xe9/caf\xe8.bouton");
    std::filesystem::remove(here + "/d\xe9/caf\xe9.bouton");
    ASSERT_EQ(mkfifo((here + "/d\xe9/caf\xe9.bouton").c_str(), 0600), 0);
    EXPECT_THAT(english(opened(shelf, shelf.openFile(name))->game.error()),
                HasSubstr("it is no file"));
    std::filesystem::remove_all(here + "/d\xe9"); // Qt cannot
}

} // namespace bouton::testing
