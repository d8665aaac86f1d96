// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <QDir>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>

#include <algorithm>
#include <sys/fsuid.h>
#include <sys/stat.h>
#include <unistd.h>

#include "ended_games.h"
#include "session/archive/schema.h"
#include "session/archive/wreck.h"
#include "support/file_bytes.h"

// What becomes of an archive that is damaged, foreign, old, newer, or on a bad disk.

namespace bouton::testing {

namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

class ArchiveDamage : public ::testing::Test {
protected:
    QString path() const { return folder.filePath(QStringLiteral("archive.sqlite")); }
    // Everybody may read; who owns the folder and the file may write there, or not.
    void allowWriting(bool inFolder, bool inFile) const {
        using enum QFileDevice::Permission;
        constexpr QFileDevice::Permissions all = ReadOwner | ReadGroup | ReadOther;
        constexpr QFileDevice::Permissions enter = ExeOwner | ExeGroup | ExeOther;
        const auto owner = [](bool may) {
            return may ? QFileDevice::Permissions(WriteOwner) : QFileDevice::Permissions();
        };
        ASSERT_TRUE(QFile::setPermissions(path(), all | owner(inFile)));
        ASSERT_TRUE(QFile::setPermissions(folder.path(), all | enter | owner(inFolder)));
    }
    // An archive with these games.
    void make(const std::vector<SavedGame>& games) {
        OpenStore store(folder.path());
        for (const SavedGame& game : games)
            EXPECT_TRUE(store.add(game));
    }
    // Damages all but the first pages of the file behind the back of a store that has it open.
    void damageBehind(Store& store) {
        for (const char* statement : {"PRAGMA cache_size = 1", "PRAGMA shrink_memory"})
            ASSERT_TRUE(store.base().run(QLatin1String(statement)));
        QFile file(path());
        ASSERT_TRUE(file.open(QIODevice::ReadWrite));
        for (qint64 page = 4; page * 4096 < file.size(); ++page) {
            file.seek(page * 4096);
            file.write(QByteArray(200, '\xee'));
        }
    }
    QStringList files() const {
        return QDir(folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot, QDir::Name);
    }
    // Statements on the file, as another program may run them.
    void run(const QStringList& statements) {
        {
            QSqlDatabase other =
                QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("other"));
            other.setDatabaseName(path());
            ASSERT_TRUE(other.open());
            for (const QString& statement : statements) {
                QSqlQuery query(other);
                EXPECT_TRUE(query.exec(statement)) << statement.toStdString();
            }
        }
        QSqlDatabase::removeDatabase(QStringLiteral("other"));
    }

    // In memory, where there is such a folder: a real disk takes a minute for 1,000 new databases.
    QTemporaryDir folder{QDir(QStringLiteral("/dev/shm")).exists()
                             ? QStringLiteral("/dev/shm/bouton-XXXXXX")
                             : QDir::temp().filePath(QStringLiteral("bouton-XXXXXX"))};
};

// While it lives, this thread may do to files only what anybody may, even as root.
class WithoutRights {
public:
    WithoutRights() {
        if (geteuid() == 0)
            setfsuid(65534); // nobody
    }
    ~WithoutRights() { setfsuid(geteuid()); }
};

