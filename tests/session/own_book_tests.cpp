// SPDX-License-Identifier: MIT
#include "session/kept/own_book.h"

#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <stdexcept>

#include "games/record.h"
#include "support/file_bytes.h"

// One's own opening lines in their file.

namespace bouton::testing {

namespace {

constexpr const char* start =
    "reversi: ......../......../......../...OX.../...XO.../......../......../........ X; ";

std::unique_ptr<Match> bookGame(const std::string& moves) {
    return readRecord(start + moves).value();
}

// Refuses to write, or to read.
class BadDisk : public Disk {
public:
    std::atomic<bool> reads = true, writes = true, throws = false;
    std::atomic<int> written = 0;
    Or<void> write(const QString& file, const QByteArray& bytes) override {
        ++written;
        if (throws)
            throw std::runtime_error("no disk");
        return writes ? Disk::write(file, bytes) : refuse({"no room"});
    }
    Or<QByteArray> read(const QString& file, qint64 most) override {
        return reads ? Disk::read(file, most) : refuse({"no reading"});
    }
};

class OwnBookTest : public ::testing::Test {
protected:
    QString file() const { return m_folder.filePath("deep/own-book.txt"); }
    QByteArray bytes() const { return bytesOf(file()); }
    void put(const QByteArray& bytes) {
        QDir().mkpath(m_folder.filePath("deep"));
        write(file(), bytes);
    }
    void hear(const OwnBook& book) {
        QObject::connect(&book, &OwnBook::noticed,
                         [this](const Phrase& why) { told.push_back(english(why)); });
    }
    static bool comesTo(const OwnBook& book, std::size_t lines) {
        return QTest::qWaitFor([&] { return book.known() && book.lines().size() == lines; },
                               30'000);
    }
    bool isTold(std::size_t times) {
        return QTest::qWaitFor([&] { return told.size() == times; }, 30'000);
    }

    std::vector<std::string> told;
    std::shared_ptr<BadDisk> disk = std::make_shared<BadDisk>();

private:
    QTemporaryDir m_folder;
};

} // namespace

TEST_F(OwnBookTest, WhatIsAddedIsThereTheNextTime) {
    {
        OwnBook book(file());
        EXPECT_FALSE(book.canUndo()) << "before the file is read";
        ASSERT_TRUE(comesTo(book, 0));
        EXPECT_FALSE(book.canUndo());
        book.add(*bookGame("f5 d6"));
        book.add(*bookGame("f5 f6")); // at once
    }
    EXPECT_EQ(bytes(), start + QByteArray("f5 d6\n") + start + QByteArray("f5 f6\n"));
    OwnBook again(file());
    EXPECT_TRUE(comesTo(again, 2));
}

TEST_F(OwnBookTest, EachChangeCanBeTakenBack) {
    OwnBook book(file());
    book.add(*bookGame("f5 d6"));
    ASSERT_TRUE(comesTo(book, 1));
    book.cut(*bookGame("f5"));
    ASSERT_TRUE(comesTo(book, 0));
    book.undo();
    ASSERT_TRUE(comesTo(book, 1));
    EXPECT_TRUE(book.canUndo());
    book.undo();
    ASSERT_TRUE(comesTo(book, 0));
    EXPECT_FALSE(book.canUndo());
    EXPECT_EQ(bytes(), "");
}

TEST_F(OwnBookTest, TwoProgramsThatShareTheFileDoNotLoseEachOthersLines) {
    OwnBook one(file()), other(file());
    ASSERT_TRUE(comesTo(one, 0) && comesTo(other, 0));
    one.add(*bookGame("f5 d6"));
    ASSERT_TRUE(comesTo(one, 1));
    other.add(*bookGame("f5 f6"));
    ASSERT_TRUE(comesTo(other, 2));
    one.undo();
    ASSERT_TRUE(QTest::qWaitFor([&] { return bytes() == start + QByteArray("f5 f6\n"); }, 30'000));
}

TEST_F(OwnBookTest, LinesThatCannotBeReadStayAndAreTold) {
    put("reversi: rubbish\n" + QByteArray(start) + "f5 d6\n");
    {
        OwnBook book(file());
        hear(book);
        ASSERT_TRUE(comesTo(book, 1));
        ASSERT_EQ(told.size(), 1u);
        EXPECT_EQ(told[0].find("1 line of your opening book "), 0u);
        book.add(*bookGame("f5 f6"));
        ASSERT_TRUE(comesTo(book, 2));
    }
    EXPECT_TRUE(bytes().startsWith("reversi: rubbish\n"));
    EXPECT_EQ(told.size(), 1u);
}

TEST_F(OwnBookTest, AFileThatCannotBeReadOrWrittenIsLeftAloneAndTold) {
    const QByteArray before = QByteArray(start) + "f5 d6\n";
    put(before);
    OwnBook book(file(), disk);
    hear(book);
    ASSERT_TRUE(comesTo(book, 1));
    disk->writes = false;
    book.add(*bookGame("f5 f6"));
    ASSERT_TRUE(isTold(1));
    EXPECT_EQ(book.lines().size(), 1u);
    EXPECT_FALSE(book.canUndo());
    disk->writes = true;
    disk->reads = false;
    book.add(*bookGame("f5 f6"));
    ASSERT_TRUE(isTold(2));
    EXPECT_EQ(bytes(), before);
    disk->reads = true;
    book.add(*bookGame("f5 f6"));
    ASSERT_TRUE(comesTo(book, 2));
}

TEST_F(OwnBookTest, AFileThatCannotBeReadAtTheStartIsToldAndReadWithTheNextChange) {
    put(QByteArray(start) + "f5 d6\n");
    disk->reads = false;
    OwnBook book(file(), disk);
    hear(book);
    ASSERT_TRUE(isTold(1));
    EXPECT_FALSE(book.known());
    disk->reads = true;
    book.add(*bookGame("f5 f6"));
    ASSERT_TRUE(comesTo(book, 2));
    EXPECT_TRUE(book.known());
}

TEST_F(OwnBookTest, UndoTakesTheLastChangeBackAlsoWhileItIsWritten) {
    {
        OwnBook book(file());
        book.add(*bookGame("f5 d6"));
        book.add(*bookGame("f5 f6"));
        book.undo(); // at once
    }
    EXPECT_EQ(bytes(), start + QByteArray("f5 d6\n"));
}

TEST_F(OwnBookTest, AnUndoThatCannotBeWrittenCanBeTriedAgain) {
    OwnBook book(file(), disk);
    hear(book);
    book.add(*bookGame("f5 d6"));
    ASSERT_TRUE(comesTo(book, 1));
    disk->writes = false;
    book.undo();
    ASSERT_TRUE(isTold(1));
    EXPECT_EQ(book.lines().size(), 1u);
    EXPECT_TRUE(book.canUndo());
    disk->writes = true;
    disk->reads = false;
    book.undo();
    ASSERT_TRUE(isTold(2));
    EXPECT_TRUE(book.canUndo());
    disk->reads = true;
    book.undo();
    ASSERT_TRUE(comesTo(book, 0));
    EXPECT_FALSE(book.canUndo());
    EXPECT_EQ(bytes(), "");
}

TEST_F(OwnBookTest, ALineThatIsThereAlreadyIsNoChange) {
    OwnBook book(file(), disk);
    book.add(*bookGame("f5 d6"));
    book.add(*bookGame("f5 d6"));
    ASSERT_TRUE(comesTo(book, 1));
    book.undo();
    ASSERT_TRUE(comesTo(book, 0));
    EXPECT_FALSE(book.canUndo());
    EXPECT_EQ(disk->written, 2);
    book.add(*bookGame("f5 d6"));
    ASSERT_TRUE(comesTo(book, 1));
    QSignalSpy changed(&book, &OwnBook::changed);
    book.add(*bookGame("f5 d6"));
    EXPECT_TRUE(QTest::qWaitFor([&] { return changed.size() == 1; }, 30'000))
        << "who asked is answered";
}

TEST_F(OwnBookTest, TellsWhatATaskThrew) {
    disk->throws = true;
    OwnBook book(file(), disk);
    hear(book);
    book.add(*bookGame("f5 d6"));
    ASSERT_TRUE(isTold(1));
    EXPECT_EQ(told[0], "Something failed that never should: no disk");
}

TEST_F(OwnBookTest, AnUndoOfNothingWritesNothing) {
    {
        OwnBook book(file());
        book.undo();
    }
    EXPECT_FALSE(QFile::exists(file()));
}

} // namespace bouton::testing
