#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <gmock/gmock.h>

#include <sys/stat.h>

#include "full_disk.h"
#include "session/archive/export.h"
#include "session/kept/disk.h"
#include "stored_games.h"

namespace bouton::testing {

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("none");
}

TEST(DiskTest, LeavesTheOldFileWhereTheNewOneDoesNotFit) {
    const QTemporaryDir folder;
    const QString path = QDir(folder.path()).filePath("file");
    ASSERT_FALSE(replaceFile(path, "the old one"));
    {
        const FullDisk full(20);
        EXPECT_EQ(replaceFile(path, QByteArray(100, 'x')), QString("File too large"));
        EXPECT_FALSE(Disk().write(path, QByteArray(100, 'x')));
    }
    {
        const FullDisk full(100'000);
        EXPECT_EQ(replaceFile(path, QByteArray(1'000'000, 'x')), QString("File too large"))
            << "some of it fits";
    }
    EXPECT_EQ(bytesOf(path), "the old one");
    EXPECT_FALSE(replaceFile(path, "the new one"));
    EXPECT_EQ(bytesOf(path), "the new one");
}

TEST(DiskTest, LeavesNothingOpen) {
    const QTemporaryDir folder;
    const QString path = QDir(folder.path()).filePath("file");
    const auto open = [] { return QDir("/proc/self/fd").entryList(QDir::System).size(); };
    ASSERT_FALSE(replaceFile(path, "one"));
    const auto before = open();
    ASSERT_FALSE(replaceFile(path, "two"));
    ASSERT_TRUE(Disk().write(path, "three"));
    ASSERT_TRUE(Disk().read(path, 10));
    EXPECT_EQ(open(), before);
}

TEST(DiskTest, RefusesWhatIsNoRegularFileWithoutWaiting) {
    const QTemporaryDir folder;
    const QString pipe = QDir(folder.path()).filePath("pipe.bouton");
    const QString link = QDir(folder.path()).filePath("link.bouton");
    ASSERT_EQ(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    ASSERT_TRUE(QFile::link(pipe, link));
    for (const QString& path : {pipe, link, QString("/dev/zero"), folder.path()}) {
        const auto read = Disk().read(path, 100);
        ASSERT_FALSE(read);
        EXPECT_EQ(english(read.error()),
                  "The file \"" + path.toStdString() + "\" cannot be read: it is no file.");
    }
}

TEST(DiskTest, RefusesWhatBreaksOffWhileItIsRead) {
    const auto read = Disk().read("/proc/self/mem", 100); // nothing is mapped at its beginning
    ASSERT_FALSE(read);
    EXPECT_THAT(english(read.error()), ::testing::HasSubstr("cannot be read: "));
}

TEST(DiskTest, TellsWhatCannotBeRemoved) {
    const QTemporaryDir folder;
    EXPECT_TRUE(Disk().remove(QDir(folder.path()).filePath("none")));
    const auto removed = Disk().remove(folder.path());
    ASSERT_FALSE(removed);
    EXPECT_EQ(english(removed.error()), "The file \"" + folder.path().toStdString()
                                            + "\" cannot be removed: Is a directory.");
}

TEST(DiskTest, ReadsUpToSoManyBytes) {
    const QTemporaryDir folder;
    const QString path = QDir(folder.path()).filePath("file");
    ASSERT_FALSE(replaceFile(path, "ten bytes."));
    EXPECT_EQ(Disk().read(path, 10), "ten bytes.");
    const auto read = Disk().read(path, 9);
    ASSERT_FALSE(read);
    EXPECT_EQ(english(read.error()),
              "The file \"" + path.toStdString() + "\" is too large: 10 bytes, at most 9.");
    const auto grown = Disk().read("/proc/self/maps", 9); // which says that it has none
    ASSERT_FALSE(grown);
    EXPECT_EQ(english(grown.error()),
              "The file \"/proc/self/maps\" is too large: 10 bytes, at most 9.");
}

using ExportOnDisk = ArchiveOnDisk;

TEST_F(ExportOnDisk, TellsThatAFileDoesNotFit) {
    fill(3);
    Store::Numbers numbers;
    for (const Entry& entry : entries())
        numbers.push_back(entry.number);
    const QTemporaryDir out;
    const QString path = QDir(out.path()).filePath("games.csv");
    {
        const FullDisk full(20);
        Export table(Export::Format::Table, path, numbers, catalogue());
        const auto done = table.step(*store);
        ASSERT_TRUE(done);
        EXPECT_FALSE(*done);
        Export files(Export::Format::Files, out.path(), numbers, catalogue());
        const auto written = files.step(*store);
        ASSERT_TRUE(written);
        EXPECT_FALSE(*written);
    }
    EXPECT_EQ(QDir(out.path()).entryList(QDir::Files).size(), 0);
    Export table(Export::Format::Table, path, numbers, catalogue());
    const auto done = table.step(*store);
    ASSERT_TRUE(done && *done);
    EXPECT_EQ(bytesOf(path).count('\n'), 4);
}

} // namespace bouton::testing