// Flips some bits, or cuts, lengthens, mixes, or replaces the file, or lies about the sizes in its
// head. The seed decides.
QByteArray mutated(QByteArray bytes, Random& random) {
    const auto at = [&](qsizetype size) {
        return static_cast<qsizetype>(random.below(static_cast<std::size_t>(size)));
    };
    const auto flip = [&](qsizetype from, qsizetype size, std::size_t times) {
        for (std::size_t i = 0; i < times; ++i) {
            const qsizetype where = from + at(size);
            bytes[where] = static_cast<char>(bytes[where] ^ (1 << random.below(8)));
        }
    };
    switch (random.below(12)) {
    case 0: // a single bit
        flip(0, bytes.size(), 1);
        break;
    case 1: flip(0, bytes.size(), 1 + random.below(2000)); break;
    case 2: // the head of the file
        flip(0, 100, 1 + random.below(4));
        break;
    case 3: // the page of the tables' names
        flip(100, 4000, 1 + random.below(30));
        break;
    case 4: bytes.truncate(at(bytes.size())); break;
    case 5: bytes += QByteArray(1 + at(9000), static_cast<char>(random.below(256))); break;
    case 6: { // pages changed for each other
        const qsizetype pages = bytes.size() / 4096;
        const qsizetype one = at(pages) * 4096, two = at(pages) * 4096;
        const QByteArray page = bytes.mid(one, 4096);
        bytes.replace(one, 4096, bytes.mid(two, 4096));
        bytes.replace(two, 4096, page);
        break;
    }
    case 7: // nothing in a page
        bytes.replace(at(bytes.size() / 4096) * 4096, 4096, QByteArray(4096, '\0'));
        break;
    case 8: // the size of a page, and the number of them
        bytes[16] = static_cast<char>(random.below(256));
        bytes[17] = static_cast<char>(random.below(256));
        flip(28, 4, random.below(8));
        break;
    case 9: // the heads of pages
        for (std::size_t i = random.below(6) + 1; i > 0; --i)
            flip(at(bytes.size() / 4096) * 4096, 12, 2);
        break;
    case 10:
        for (char& byte : bytes)
            byte = static_cast<char>(random.below(256));
        break;
    default: bytes = QByteArray(at(200), '%') + bytes.left(at(bytes.size())); break;
    }
    return bytes;
}

} // namespace

TEST_F(ArchiveDamage, AFolderThatCanOnlyBeReadIsReadAndUsedAsSoonAsItCanBe) {
    const auto games = endedGames(4);
    make({games.begin(), games.end() - 1});
    run({QStringLiteral(
        "UPDATE file SET text = 'no game' WHERE number = 2")}); // it hinders nothing
    allowWriting(false, false);
    Store store(folder.path());
    {
        const WithoutRights reading;
        store.open();
        ASSERT_EQ(store.base().state(), Database::State::ReadOnly);
        EXPECT_FALSE(store.keeps());
        ASSERT_TRUE(store.find({}));
        EXPECT_EQ(store.find({})->size(), 3u);
        EXPECT_EQ(store.game(1)->id, games[0].id);
        EXPECT_THAT(
            said(store.base().takeNotices()),
            ElementsAre(
                "The archive can be read, but not changed. Ended games wait until it can be."));
        const auto added = store.add(games[3]);
        ASSERT_FALSE(added);
        EXPECT_EQ(english(added.error()), "The archive can be read, but not changed.");
        store.openAgain();
        EXPECT_FALSE(store.keeps());
        EXPECT_EQ(store.find({})->size(), 3u) << "it can still be read";
    }
    (void)store.base().takeNotices();
    allowWriting(true, true);
    store.openAgain();
    EXPECT_TRUE(store.keeps());
    EXPECT_TRUE(store.add(games[3]));
    EXPECT_THAT(said(store.base().takeNotices()), ElementsAre("The archive can be used again."));
}

TEST_F(ArchiveDamage, WhatCanOnlyBeReadStaysOpenWhateverComesToLight) {
    make(endedGames(60, 2, 60));
    allowWriting(false, false);
    Store store(folder.path());
    {
        const WithoutRights reading;
        store.open();
        ASSERT_EQ(store.base().state(), Database::State::ReadOnly);
        (void)store.base().takeNotices();
    }
    const auto numbers = *store.find({});
    allowWriting(false, true);
    damageBehind(store);
    allowWriting(false, false);
    {
        const WithoutRights reading;
        EXPECT_TRUE(std::ranges::any_of(numbers,
                                        [&](Entry::Number number) { return !store.game(number); }));
        store.mend();
    }
    EXPECT_EQ(store.base().state(), Database::State::ReadOnly);
    EXPECT_THAT(store.base().takeNotices(), IsEmpty());
    allowWriting(true, true); // to remove it
}

