// SPDX-License-Identifier: MIT
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <sys/stat.h>

#include "full_disk.h"
#include "session/archive/export.h"
#include "session/kept/game_file.h"
#include "session/values/reopened.h"
#include "stored_games.h"
#include "support/file_bytes.h"

// What is known of a game of the archive, in numbers and in files.

namespace bouton::testing {

namespace {

using ::testing::ElementsAre;

constexpr Export::Format allFormats[] = {Export::Format::Table, Export::Format::Json,
                                         Export::Format::Records, Export::Format::Files};

class ArchiveExport : public ArchiveOnDisk {
protected:
    // All games in one file.
    QByteArray exported(Export::Format format) {
        const QString path = folder.filePath(QStringLiteral("exported"));
        Export exporting(format, path, all());
        std::optional<Or<Export::Done>> done;
        while (!(done = exporting.step(*store))) {
        }
        EXPECT_TRUE(*done);
        return bytesOf(path);
    }
    // The fields of the only game of a table.
    QStringList fields() {
        const QStringList lines =
            QString::fromUtf8(exported(Export::Format::Table)).split(QStringLiteral("\r\n"));
        EXPECT_EQ(lines[0].split(u','), exportedColumns());
        EXPECT_EQ(lines.size(), 3);
        return lines[1].split(u',');
    }
};

} // namespace

TEST_F(ArchiveExport, SlipsAndAccuracyAreEmptyUntilTheyAreKnown) {
    ASSERT_TRUE(store->add(plain("reversi", "human", "random", Side::One)));
    EXPECT_EQ(fields().mid(11), QStringList({{}, {}, {}, {}}));
    ASSERT_TRUE(store->keepFindings(all()[0], Findings{.slips = {0, 3}, .accuracy = {0.5, {}}}));
    EXPECT_EQ(fields().mid(11), QStringList({"0", "3", "0.5000", {}}));
    ASSERT_TRUE(store->keepFindings(all()[0], std::nullopt));
    EXPECT_EQ(fields().mid(11), QStringList({{}, {}, {}, {}}));
}

TEST_F(ArchiveExport, DoesNotReplaceTheArchiveItselfNorWhatIsNoFile) {
    ASSERT_TRUE(store->add(plain("reversi", "human", "random", Side::One)));
    const QString base = store->base().path(), pipe = folder.filePath("pipe");
    ASSERT_EQ(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    for (const QString& out : {base, base + "-wal", pipe}) {
        const auto done = Export(Export::Format::Table, out, all()).step(*store);
        ASSERT_TRUE(done && !*done);
        EXPECT_THAT(english(done->error()), ::testing::HasSubstr(": it is "));
    }
    open();
    EXPECT_EQ(count(), 1u);
}

TEST_F(ArchiveExport, SaysHowAGameEnded) {
    SavedGame game = plain("towers", "human", "random", std::nullopt);
    const auto end = [&] {
        EXPECT_TRUE(store->add(game));
        return fields().mid(6, 2);
    };
    EXPECT_EQ(end(), QStringList({"draw", {}}));
    game.winner = Side::Two;
    EXPECT_EQ(end(), QStringList({"2", {}}));
    using Why = Forfeit::Why;
    for (const auto& [why, told] :
         {std::pair(Why::OutOfTime, "time"), std::pair(Why::Resigned, "resigned"),
          std::pair(Why::Fault, "fault")}) {
        game.forfeit = Forfeit{Side::Two, why};
        EXPECT_EQ(end(), QStringList({"1", told}));
    }
}

TEST_F(ArchiveExport, SaysWhenAGameWasAndNamesItsFileByTheDay) {
    SavedGame game = plain("towers", "human", "random", Side::One);
    game.begun = game.touched - std::chrono::hours(2);
    ASSERT_TRUE(store->add(game));
    EXPECT_EQ(fields().mid(2, 2), QStringList({"2001-09-08T23:46:40Z", "2001-09-09T01:46:40Z"}));
    const QTemporaryDir out;
    Export exporting(Export::Format::Files, out.path(), all());
    ASSERT_TRUE(*exporting.step(*store));
    EXPECT_EQ(QDir(out.path()).entryList(QDir::Files),
              QStringList(QString::fromStdString("2001-09-09 towers " + game.id + ".bouton")));
}

TEST_F(ArchiveExport, CountsWhatCannotBeReadAndGoesOnAfterEachStep) {
    fill(100);
    const Store::Numbers numbers = all();
    ASSERT_TRUE(store->base().run(QStringLiteral("UPDATE file SET sum = 1 WHERE number = ?"),
                                  {static_cast<qlonglong>(numbers[60])}));
    EXPECT_EQ(english(store->file(numbers[60]).error()), "This game is damaged in the archive.");
    Export exporting(Export::Format::Records, folder.filePath(QStringLiteral("records")), numbers);
    EXPECT_FALSE(exporting.step(*store)) << "50 games a step";
    const auto done = exporting.step(*store);
    ASSERT_TRUE(done && *done);
    EXPECT_EQ((*done)->written, 99u);
    EXPECT_EQ((*done)->unread, 1u);
}

TEST_F(ArchiveExport, ARecordIsALineOfTheGamesMoves) {
    const SavedGame game = plain("towers", "human", "random", Side::One);
    ASSERT_TRUE(store->add(game));
    EXPECT_EQ(exported(Export::Format::Records),
              QByteArray::fromStdString(reopen(game)->match->record() + '\n'));
}

TEST_F(ArchiveExport, OnAFullDiskLeavesNoFileAndSaysWhyInEachFormat) {
    fill(40);
    for (const Export::Format format : allFormats) {
        const QTemporaryDir out;
        const FullDisk full(20);
        Export exporting(format, format == Export::Format::Files ? out.path() : out.filePath("all"),
                         all());
        const auto done = exporting.step(*store);
        ASSERT_TRUE(done);
        ASSERT_FALSE(*done);
        EXPECT_THAT(english(done->error()), ::testing::EndsWith(": File too large."));
        EXPECT_EQ(QDir(out.path()).entryList(QDir::Files).size(), 0);
    }
}

TEST_F(ArchiveExport, IsThereWholeOrNotAtAllAndSaysWhy) {
    fill(51);
    const QString path = folder.filePath(QStringLiteral("exported"));
    Export exporting(Export::Format::Table, path, all());
    ASSERT_FALSE(exporting.step(*store)) << "50 games a step";
    ASSERT_TRUE(store->base().run(QStringLiteral("ALTER TABLE game RENAME TO lost"), {}));
    const auto done = exporting.step(*store);
    ASSERT_TRUE(done);
    ASSERT_FALSE(*done);
    EXPECT_FALSE(done->error().empty());
    EXPECT_FALSE(QFile::exists(path));
}

TEST_F(ArchiveExport, HasTheHintsOfEachSide) {
    SavedGame game = plain("towers", "human", "random", Side::One);
    game.hintsUsed = {3, 5};
    ASSERT_TRUE(store->add(game));
    EXPECT_EQ(fields().mid(4, 2), QStringList({"human", "random"}));
    EXPECT_EQ(fields().mid(9, 2), QStringList({"3", "5"}));
}

TEST_F(ArchiveExport, AGameInJsonHasTheFieldsThatAreKnownAndItsFile) {
    ASSERT_TRUE(store->add(plain("towers", "human", "random", Side::Two)));
    QJsonObject game = QJsonDocument::fromJson(exported(Export::Format::Json))[0].toObject();
    EXPECT_EQ(game.take("file"), QJsonDocument::fromJson(*store->file(all()[0])).object());
    const QStringList columns = exportedColumns(), values = fields();
    for (qsizetype i = 0; i < columns.size(); ++i) {
        EXPECT_EQ(game.contains(columns[i]), !values[i].isEmpty()) << columns[i].toStdString();
        EXPECT_EQ(game.take(columns[i]).toString(), values[i]) << columns[i].toStdString();
    }
    EXPECT_TRUE(game.isEmpty());
    EXPECT_FALSE(values[6].isEmpty()) << "who has won";
}

TEST_F(ArchiveExport, WritesAGameOfAnUnknownKindAsAFileButNotAsARecord) {
    fill(2);
    SavedGame unknown = plain("towers", "human", "random", Side::One);
    unknown.game = "hex";
    ASSERT_TRUE(store->add(unknown));
    for (const auto& [format, written] :
         {std::pair(Export::Format::Table, 3u), std::pair(Export::Format::Json, 3u),
          std::pair(Export::Format::Records, 2u), std::pair(Export::Format::Files, 3u)}) {
        const QTemporaryDir out;
        const bool files = format == Export::Format::Files;
        Export exporting(format, files ? out.path() : out.filePath("games"), all());
        const auto done = exporting.step(*store);
        ASSERT_TRUE(done && *done);
        EXPECT_EQ((*done)->written, written);
        EXPECT_EQ((*done)->unread, 3u - written);
        EXPECT_EQ(QDir(out.path()).entryList(QDir::Files).size(), files ? 3 : 1);
    }
}

TEST_F(ArchiveExport, WhereNothingCanBeWrittenIsRefusedInEachFormat) {
    fill(2);
    const QString path = folder.filePath(QStringLiteral("nowhere/exported"));
    for (const Export::Format format : allFormats) {
        Export exporting(format, path, all());
        const auto done = exporting.step(*store);
        ASSERT_TRUE(done);
        ASSERT_FALSE(*done);
        EXPECT_THAT(english(done->error()), ::testing::StartsWith(path.toStdString()));
    }
}

TEST(ArchiveEntry, AccuracyAsOneNumberIsThatOfTheHumanElseTheMean) {
    Entry entry = entryOf(plain("towers", "human", "random", Side::One));
    entry.findings = {.slips = {1, 4}, .accuracy = {0.5, 0.25}};
    EXPECT_EQ(qualityOf(entry), std::nullopt) << "not reviewed";
    entry.review = Entry::Review::Done;
    EXPECT_EQ(qualityOf(entry), 0.5);
    EXPECT_EQ(slipsOf(entry), 1);
    entry.players = {QStringLiteral("random"), QStringLiteral("human")};
    EXPECT_EQ(qualityOf(entry), 0.25);
    EXPECT_EQ(slipsOf(entry), 4);
    entry.players[0] = QStringLiteral("human");
    EXPECT_EQ(qualityOf(entry), 0.375);
    EXPECT_EQ(slipsOf(entry), 5);
    entry.findings.accuracy[0].reset();
    EXPECT_EQ(qualityOf(entry), 0.25);
    entry.findings = {.scored = true, .accuracy = {1.5, std::nullopt}};
    EXPECT_EQ(qualityOf(entry), 0.4) << "a loss of 1.5 discs a move";
    entry.findings.accuracy[0].reset();
    EXPECT_EQ(qualityOf(entry), std::nullopt);
}

TEST(ArchiveEntry, ACopyHasTheSameStartMovesAndEnd) {
    const SavedGame game = plain("tic-tac-toe", "human", "perfect", Side::One);
    const auto expectOther = [&](auto change, bool alsoAsALine) {
        SavedGame other = game;
        change(other);
        EXPECT_FALSE(isCopy(game, other));
        EXPECT_FALSE(isCopy(other, game));
        EXPECT_EQ(lineOf(game) != lineOf(other), alsoAsALine);
    };
    SavedGame same = game;
    same.id = "another";
    same.touched += std::chrono::hours(1);
    same.positions[1].comment = "a word";
    EXPECT_TRUE(isCopy(game, same));
    EXPECT_EQ(lineOf(game), lineOf(same));
    expectOther([](SavedGame& other) { other.game = "towers"; }, true);
    expectOther([](SavedGame& other) { other.start += '.'; }, true);
    expectOther([](SavedGame& other) { other.begun += std::chrono::milliseconds(1); }, true);
    expectOther([](SavedGame& other) { other.current = other.positions[other.current].parent; },
                true);
    expectOther([](SavedGame& other) { other.positions[1].move = "c3c3"; }, true);
    expectOther([](SavedGame& other) { other.seats[0].player = "random"; }, false);
    expectOther([](SavedGame& other) { other.seats[1].player = "random"; }, false);
    SavedGame one = game, two = game;
    one.forfeit = Forfeit{Side::One, Forfeit::Why::Resigned};
    two.forfeit = Forfeit{Side::Two, Forfeit::Why::Resigned};
    expectOther([&](SavedGame& other) { other = one; }, true);
    expectOther([&](SavedGame& other) { other = two; }, true);
    EXPECT_NE(lineOf(one), lineOf(two));
}

// Archives hold the lines of deleted games and the sums of all for good. Another way to make them
// would bring back what was deleted, and take all else for damaged.
TEST(ArchiveEntry, TheLineAndTheSumOfAGameAreTheSameInEveryVersion) {
    EXPECT_EQ(sumOf("a game"), 4321385672764531598);
    EXPECT_EQ(lineOf(plain("tic-tac-toe", "human", "perfect", Side::One)), 2365998316556726079);
}

} // namespace bouton::testing
