// SPDX-License-Identifier: MIT
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <sys/stat.h>

#include "full_disk.h"
#include "stored_games.h"
#include "support/file_bytes.h"

// Copies of the whole archive.

namespace bouton::testing {

namespace {

using ::testing::HasSubstr;

class ArchiveCopies : public ArchiveOnDisk {
protected:
    QStringList copies() const { return QDir(elsewhere.path()).entryList(QDir::Files); }

    const QTemporaryDir elsewhere;
    const QString copy = elsewhere.filePath(QStringLiteral("copy.sqlite"));
};

} // namespace

TEST_F(ArchiveCopies, IsBackedUpAndRestoredWhole) {
    fill(30);
    ASSERT_TRUE(store->backUp(copy));
    const auto before = *store->entries(all());
    ASSERT_EQ(*store->remove({before[0].number, before[5].number}, 1), 2);
    SavedGame later = plain("towers", "human", "random", Side::One);
    ASSERT_TRUE(store->add(later));
    ASSERT_TRUE(store->backUp(elsewhere.filePath(QStringLiteral("second.sqlite"))));
    const auto kept = store->restore(copy);
    ASSERT_TRUE(kept) << english(kept.error());
    EXPECT_EQ(*store->entries(all()), before);
    for (const Entry& entry : before)
        EXPECT_EQ(*store->game(entry.number), gameOf(entry));
    ASSERT_TRUE(store->restore(*kept)) << "the way back";
    EXPECT_EQ(count(), 29u);
    EXPECT_EQ(count({.words = {QStringLiteral("=towers=")},
                     .before = later.touched + std::chrono::milliseconds(1)}),
              1u);
}

TEST_F(ArchiveCopies, ACopyReplacesNeitherTheArchiveNorWhatIsNoFile) {
    fill(3);
    const QString base = store->base().path(), link = elsewhere.filePath("link.sqlite"),
                  pipe = elsewhere.filePath("pipe.sqlite");
    ASSERT_EQ(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    ASSERT_TRUE(QFile::link(base, link));
    for (const QString& out : {base, base + "-wal", base + "-shm", link, pipe, elsewhere.path()}) {
        const auto done = store->backUp(out);
        ASSERT_FALSE(done) << out.toStdString();
        EXPECT_THAT(english(done.error()), HasSubstr(": it is "));
    }
    open();
    EXPECT_EQ(count(), 3u);
}

TEST_F(ArchiveCopies, AreTheOwnersAloneWhereBoutonKeepsThem) {
    constexpr auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther
                            | QFile::WriteOther | QFile::ExeGroup | QFile::ExeOther;
    const QString place = elsewhere.filePath("new/archive");
    OpenStore own(place);
    ASSERT_TRUE(own.add(plain("towers", "human", "random", Side::One)));
    ASSERT_TRUE(own.backUp(copy));
    ASSERT_TRUE(own.restore(copy));
    EXPECT_FALSE(QFile::permissions(place) & others);
    const QStringList files = QDir(place).entryList(QDir::Files);
    EXPECT_GE(files.size(), 4) << "the archive, its log, and the one of before";
    for (const QString& file : files)
        EXPECT_FALSE(QFile::permissions(place + '/' + file) & others) << file.toStdString();
    EXPECT_TRUE(QFile::permissions(copy) & QFile::ReadOther) << "what one saves elsewhere";
}

TEST_F(ArchiveCopies, ACopyReplacesACopyWithThatName) {
    ASSERT_TRUE(store->backUp(copy));
    fill(3);
    ASSERT_TRUE(store->backUp(copy));
    ASSERT_EQ(*store->removeAll(1), 3);
    ASSERT_TRUE(store->restore(copy));
    EXPECT_EQ(count(), 3u);
    EXPECT_EQ(copies().size(), 1);
}

TEST_F(ArchiveCopies, ACopyIsMadeAlsoWhereAKilledProgramLeftAHalfOne) {
    write(copy + QStringLiteral(".part"), "half of a copy");
    fill(3);
    ASSERT_TRUE(store->backUp(copy));
    EXPECT_EQ(copies(), QStringList{"copy.sqlite"});
    ASSERT_TRUE(store->restore(copy));
    EXPECT_EQ(count(), 3u);
}

TEST_F(ArchiveCopies, WhereAFolderHasTheNameIsRefused) {
    fill(1);
    const QString taken = elsewhere.filePath(QStringLiteral("taken"));
    ASSERT_TRUE(QDir().mkpath(taken));
    const auto done = store->backUp(taken);
    ASSERT_FALSE(done);
    EXPECT_THAT(english(done.error()), HasSubstr(": it is no file."));
    EXPECT_EQ(copies(), QStringList());
}

TEST_F(ArchiveCopies, WhatWasThereBeforeIsKeptUnderTheDayAndANumber) {
    fill(1);
    ASSERT_TRUE(store->backUp(copy));
    const QString first = QFileInfo(*store->restore(copy)).fileName();
    EXPECT_TRUE(QRegularExpression(QStringLiteral("^archive-before-\\d{4}-\\d\\d-\\d\\d\\.sqlite$"))
                    .match(first)
                    .hasMatch())
        << first.toStdString();
    for (const int number : {2, 3})
        EXPECT_EQ(QFileInfo(*store->restore(copy)).fileName(),
                  QString(first).replace(QStringLiteral(".sqlite"),
                                         QStringLiteral("-%1.sqlite").arg(number)));
}

TEST_F(ArchiveCopies, ACopyThatDoesNotFitLeavesNothingBehind) {
    fill(30);
    const FullDisk full(8192);
    EXPECT_FALSE(store->backUp(copy));
    EXPECT_EQ(copies(), QStringList());
}

TEST_F(ArchiveCopies, ARestoredCopyHasNothingThatWasDeletedWhenItWasMade) {
    fill(5);
    ASSERT_EQ(*store->remove({all()[0]}, 1), 1);
    ASSERT_TRUE(store->backUp(copy));
    ASSERT_TRUE(store->restore(copy));
    EXPECT_EQ(count(), 4u);
    EXPECT_EQ(*store->putBack(1), 0);
}

TEST_F(ArchiveCopies, WhatWasDeletedReturnsWithACopyAloneAndThenStays) {
    fill(6);
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    const auto purge = [&](const SavedGame& game, bool sealed) {
        for (const Entry& entry : entries())
            if (entry.id.toStdString() == game.id) {
                ASSERT_EQ(*store->remove({entry.number}, now), 1);
            }
        if (sealed)
            sealAndPurge(now);
    };
    const auto has = [&](const SavedGame& game) {
        return std::ranges::any_of(
            entries(), [&](const Entry& entry) { return entry.id.toStdString() == game.id; });
    };
    purge(games[0], true); // before the copy is made
    ASSERT_TRUE(store->backUp(copy));
    purge(games[1], true);
    purge(games[2], false);
    SavedGame late = plain("towers", "human", "random", Side::One);
    ASSERT_TRUE(store->add(late));
    purge(late, false);
    store.reset();
    ASSERT_TRUE(QFile::remove(folder.filePath(QStringLiteral("archive.sqlite"))));
    open(); // as on another machine
    ASSERT_TRUE(store->add(late));
    purge(late, false);
    ASSERT_TRUE(store->restore(copy));
    for (const SavedGame& game : {games[0], late}) {
        ASSERT_TRUE(store->add(game));
        EXPECT_FALSE(has(game));
    }
    SavedGame again = games[1];
    EXPECT_TRUE(has(again));
    again.positions[0].comment = "a new word";
    ASSERT_TRUE(store->add(again));
    EXPECT_EQ(count({.words = {QStringLiteral("a new word")}}), 1u);
    EXPECT_EQ(count(), 5u);
}

TEST_F(ArchiveCopies, RefusesToRestoreWhatIsNoArchiveAndKeepsWhatItHas) {
    fill(3);
    const auto made = [&](const char* name, const QByteArray& bytes) {
        const QString path = elsewhere.filePath(QLatin1String(name));
        write(path, bytes);
        return path;
    };
    ASSERT_TRUE(store->backUp(copy));
    const QByteArray bytes = bytesOf(copy);
    QByteArray newer = bytes;
    newer[63] = 99; // the last byte of user_version
    const QString pipe = elsewhere.filePath(QStringLiteral("pipe"));
    ASSERT_EQ(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    for (const QString& path :
         {elsewhere.filePath(QStringLiteral("nothing")), made("empty", {}),
          made("text", QByteArray(5000, 'x')), made("half", bytes.left(bytes.size() / 2)),
          made("newer", newer), elsewhere.path(), pipe, QStringLiteral("/dev/zero")}) {
        const auto restored = store->restore(path);
        ASSERT_FALSE(restored) << path.toStdString();
        EXPECT_THAT(english(restored.error()), HasSubstr(path.toStdString()));
        EXPECT_EQ(count(), 3u);
        EXPECT_EQ(QDir(folder.path())
                      .entryList(QDir::AllEntries | QDir::NoDotAndDotDot, QDir::Name)
                      .filter(QStringLiteral("before"))
                      .size(),
                  0);
    }
    EXPECT_FALSE(store->backUp(elsewhere.filePath(QStringLiteral("no/such/folder"))));
}

} // namespace bouton::testing