TEST_F(ArchiveDamage, TablesThatAreNotWhatTheirVersionSaysAreSetAside) {
    const auto games = endedGames(3);
    for (const char* statement :
         {"PRAGMA user_version = 1", "ALTER TABLE game RENAME COLUMN words TO others"}) {
        SCOPED_TRACE(statement);
        make(games);
        run({QLatin1String(statement)});
        OpenStore store(folder.path());
        EXPECT_TRUE(store.keeps());
        EXPECT_EQ(store.find({})->size(), games.size());
        EXPECT_THAT(said(store.base().takeNotices()),
                    ElementsAre(AllOf(HasSubstr("The archive was damaged."),
                                      HasSubstr("with the 3 games that could be read"))));
    }
}

TEST_F(ArchiveDamage, AWreckIsReadUntilNoMoreIsWanted) {
    make(endedGames(3));
    run({QStringLiteral("INSERT INTO deleted VALUES (1), (2)")});
    int games = 0, lines = 0;
    bool more = true;
    const auto takeGame = [&](const QByteArray&, bool) {
        ++games;
        return more;
    };
    const auto takeDeleted = [&](qlonglong) {
        ++lines;
        return more || games > 0;
    };
    readWreck(path(), takeGame, takeDeleted);
    EXPECT_EQ(std::pair(lines, games), std::pair(2, 3));
    EXPECT_THAT(QSqlDatabase::connectionNames(), IsEmpty());
    more = false;
    lines = games = 0;
    readWreck(path(), takeGame, takeDeleted);
    EXPECT_EQ(std::pair(lines, games), std::pair(1, 0));
    run({QStringLiteral("DELETE FROM deleted")});
    readWreck(path(), takeGame, takeDeleted);
    EXPECT_EQ(std::pair(lines, games), std::pair(1, 1));
    // Numbers that are not there are no failures.
    run({QStringLiteral("UPDATE file SET number = number + 5000")});
    more = true;
    games = 0;
    readWreck(path(), takeGame, takeDeleted);
    EXPECT_EQ(games, 3);
}

TEST_F(ArchiveDamage, AWreckIsReadWithItsLog) {
    OpenStore store(folder.path());
    for (const SavedGame& game : endedGames(3))
        ASSERT_TRUE(store.add(game));
    int games = 0;
    readWreck(
        path(), [&](const QByteArray&, bool gone) { return !gone && ++games > 0; },
        [](qlonglong) { return true; });
    EXPECT_EQ(games, 3) << "they are in the log alone";
}

TEST_F(ArchiveDamage, MutatedDatabasesAreToldOrReadWholeWithoutACrash) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    constexpr int mutations = 100;
#else
    constexpr int mutations = 400;
#endif
    const std::vector<SavedGame> games = endedGames(24, 5, 60);
    make(games);
    const QByteArray good = bytesOf(path());
    ASSERT_GT(good.size(), 10 * 4096);
    Random random(20261122);
    int whole = 0, told = 0;
    std::size_t saved = 0;
    for (int i = 0; i < mutations; ++i) {
        SCOPED_TRACE(i);
        ASSERT_TRUE(QDir(folder.path()).removeRecursively() && QDir().mkpath(folder.path()));
        write(path(), mutated(good, random));
        OpenStore store(folder.path());
        std::vector<Phrase> notices = store.base().takeNotices();
        const auto numbers = store.find({});
        bool complete = numbers && numbers->size() == games.size();
        for (const Column by : {Column::Game, Column::Opponent, Column::Plies, Column::Accuracy})
            complete = store.first({{}, by, i % 2 == 0}, 100).has_value() && complete;
        complete = store.statistics({}).has_value() && complete;
        for (const Entry::Number number : numbers.value_or(Store::Numbers{})) {
            const auto game = store.game(number); // a game that is read is one that was kept
            if (!game)
                notices.push_back(game.error());
            EXPECT_TRUE(!game || std::ranges::count(games, *game) == 1);
        }
        store.mend();
        for (const Phrase& notice : store.base().takeNotices())
            notices.push_back(notice);
        EXPECT_TRUE(complete || !notices.empty());
        whole += notices.empty();
        told += !notices.empty();
        saved += store.find({}).value_or(Store::Numbers{}).size();
        // It goes on, or says that this file cannot be changed, as its head may have it.
        const auto added = store.add(games[3]);
        const auto removed = store.removeAll(1);
        EXPECT_EQ(added.has_value(), removed.has_value());
        if (!added) {
            EXPECT_EQ(english(added.error()), "The archive can be read, but not changed.");
        }
    }
    EXPECT_EQ(whole + told, mutations);
    RecordProperty("whole", whole);
    RecordProperty("told", told);
    RecordProperty("games_saved", static_cast<int>(saved));
}

