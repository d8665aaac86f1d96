// SPDX-License-Identifier: MIT
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <gmock/gmock.h>

#include <filesystem>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

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

// Whatever is replaced is a regular file, wherever a link leads.
TEST_F(DiskTest, ReplacesNothingThatIsNoRegularFile) {
    const QString pipe = folder.filePath("pipe"), socket = folder.filePath("socket"),
                  link = folder.filePath("link"), file = folder.filePath("other");
    ASSERT_EQ(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    const int server = ::socket(AF_UNIX, SOCK_STREAM, 0);
    sockaddr_un address{.sun_family = AF_UNIX, .sun_path = {}};
    QFile::encodeName(socket).toStdString().copy(address.sun_path, sizeof address.sun_path - 1);
    ASSERT_EQ(::bind(server, reinterpret_cast<sockaddr*>(&address), sizeof address), 0);
    ::close(server);
    ASSERT_TRUE(QFile::link(pipe, link));
    for (const QString& none : {pipe, socket, link, folder.path()}) {
        const auto inode = [&] {
            struct stat about {};
            EXPECT_EQ(::lstat(QFile::encodeName(none).constData(), &about), 0);
            return about.st_ino;
        };
        const auto before = inode();
        EXPECT_EQ(replaceFile(none, "text"), QString("it is no file")) << none.toStdString();
        EXPECT_EQ(english(Disk().write(none, "text").error()),
                  "The file \"" + none.toStdString() + "\" cannot be written: it is no file.");
        EXPECT_EQ(inode(), before);
    }
    write(file, "before");
    const QString toFile = folder.filePath("to file");
    ASSERT_TRUE(QFile::link(file, toFile));
    EXPECT_FALSE(replaceFile(toFile, "after"));
    EXPECT_EQ(bytesOf(file), "after") << "the file that the link leads to";
    EXPECT_TRUE(QFileInfo(toFile).isSymLink());
}

TEST_F(DiskTest, AnOutputIsNotWhatItIsMadeFrom) {
    const auto fs = [](const QString& name) { return std::filesystem::path(name.toStdString()); };
    const QString other = folder.filePath("other"), link = folder.filePath("link"),
                  hard = folder.filePath("hard"), none = folder.filePath("none");
    write(path, "input");
    write(other, "other");
    ASSERT_TRUE(QFile::link(path, link));
    std::filesystem::create_hard_link(fs(path), fs(hard));
    for (const QString& same : {path, link, hard, folder.path() + "/./file"})
        EXPECT_EQ(objectionTo(fs(same), {fs(none), fs(path)}),
                  QString("it is the file that is read"));
    EXPECT_FALSE(objectionTo(fs(other), {fs(path)}));
    EXPECT_FALSE(objectionTo(fs(none), {fs(path), fs(none)}));
    EXPECT_FALSE(objectionTo(fs(path)));
}

TEST_F(DiskTest, KeepsFilesForTheirOwnerAndSavesOthersAsUsual) {
    constexpr auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther
                            | QFile::WriteOther | QFile::ExeGroup | QFile::ExeOther;
    const QString own = folder.filePath("a/b/own"), saved = folder.filePath("saved");
    ASSERT_TRUE(Disk().keep(own, "own"));
    for (const char* name : {"a", "a/b", "a/b/own"})
        EXPECT_FALSE(QFile::permissions(folder.filePath(name)) & others) << name;
    write(path, "as usual");
    ASSERT_TRUE(Disk().write(saved, "saved"));
    EXPECT_EQ(QFile::permissions(saved), QFile::permissions(path));
    EXPECT_TRUE(makeOwnFolder(folder.filePath("a/b/")));
    EXPECT_FALSE(makeOwnFolder(saved + "/below"));
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
              "The file \"" + path.toStdString() + "\" is too large: it has more than 9 bytes.");
    const auto grown = Disk().read("/proc/self/maps", 9); // which says that it has none
    ASSERT_FALSE(grown);
    EXPECT_EQ(english(grown.error()),
              "The file \"/proc/self/maps\" is too large: it has more than 9 bytes.");
}

} // namespace bouton::testing
