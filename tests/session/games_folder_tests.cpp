// SPDX-License-Identifier: MIT
#include "session/kept/games_folder.h"

#include <sys/file.h>

#include "session/shelf.h"

// The folder of the kept games, without a thread.

namespace bouton::testing {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

namespace {

// Refuses one write below a folder, counted from 1, and remembers what it has read.
class FailsOnce : public Disk {
public:
    QString below;
    int at = 0, writes = 0;
    QStringList readNames;

    Or<void> write(const QString& file, const QByteArray& bytes) override {
        if (file.startsWith(below) && ++writes == at)
            return refuse({"no room"});
        return Disk::write(file, bytes);
    }
    Or<QByteArray> read(const QString& file, qint64 most) override {
        readNames << QFileInfo(file).fileName();
        return Disk::read(file, most);
    }
};

class GamesFolderTest : public ShelfTest {
protected:
    bool look(GamesFolder& games) {
        return games.look([this](const Phrase& why) { told.push_back(english(why)); });
    }
    static void write(GamesFolder& games, std::initializer_list<SavedGame> these) {
        GamesFolder::Games all;
        for (const SavedGame& each : these)
            all.insert_or_assign(each.id, each);
        games.write(std::move(all));
    }
    static std::vector<std::string> idsOf(const GamesFolder& games) {
        std::vector<std::string> ids;
        for (const SavedGame& each : games.games())
            ids.push_back(each.id);
        return ids;
    }
    static QString nameOf(const SavedGame& game) {
        return QString::fromStdString(game.id) + ".bouton";
    }
    QStringList filesIn(const char* name) const {
        return QDir(path(name)).entryList({"*.bouton"}, QDir::Files);
    }
    std::shared_ptr<FailsOnce> failing = std::make_shared<FailsOnce>();
    std::vector<std::string> told;
};

} // namespace

// Looking ---------------------------------------------------------------------------------------

TEST_F(GamesFolderTest, SeesNothingNewInWhatItHasWrittenItself) {
    GamesFolder games(path("games"), failing);
    EXPECT_TRUE(look(games)) << "the first look";
    EXPECT_FALSE(look(games));
    SavedGame one = game(), two = game();
    write(games, {one, two});
    EXPECT_FALSE(look(games));
    one.plies = 99;
    write(games, {one});
    EXPECT_FALSE(look(games));
    EXPECT_TRUE(games.discard(two.id));
    EXPECT_FALSE(look(games));
    EXPECT_THAT(failing->readNames, ElementsAre(nameOf(two))) << "to be put back";
}

TEST_F(GamesFolderTest, ReadsOnlyWhatAnotherProgramHasChanged) {
    GamesFolder ours(path("games"), failing), theirs(path("games"), disk);
    SavedGame one = game(), two = game();
    write(theirs, {one, two});
    EXPECT_TRUE(look(ours));
    failing->readNames.clear();
    two.plies += 1000;
    write(theirs, {two});
    EXPECT_TRUE(look(ours));
    EXPECT_THAT(failing->readNames, ElementsAre(nameOf(two)));
    ASSERT_EQ(ours.games().size(), 2u);
    EXPECT_TRUE(theirs.discard(one.id));
    EXPECT_TRUE(look(ours));
    ASSERT_THAT(idsOf(ours), ElementsAre(two.id));
    EXPECT_EQ(ours.games()[0], withoutItsTree(two));
}

TEST_F(GamesFolderTest, SweepsAtTheFirstLookAlone) {
    GamesFolder games(path("games"), disk);
    look(games);
    EXPECT_EQ(disk->lists(), 2) << "the games, and what is half written";
    look(games);
    EXPECT_EQ(disk->lists(), 3);
}

TEST_F(GamesFolderTest, RefusesAGameThatStandsInTheFileOfAnother) {
    GamesFolder games(path("games"), disk);
    const SavedGame one = game();
    write(games, {one});
    ASSERT_TRUE(QFile::copy(path("games") + "/" + nameOf(one),
                            path("games/01234567-89ab-4def-8123-456789abcdef.bouton")));
    EXPECT_TRUE(look(games));
    EXPECT_FALSE(look(games));
    EXPECT_THAT(idsOf(games), ElementsAre(one.id));
    ASSERT_EQ(told.size(), 1u);
    EXPECT_THAT(told[0],
                HasSubstr("left out, \"01234567-89ab-4def-8123-456789abcdef.bouton\": it has the "
                          "number of another game"));
}

TEST_F(GamesFolderTest, TellsOnceThatNoGameCanBeKeptUntilOneCan) {
    testing::write(path("games"), "a file");
    GamesFolder games(path("games"), disk);
    look(games);
    look(games);
    ASSERT_EQ(told.size(), 1u);
    EXPECT_THAT(told[0], HasSubstr("No game can be kept in the folder"));
    EXPECT_THAT(told[0], HasSubstr(path("games").toStdString()));
    ASSERT_TRUE(QFile::remove(path("games")));
    look(games);
    EXPECT_EQ(told.size(), 1u);
    ASSERT_TRUE(QDir(path("games")).removeRecursively());
    testing::write(path("games"), "a file");
    look(games);
    EXPECT_EQ(told.size(), 2u);
}

TEST_F(GamesFolderTest, SeesAChangeByItsTimeOrByItsSize) {
    GamesFolder ours(path("games"), disk), theirs(path("games"), disk);
    SavedGame one = game();
    one.plies = 10;
    write(theirs, {one});
    EXPECT_TRUE(look(ours));
    const QString file = path("games") + "/" + nameOf(one);
    const QDateTime before = QDateTime::currentDateTime().addDays(-1);
    setTime(file, before);
    EXPECT_TRUE(look(ours));
    one.plies = 11; // as many bytes
    write(theirs, {one});
    EXPECT_TRUE(look(ours));
    EXPECT_EQ(ours.games()[0].plies, 11u);
    setTime(file, before);
    EXPECT_TRUE(look(ours));
    one.plies = 111;
    write(theirs, {one});
    setTime(file, before);
    EXPECT_TRUE(look(ours));
    EXPECT_EQ(ours.games()[0].plies, 111u);
}

// Writing ---------------------------------------------------------------------------------------

TEST_F(GamesFolderTest, HasWhatTheDiskRefusesAndTriesItWithTheNextGame) {
    GamesFolder games(path("games"), disk);
    SavedGame one = game(), two = game();
    disk->setFull(true);
    write(games, {one});
    EXPECT_EQ(english(games.whyRefused().value()), "the disk is full");
    EXPECT_EQ(games.find(one.id), one);
    EXPECT_THAT(idsOf(games), ElementsAre(one.id));
    one.plies = 99;
    write(games, {one});
    EXPECT_EQ(games.refused().at(one.id).plies, 99u) << "the new state";
    disk->setFull(false);
    write(games, {two});
    EXPECT_FALSE(games.whyRefused());
    EXPECT_THAT(games.refused(), IsEmpty());
    EXPECT_EQ(games.find(one.id), one);
    EXPECT_EQ(filesIn("games").size(), 2);
}

TEST_F(GamesFolderTest, ListsAGameOnceAsItWasRefused) {
    GamesFolder games(path("games"), disk);
    SavedGame one = game();
    write(games, {one});
    disk->setFull(true);
    one.plies = 99;
    write(games, {one});
    ASSERT_THAT(idsOf(games), ElementsAre(one.id));
    EXPECT_EQ(games.games()[0].plies, 99u);
}

TEST_F(GamesFolderTest, HoldsAGameForAsLongAsItsProgramRuns) {
    GamesFolder ours(path("games"), disk), theirs(path("games"), disk);
    const SavedGame one = game();
    write(ours, {one});
    ASSERT_TRUE(ours.hold(one.id));
    setTime(path("games") + "/" + nameOf(one) + ".lock", QDateTime::currentDateTime().addDays(-1));
    EXPECT_FALSE(theirs.hold(one.id));
    EXPECT_FALSE(theirs.mark(one.id)) << "nor writes into it";
}

TEST_F(GamesFolderTest, ListsAGameWithoutItsTree) {
    GamesFolder games(path("games"), disk);
    SavedGame one = game();
    ASSERT_GT(one.positions.size(), 2u);
    one.messages.push_back({Message::Kind::Notice, {}, {"a word"}});
    write(games, {one});
    const SavedGame listed = games.games().at(0);
    EXPECT_EQ(listed.positions, std::vector(1, SavedGame::Position{}));
    EXPECT_EQ(listed.current, 0u);
    EXPECT_TRUE(listed.messages.empty());
}

TEST_F(GamesFolderTest, HoldsAGameWhoseProgramWasKilledWhileItMadeTheLock) {
    GamesFolder ours(path("games"), disk);
    const SavedGame one = game();
    write(ours, {one});
    ours.giveUp(one.id);
    QFile lock(path("games") + "/" + nameOf(one) + ".lock");
    ASSERT_TRUE(lock.open(QIODevice::WriteOnly)); // empty: its number is not written yet
    ASSERT_EQ(::flock(lock.handle(), LOCK_EX), 0);
    EXPECT_FALSE(GamesFolder(path("games"), disk).hold(one.id)) << "it lives";
    lock.close();
    const auto openFiles = [] { return QDir("/proc/self/fd").count(); };
    const auto before = openFiles();
    for (int i = 0; i < 3; ++i) {
        EXPECT_TRUE(GamesFolder(path("games"), disk).hold(one.id));
        ASSERT_TRUE(lock.open(QIODevice::WriteOnly));
        lock.close();
    }
    EXPECT_EQ(openFiles(), before);
}

TEST_F(GamesFolderTest, HoldsWhatNobodyCanLock) {
    testing::write(path("games"), "a file");
    EXPECT_TRUE(GamesFolder(path("games"), disk).hold(game().id));
}

TEST_F(GamesFolderTest, DiscardsAlsoWhatCouldNotBeWritten) {
    GamesFolder games(path("games"), disk);
    const SavedGame one = game();
    disk->setFull(true);
    write(games, {one});
    EXPECT_TRUE(games.discard(one.id));
    EXPECT_THAT(games.refused(), IsEmpty());
    disk->setFull(false);
    games.putBack("22222222-89ab-4def-8123-456789abcdef"); // which nobody has discarded
    games.putBack(one.id);
    EXPECT_EQ(games.find(one.id), one);
    EXPECT_THAT(idsOf(games), ElementsAre(one.id));
}

TEST_F(GamesFolderTest, HoldsWhatItWritesUntilItIsGivenUpOrDiscarded) {
    GamesFolder ours(path("games"), disk), theirs(path("games"), disk);
    const SavedGame one = game();
    write(ours, {one});
    EXPECT_TRUE(ours.hold(one.id));
    EXPECT_FALSE(theirs.hold(one.id));
    ours.giveUp(one.id);
    EXPECT_TRUE(theirs.hold(one.id));
    EXPECT_FALSE(ours.hold(one.id));
    theirs.giveUp(one.id);
    EXPECT_TRUE(ours.hold(one.id));
    EXPECT_TRUE(ours.discard(one.id));
    EXPECT_TRUE(theirs.hold(one.id));
    theirs.giveUp(one.id);
    ours.putBack(one.id);
    EXPECT_TRUE(theirs.hold(one.id)) << "it is on no table";
}

// A lock that stays would give every other window a copy.
TEST_F(GamesFolderTest, WhatIsWrittenLaterIsHeldOnlyWhileItIsOnATable) {
    GamesFolder ours(path("games"), disk), theirs(path("games"), disk);
    look(ours);
    SavedGame away = game(), here = game(), ended = game();
    ended.over = true;
    write(ours, {away, ended});
    ours.giveUp(ended.id);
    disk->setFull(true);
    away.plies = 99;
    write(ours, {away, here});
    ours.giveUp(away.id); // it was put away
    EXPECT_TRUE(ours.mark(ended.id));
    EXPECT_EQ(ours.refused().size(), 3u);
    disk->setFull(false);
    write(ours, {});
    EXPECT_THAT(ours.refused(), IsEmpty());
    EXPECT_EQ(theirs.find(away.id), away);
    EXPECT_TRUE(theirs.hold(away.id));
    EXPECT_TRUE(theirs.hold(ended.id));
    EXPECT_FALSE(theirs.hold(here.id));
}

TEST_F(GamesFolderTest, WhatIsWrittenLaterDoesNotReplaceWhatAnotherProgramHasPlayedSince) {
    GamesFolder ours(path("games"), disk), theirs(path("games"), std::make_shared<Disk>());
    SavedGame one = game();
    write(ours, {one});
    disk->setFull(true);
    one.plies = 99;
    write(ours, {one});
    ours.giveUp(one.id);
    ASSERT_TRUE(theirs.hold(one.id));
    disk->setFull(false);
    write(ours, {});
    EXPECT_EQ(ours.refused().size(), 1u) << "it waits until they give it up";
    SavedGame newer = one;
    newer.plies = 100;
    newer.touched += std::chrono::seconds(1);
    write(theirs, {newer});
    theirs.giveUp(one.id);
    write(ours, {});
    EXPECT_THAT(ours.refused(), IsEmpty());
    EXPECT_EQ(theirs.find(one.id), newer);
    EXPECT_TRUE(theirs.hold(one.id));
}

TEST_F(GamesFolderTest, HoldsAsSoonAsItCanWhatIsOnATable) {
    GamesFolder ours(path("games"), disk), theirs(path("games"), disk);
    const SavedGame one = game();
    EXPECT_TRUE(ours.hold(one.id)) << "there is no folder in which a lock could be made";
    write(ours, {one});
    write(ours, {one});
    EXPECT_FALSE(theirs.hold(one.id));
}

TEST_F(GamesFolderTest, IsItsOwnersAlone) {
    const QString below = path("new/games");
    GamesFolder games(below, std::make_shared<Disk>());
    look(games);
    const SavedGame one = game();
    write(games, {one});
    constexpr auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup
                            | QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;
    const QString file = below + "/" + nameOf(one);
    for (const QString& each : {path("new"), below, file, file + ".lock"})
        EXPECT_FALSE(QFile::permissions(each) & others) << each.toStdString();
    ASSERT_TRUE(QFile::setPermissions(file, QFile::permissions(file) | others));
    write(games, {one});
    EXPECT_FALSE(QFile::permissions(file) & others) << "one of an older version";
}

// Moving ----------------------------------------------------------------------------------------

TEST_F(GamesFolderTest, AMoveThatFailsHalfwayLeavesNothingBehind) {
    GamesFolder games(path("one"), failing);
    failing->below = path("two");
    failing->at = 2;
    SavedGame one = game(), two = game();
    write(games, {one, two});
    EXPECT_FALSE(games.moveTo(path("two")));
    EXPECT_EQ(games.path(), path("one"));
    EXPECT_THAT(filesIn("two"), IsEmpty());
    EXPECT_EQ(filesIn("one").size(), 2);
    one.positions[0].comment = two.positions[0].comment = "newer";
    write(games, {two});
    EXPECT_TRUE(games.discard(one.id));
    EXPECT_TRUE(games.moveTo(path("two")));
    EXPECT_EQ(games.path(), path("two"));
    EXPECT_THAT(filesIn("two"), ElementsAre(nameOf(two))) << "the other one was discarded";
    EXPECT_THAT(filesIn("one"), IsEmpty());
    EXPECT_EQ(games.find(two.id), two);
    look(games);
    EXPECT_THAT(idsOf(games), ElementsAre(two.id));
}

// A program that is killed at a call does nothing after it.
TEST_F(GamesFolderTest, AMoveThatIsBrokenOffAtAnyCallIsFinishedByDoingItAgain) {
    class Dying : public Disk {
    public:
        int left = 0; // calls until the end
        Or<void> write(const QString& file, const QByteArray& bytes) override {
            return left-- > 0 ? Disk::write(file, bytes) : Or<void>{};
        }
        Or<void> remove(const QString& file) override {
            return left-- > 0 ? Disk::remove(file) : Or<void>{};
        }
    };
    for (int calls = 0; calls <= 9; ++calls) {
        SCOPED_TRACE(calls);
        const QTemporaryDir place;
        const QString one = place.filePath("one"), two = place.filePath("two");
        std::vector<SavedGame> all;
        {
            GamesFolder games(one, disk);
            for (int i = 0; i < 4; ++i) {
                all.push_back(game());
                write(games, {all.back()});
            }
        }
        const auto dying = std::make_shared<Dying>();
        dying->left = calls;
        (void)GamesFolder(one, dying).moveTo(two);
        GamesFolder games(one, disk);
        ASSERT_TRUE(games.moveTo(two));
        EXPECT_TRUE(QDir(one).entryList({"*.bouton"}).isEmpty());
        for (const SavedGame& each : all)
            EXPECT_EQ(games.find(each.id), each);
    }
}

TEST_F(GamesFolderTest, OfAGameInBothFoldersTheStateThatWasChangedLastStays) {
    SavedGame older = game(), newer = game(), same = game();
    const auto later = [](SavedGame one) {
        one.touched += std::chrono::seconds(1);
        one.plies += 1000;
        return one;
    };
    SavedGame other = same;
    other.plies += 1000;
    {
        GamesFolder there(path("two"), disk);
        write(there, {older, later(newer), same});
    }
    GamesFolder games(path("one"), disk);
    write(games, {later(older), newer, other});
    ASSERT_TRUE(games.moveTo(path("two")));
    EXPECT_EQ(games.find(older.id), later(older));
    EXPECT_EQ(games.find(newer.id), later(newer));
    EXPECT_EQ(games.find(same.id), other) << "our own";
    EXPECT_THAT(filesIn("one"), IsEmpty());
}

TEST_F(GamesFolderTest, DoesNotWriteOverAFileThatCannotBeRead) {
    const SavedGame one = game();
    ASSERT_TRUE(QDir().mkpath(path("two")));
    const QString damaged = path("two") + "/" + nameOf(one);
    testing::write(damaged, "{ half a ga");
    GamesFolder games(path("one"), disk);
    write(games, {one});
    const Or<void> done = games.moveTo(path("two"));
    ASSERT_FALSE(done);
    EXPECT_THAT(english(done.error()), HasSubstr(nameOf(one).toStdString()));
    EXPECT_EQ(bytesOf(damaged), "{ half a ga");
    EXPECT_EQ(games.find(one.id), one);
}

TEST_F(GamesFolderTest, ADamagedGameStaysBehindWhereTheOtherFolderHasIt) {
    const SavedGame one = game();
    {
        GamesFolder there(path("two"), disk);
        write(there, {one});
    }
    ASSERT_TRUE(QDir().mkpath(path("one")));
    const QString damaged = path("one") + "/" + nameOf(one);
    testing::write(damaged, "{ half a ga");
    GamesFolder games(path("one"), disk);
    ASSERT_TRUE(games.moveTo(path("two")));
    EXPECT_EQ(games.find(one.id), one);
    EXPECT_TRUE(QFile::exists(damaged));
}

TEST_F(GamesFolderTest, WhatCannotBeReadStaysWhereItIs) {
    GamesFolder games(path("one"), disk);
    const SavedGame one = game();
    write(games, {one});
    testing::write(path("one/large.bouton"), QByteArray(mostGameFileBytes + 1, ' '));
    ASSERT_TRUE(games.moveTo(path("two")));
    EXPECT_THAT(filesIn("one"), ElementsAre("large.bouton"));
    EXPECT_THAT(filesIn("two"), ElementsAre(nameOf(one)));
}

TEST_F(GamesFolderTest, HoldsInTheNewFolderWhatItHasHeld) {
    GamesFolder games(path("one"), disk);
    const SavedGame one = game(), two = game();
    write(games, {one, two});
    games.giveUp(two.id);
    ASSERT_TRUE(games.moveTo(path("two")));
    GamesFolder other(path("two"), disk);
    EXPECT_FALSE(other.hold(one.id));
    EXPECT_TRUE(other.hold(two.id));
    EXPECT_EQ(QDir(path("one")).entryList({"*.lock"}).size(), 0);
}

} // namespace bouton::testing