TEST_F(ArchiveDamage, IsSetAsideAndTheGamesThatCanBeReadAreTakenOver) {
    const auto games = endedGames(40, 2, 60);
    make(games);
    QByteArray bytes = bytesOf(path());
    bytes.replace(bytes.size() - 4096, 4096, QByteArray(4096, '\xff'));
    write(path(), bytes);
    OpenStore store(folder.path());
    EXPECT_EQ(store.base().state(), Database::State::Open);
    const auto notices = said(store.base().takeNotices());
    ASSERT_EQ(notices.size(), 1u);
    EXPECT_THAT(notices[0], AllOf(HasSubstr("was damaged"), HasSubstr("archive-damaged-")));
    const QStringList aside = files().filter(QStringLiteral("damaged"));
    ASSERT_EQ(aside.size(), 1);
    EXPECT_EQ(bytesOf(folder.filePath(aside[0])), bytes) << "as it was";
    const std::size_t read = store.find({})->size();
    EXPECT_GT(read, games.size() / 2);
    EXPECT_LE(read, games.size());
    EXPECT_THAT(notices[0], HasSubstr(std::to_string(read) + " games"));
}

TEST_F(ArchiveDamage, ThatWasSetAsideIsNoReasonToOpenTheNewFileAgain) {
    write(path(), QByteArray(8192, 'x'));
    OpenStore store(folder.path());
    ASSERT_TRUE(store.base().run(QStringLiteral("CREATE TEMP TABLE mine (number INTEGER)")));
    store.mend();
    EXPECT_TRUE(store.base().run(QStringLiteral("SELECT number FROM mine")));
}

TEST_F(ArchiveDamage, EveryDamagedFileGetsANameOfItsOwn) {
    for (int i = 1; i <= 3; ++i) {
        write(path(), QByteArray(8192, 'x'));
        OpenStore store(folder.path());
        EXPECT_EQ(files().filter(QStringLiteral("damaged")).size(), i);
    }
}

TEST_F(ArchiveDamage, IsSetAsideWithoutALogThatAnotherFileHasLeft) {
    const QString day = QDate::currentDate().toString(Qt::ISODate);
    const QString aside = folder.filePath("archive-damaged-" + day + ".sqlite");
    write(path(), QByteArray(8192, 'x'));
    write(aside + "-wal", "an old log");
    Database base(folder.path());
    base.open();
    EXPECT_EQ(base.state(), Database::State::Open);
    EXPECT_EQ(base.takeSetAside(), aside);
    EXPECT_EQ(bytesOf(aside), QByteArray(8192, 'x'));
    EXPECT_FALSE(QFile::exists(aside + "-wal"));
}

TEST_F(ArchiveDamage, GamesThatWereDeletedDoNotComeBack) {
    const auto games = endedGames(6, 2, 40);
    make(games);
    {
        OpenStore store(folder.path());
        const auto numbers = *store.find({});
        const qint64 now = QDateTime::currentMSecsSinceEpoch();
        ASSERT_EQ(*store.remove({numbers[0]}, now), 1);
        ASSERT_TRUE(store.seal(now));
        ASSERT_FALSE(*store.purge(100));
        ASSERT_EQ(*store.remove({numbers.back()}, now), 1);
    }
    run({QStringLiteral("PRAGMA application_id = 5")});
    OpenStore store(folder.path());
    EXPECT_EQ(store.find({})->size(), 4u);
    for (const SavedGame& game : games)
        EXPECT_TRUE(store.offer(game));
    EXPECT_EQ(store.find({})->size(), 4u);
}

