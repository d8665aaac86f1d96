#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <gmock/gmock.h>

#include <sys/stat.h>

#include "full_disk.h"
#include "session/kept/disk.h"
#include "support/file_bytes.h"

namespace bouton::testing {

class DiskTest : public ::testing::Test {
protected:
    const QTemporaryDir folder;
    const QString path = folder.filePath("file");
};

TEST_F(DiskTest, LeavesTheOldFileWhereTheNewOneDoesNotFit) {
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

TEST_F(DiskTest, LeavesNothingOpen) {
    const auto open = [] { return QDir("/proc/self/fd").entryList(QDir::System).size(); };
    ASSERT_FALSE(replaceFile(path, "one"));
    const auto before = open();
    ASSERT_FALSE(replaceFile(path, "two"));
    ASSERT_TRUE(Disk().write(path, "three"));
    ASSERT_TRUE(Disk().read(path, 10));
    EXPECT_EQ(open(), before);
}

TEST_F(DiskTest, RefusesWhatIsNoRegularFileWithoutWaiting) {
    const QString pipe = folder.filePath("pipe.bouton"), link = folder.filePath("link.bouton");
    ASSERT_EQ(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    ASSERT_TRUE(QFile::link(pipe, link));
    for (const QString& none : {pipe, link, QString("/dev/zero"), folder.path()}) {
        const auto read = Disk().read(none, 100);
        ASSERT_FALSE(read);
        EXPECT_EQ(english(read.error()),
                  "The file \"" + none.toStdString() + "\" cannot be read: it is no file.");
    }
}

TEST_F(DiskTest, RefusesWhatBreaksOffWhileItIsRead) {
    const auto read = Disk().read("/proc/self/mem", 100); // nothing is mapped at its beginning
    ASSERT_FALSE(read);
    EXPECT_THAT(english(read.error()), ::testing::HasSubstr("cannot be read: "));
}

TEST_F(DiskTest, TellsWhatCannotBeRemoved) {
    EXPECT_TRUE(Disk().remove(folder.filePath("none")));
    const auto removed = Disk().remove(folder.path());
    ASSERT_FALSE(removed);
    EXPECT_EQ(english(removed.error()), "The file \"" + folder.path().toStdString()
                                            + "\" cannot be removed: Is a directory.");
}

TEST_F(DiskTest, ReadsUpToSoManyBytes) {
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

} // namespace bouton::testing