TEST_F(ArchiveDamage, ThatComesToLightLaterIsSetAsideBetweenTwoTasks) {
    const auto games = endedGames(60, 2, 60);
    make(games);
    OpenStore store(folder.path());
    const auto numbers = *store.find({});
    damageBehind(store);
    EXPECT_TRUE(
        std::ranges::any_of(numbers, [&](Entry::Number number) { return !store.game(number); }));
    store.mend();
    EXPECT_THAT(said(store.base().takeNotices()), ElementsAre(HasSubstr("was damaged")));
    EXPECT_TRUE(store.add(games[0]));
    EXPECT_TRUE(store.find({}));
}

// Of a large file only the list of games is looked at when it is opened.
TEST_F(ArchiveDamage, OfTheTextsInALargeFileComesToLightWhenOneIsRead) {
    for (const bool large : {false, true}) {
        SCOPED_TRACE(large);
        ASSERT_TRUE(QDir(folder.path()).removeRecursively() && QDir().mkpath(folder.path()));
        make(endedGames(3));
        if (large)
            run({QStringLiteral("UPDATE file SET text = zeroblob(17 << 20) WHERE number = 3")});
        qint64 page = 0;
        {
            Database base(folder.path());
            base.open();
            ASSERT_TRUE(base.each(
                QStringLiteral("SELECT rootpage FROM sqlite_master WHERE name = 'file'"), {},
                [&](const QSqlQuery& row) { return (page = row.value(0).toLongLong()) == 0; }));
        }
        QFile file(path());
        ASSERT_TRUE(file.open(QIODevice::ReadWrite) && file.seek((page - 1) * 4096));
        file.write(QByteArray(8, '\xff'));
        file.close();
        OpenStore store(folder.path());
        if (large) {
            EXPECT_THAT(store.base().takeNotices(), IsEmpty());
            EXPECT_EQ(store.find({})->size(), 3u);
            EXPECT_FALSE(store.game(1));
            store.mend();
        }
        EXPECT_THAT(said(store.base().takeNotices()), ElementsAre(HasSubstr("was damaged")));
    }
}

TEST_F(ArchiveDamage, ADatabaseOfAnotherProgramIsSetAsideUntouched) {
    run({QStringLiteral("CREATE TABLE recipes (name TEXT)"),
         QStringLiteral("INSERT INTO recipes VALUES ('moussaka')")});
    const QByteArray bytes = bytesOf(path());
    OpenStore store(folder.path());
    EXPECT_EQ(said(store.base().takeNotices()).size(), 1u);
    EXPECT_EQ(bytesOf(folder.filePath(files().filter(QStringLiteral("damaged"))[0])), bytes);
    EXPECT_TRUE(store.add(endedGames(1)[0]));
}

TEST_F(ArchiveDamage, WhatANewerBoutonHasMadeIsLeftAlone) {
    make(endedGames(3));
    run({QStringLiteral("PRAGMA user_version = 99")});
    const QByteArray bytes = bytesOf(path());
    {
        OpenStore store(folder.path());
        EXPECT_EQ(store.base().state(), Database::State::Memory);
        EXPECT_THAT(said(store.base().takeNotices()), ElementsAre(HasSubstr("newer Bouton")));
        EXPECT_TRUE(store.add(endedGames(1)[0]));
        EXPECT_EQ(store.find({})->size(), 1u);
    }
    EXPECT_EQ(bytesOf(path()), bytes);
}

TEST_F(ArchiveDamage, EveryOlderVersionIsBroughtToTheNewest) {
    for (int version = 1; version < archiveVersion(); ++version) {
        SCOPED_TRACE(version);
        ASSERT_TRUE(QDir(folder.path()).removeRecursively() && QDir().mkpath(folder.path()));
        QStringList statements;
        for (int to = 1; to <= version; ++to)
            statements += archiveStep(to);
        statements << QStringLiteral("PRAGMA user_version = %1").arg(version)
                   << QStringLiteral("PRAGMA application_id = %1").arg(archiveApplication)
                   << QStringLiteral("INSERT INTO game (id, game, begun, ended, month, first, "
                                     "second, opponent, plies, hints, first_hints, second_hints, "
                                     "words) VALUES ('an id', 'towers', 1, 2, 197001, 'human', "
                                     "'random', 'random', 3, 0, 0, 0, '=towers=')");
        run(statements);
        OpenStore store(folder.path());
        EXPECT_THAT(store.base().takeNotices(), IsEmpty());
        const auto entries = *store.first({}, 10);
        ASSERT_EQ(entries.size(), 1u);
        EXPECT_EQ(entries[0].id, QStringLiteral("an id"));
        EXPECT_EQ(entries[0].review, Entry::Review::NotYet);
        EXPECT_TRUE(store.add(endedGames(1)[0]));
    }
}

TEST_F(ArchiveDamage, AVersionThatIsNotWhatItSaysIsDamaged) {
    run({QStringLiteral("CREATE TABLE game (number INTEGER PRIMARY KEY)"),
         QStringLiteral("PRAGMA user_version = %1").arg(archiveVersion()),
         QStringLiteral("PRAGMA application_id = %1").arg(archiveApplication)});
    OpenStore store(folder.path());
    EXPECT_THAT(said(store.base().takeNotices()), ElementsAre(HasSubstr("was damaged")));
    EXPECT_TRUE(store.add(endedGames(1)[0]));
}

TEST_F(ArchiveDamage, AnEmptyFileIsTold) {
    write(path(), {});
    OpenStore store(folder.path());
    EXPECT_THAT(said(store.base().takeNotices()), ElementsAre(HasSubstr("was empty")));
    EXPECT_TRUE(store.add(endedGames(1)[0]));
}

TEST_F(ArchiveDamage, TwoProgramsShareAnArchive) {
    const auto games = endedGames(20);
    OpenStore one(folder.path()), two(folder.path());
    for (std::size_t i = 0; i < games.size(); ++i)
        ASSERT_TRUE((i % 2 ? one : two).add(games[i]));
    EXPECT_EQ(one.find({})->size(), games.size());
    EXPECT_EQ(*one.find({}), *two.find({}));
}

// Disks -------------------------------------------------------------------------------------------

TEST_F(ArchiveDamage, AFolderThatCannotBeMadeLeavesTheArchiveInMemory) {
    write(path(), "a file");
    OpenStore store(path() + QStringLiteral("/below"));
    EXPECT_EQ(store.base().state(), Database::State::Memory);
    EXPECT_THAT(said(store.base().takeNotices()), ElementsAre(HasSubstr("cannot be made")));
    EXPECT_TRUE(store.add(endedGames(1)[0]));
    EXPECT_EQ(store.find({})->size(), 1u);
}

TEST_F(ArchiveDamage, ADamagedFileThatCannotBeSetAsideLeavesTheArchiveInMemory) {
    const QByteArray bytes(8192, 'x');
    write(path(), bytes);
    allowWriting(false, false);
    {
        const WithoutRights nobody;
        OpenStore store(folder.path());
        EXPECT_EQ(store.base().state(), Database::State::Memory);
        EXPECT_THAT(said(store.base().takeNotices()),
                    ElementsAre(HasSubstr("damaged, and cannot be set aside")));
        EXPECT_TRUE(store.add(endedGames(1)[0]));
    }
    EXPECT_EQ(bytesOf(path()), bytes);
    allowWriting(true, true); // to remove it
}

TEST_F(ArchiveDamage, WhatMemoryHasAndWhatWasDeletedThereGoToTheDiskOnceItCan) {
    write(path(), "a file");
    OpenStore store(path());
    ASSERT_FALSE(store.keeps());
    (void)store.base().takeNotices();
    const auto games = endedGames(4);
    for (const SavedGame& game : games)
        ASSERT_TRUE(store.add(game));
    const auto numbers = *store.find({});
    const SavedGame waits = *store.game(numbers[0]), one = *store.game(numbers[1]),
                    two = *store.game(numbers[2]);
    ASSERT_EQ(*store.remove({numbers[1], numbers[2]}, 1), 2);
    ASSERT_TRUE(store.seal(1));
    EXPECT_FALSE(*store.purge(10));
    ASSERT_EQ(*store.remove({numbers[0]}, 2), 1);
    store.openAgain();
    EXPECT_FALSE(store.keeps()) << "the file is still in its place";
    EXPECT_EQ(store.find({})->size(), 1u);
    ASSERT_TRUE(QFile::remove(path()));
    store.openAgain();
    EXPECT_TRUE(store.keeps());
    EXPECT_EQ(store.base().patience(), Database::usual);
    EXPECT_THAT(said(store.base().takeNotices()),
                ::testing::Contains("The archive can be used again."));
    EXPECT_EQ(store.find({})->size(), 1u);
    for (const SavedGame& game : {one, two, waits})
        ASSERT_TRUE(store.offer(game));
    EXPECT_EQ(store.find({})->size(), 1u) << "what was deleted stays deleted";
    EXPECT_EQ(*store.putBack(2), 1) << "and what waits can be put back";
    EXPECT_EQ(store.find({})->size(), 2u);
}

TEST_F(ArchiveDamage, AFolderInTheFilesPlaceLeavesTheArchiveInMemory) {
    ASSERT_TRUE(QDir().mkpath(path()));
    OpenStore store(folder.path());
    EXPECT_EQ(store.base().state(), Database::State::Memory);
    EXPECT_THAT(said(store.base().takeNotices()), ElementsAre(HasSubstr("cannot be opened")));
    EXPECT_TRUE(store.add(endedGames(1)[0]));
}

TEST_F(ArchiveDamage, APipeInTheFilesPlaceLeavesTheArchiveInMemory) {
    for (const char* part : {"", "-wal"}) {
        const QByteArray pipe = QFile::encodeName(path() + QLatin1String(part));
        ASSERT_EQ(mkfifo(pipe.constData(), 0600), 0);
        OpenStore store(folder.path());
        EXPECT_EQ(store.base().state(), Database::State::Memory);
        EXPECT_THAT(said(store.base().takeNotices()), ElementsAre(HasSubstr("cannot be opened")));
        ASSERT_EQ(unlink(pipe.constData()), 0);
    }
}

TEST_F(ArchiveDamage, AFileThatAnotherProgramHasLockedLeavesTheArchiveInMemory) {
    make(endedGames(3));
    Database other(folder.path());
    other.open();
    ASSERT_TRUE(other.run(QStringLiteral("PRAGMA locking_mode = EXCLUSIVE")));
    ASSERT_TRUE(other.run(QStringLiteral("UPDATE game SET hints = 0")));
    OpenStore store(folder.path(), std::chrono::milliseconds(1));
    EXPECT_EQ(store.base().state(), Database::State::Memory) << "what is written now is not read";
    EXPECT_THAT(said(store.base().takeNotices()), ElementsAre(HasSubstr("cannot be opened")));
}

TEST_F(ArchiveDamage, AFullDiskRefusesAGameAndKeepsTheOthers) {
    OpenStore store(folder.path());
    const auto games = endedGames(300, 3, 80);
    ASSERT_TRUE(store.add(games[0]));
    ASSERT_TRUE(store.base().run(QStringLiteral("PRAGMA max_page_count = 40")));
    std::size_t kept = 1;
    Or<void> added;
    while ((added = store.add(games[kept])))
        ++kept;
    EXPECT_EQ(english(added.error()), "The disk of the archive is full.");
    EXPECT_EQ(store.find({})->size(), kept);
    EXPECT_FALSE(store.add(games[kept]));
    EXPECT_EQ(store.base().state(), Database::State::Open);
    ASSERT_TRUE(store.base().run(QStringLiteral("PRAGMA max_page_count = 100000")));
    EXPECT_TRUE(store.add(games[kept])) << "there is room again";
}

TEST_F(ArchiveDamage, AnArchiveThatCannotBeChangedIsReadAndRefusesAGame) {
    const auto games = endedGames(5);
    make(games);
    OpenStore store(folder.path());
    ASSERT_TRUE(store.base().run(QStringLiteral("PRAGMA query_only = ON")));
    EXPECT_EQ(store.find({})->size(), 5u);
    const auto added = store.add(endedGames(6).back());
    ASSERT_FALSE(added);
    EXPECT_EQ(english(added.error()), "The archive can be read, but not changed.");
}

} // namespace bouton::testing
