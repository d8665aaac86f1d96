// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QTemporaryDir>

#include "classroom/answer_file.h"
#include "classroom/set_file.h"
#include "explain/own_lines.h"
#include "games/record.h"
#include "language/statement.h"
#include "lessons/lesson_file.h"
#include "lessons/progress.h"
#include "session/archive/schema.h"
#include "session/archive/store.h"
#include "session/kept/game_file.h"
#include "session/own_programs.h"
#include "session/session.h"
#include "written/writer.h"

// What any commit wrote is read today without a loss (docs/promise.md). The folders beside this
// file are named by the commits that wrote what is in them (README.md).

namespace bouton::testing {

namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

// The files of this name, with wildcards, in all folders.
QStringList written(const char* name, const QString& top = QStringLiteral(WRITTEN)) {
    QStringList files;
    for (QDirIterator all(top, {QLatin1String(name)}, QDir::Files | QDir::Hidden,
                          QDirIterator::Subdirectories);
         all.hasNext();)
        files << all.next();
    files.sort();
    return files;
}

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << qPrintable(path);
    return file.readAll();
}

QString copied(const QString& path, const QTemporaryDir& folder) {
    const QString copy = folder.filePath(QFileInfo(path).fileName());
    QFile::remove(copy);
    EXPECT_TRUE(QFile::copy(path, copy));
    QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner);
    return copy;
}

// JSON without regard to its order, a member a line.
std::string wordsOf(const QByteArray& json) {
    return QJsonDocument::fromJson(json).toJson().toStdString();
}

// A game of a file, read, opened and put on a table, is written word for word again.
void expectNoLoss(const QByteArray& bytes) {
    const Or<SavedGame> game = readGame(bytes);
    ASSERT_TRUE(game) << english(game.error());
    EXPECT_EQ(wordsOf(write(*game)), wordsOf(bytes));
    Or<Reopened> opened = reopen(*game);
    ASSERT_TRUE(opened) << english(opened.error());
    EXPECT_EQ(opened->match->position(opened->match->current()), game->shown);
    Session session(**gameNamed(game->game), 1);
    session.restore(std::move(*opened));
    SavedGame again = session.saved();
    // What whoever opens a game finds out anew, and what is no matter of a table. It stands until
    // somebody goes on. A player has settings today that it had not then, with their usual values.
    again.paused = game->paused;
    for (std::size_t side = 0; side < 2; ++side) {
        EXPECT_THAT(again.seats[side].player, ::testing::StartsWith(game->seats[side].player));
        again.seats[side].player = game->seats[side].player;
    }
    again.touched = game->touched;
    again.archived = game->archived;
    again.shown = game->shown;
    again.over = game->over;
    again.winner = game->winner;
    for (std::size_t i = 0; i < again.positions.size(); ++i)
        again.positions[i].ended = game->positions.at(i).ended; // in `forfeit` before 56bc2d0
    EXPECT_EQ(wordsOf(write(again)), wordsOf(bytes));
}

// A database as any program sees it.
class Raw {
public:
    explicit Raw(const QString& path)
        : m_base(QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("raw"))) {
        m_base.setDatabaseName(path);
        EXPECT_TRUE(m_base.open());
    }
    ~Raw() {
        m_base = {};
        QSqlDatabase::removeDatabase(QStringLiteral("raw"));
    }
    QList<QVariantList> rows(const QString& statement) {
        QList<QVariantList> all;
        QSqlQuery query(m_base);
        EXPECT_TRUE(query.exec(statement)) << qPrintable(query.lastError().text());
        while (query.next()) {
            QVariantList row;
            for (int i = 0; i < query.record().count(); ++i)
                row << query.value(i);
            all << row;
        }
        return all;
    }
    int version() { return rows(QStringLiteral("PRAGMA user_version"))[0][0].toInt(); }
    QStringList columns(const QString& table) {
        QStringList names;
        for (const QVariantList& row : rows(QStringLiteral("PRAGMA table_info(%1)").arg(table)))
            names << row[1].toString();
        return names;
    }

private:
    QSqlDatabase m_base;
};

// The database says the same of every game as before, and the games themselves are whole.
void expectNoGameLost(const QString& path) {
    const QTemporaryDir folder;
    const QString copy = copied(path, folder);
    QString everything;
    QList<QVariantList> games, files;
    {
        Raw before(copy);
        everything = QStringLiteral("SELECT %1 FROM game ORDER BY number")
                         .arg(before.columns(QStringLiteral("game")).join(u','));
        games = before.rows(everything);
        files = before.rows(QStringLiteral("SELECT * FROM file ORDER BY number"));
    }
    ASSERT_GE(games.size(), 2);
    ASSERT_EQ(games.size(), files.size());
    {
        Store store(folder.path());
        store.open();
        EXPECT_EQ(store.base().state(), Database::State::Open);
        EXPECT_TRUE(store.base().takeNotices().empty());
        const auto numbers = store.find({});
        ASSERT_TRUE(numbers);
        EXPECT_EQ(numbers->size(), static_cast<std::size_t>(games.size()));
        for (const Entry::Number number : *numbers) {
            const Or<QByteArray> text = store.file(number);
            ASSERT_TRUE(text) << english(text.error());
            expectNoLoss(*text);
        }
    }
    Raw after(copy);
    EXPECT_EQ(after.version(), archiveVersion());
    EXPECT_EQ(after.rows(everything), games);
    EXPECT_EQ(after.rows(QStringLiteral("SELECT * FROM file ORDER BY number")), files);
}

QStringList linesOf(const QString& path) {
    return QString::fromUtf8(bytesOf(path)).split(u'\n', Qt::SkipEmptyParts);
}

// JSON with a version that nobody has written yet.
QByteArray newer(const QByteArray& json) {
    QJsonObject object = QJsonDocument::fromJson(json).object();
    object.insert(QStringLiteral("version"), 99);
    return QJsonDocument(object).toJson();
}

QString put(const QTemporaryDir& folder, const QByteArray& bytes) {
    QFile file(folder.filePath(QStringLiteral("newer")));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    return file.fileName();
}

} // namespace

TEST(Written, GamesAreOpenedAndWrittenAgainWordForWord) {
    const QStringList files = written("*.bouton");
    EXPECT_GE(files.size(), 6);
    for (const QString& path : files) {
        SCOPED_TRACE(qPrintable(path));
        expectNoLoss(bytesOf(path));
    }
}

TEST(Written, ArchivesKeepEveryGameAndAllThatIsKnownOfIt) {
    std::set<int> versions;
    for (const QString& path : written("archive.sqlite")) {
        SCOPED_TRACE(qPrintable(path));
        const QTemporaryDir folder;
        versions.insert(Raw(copied(path, folder)).version());
        expectNoGameLost(path);
    }
    EXPECT_THAT(versions, ElementsAre(2, 3, 4, 5)); // 1 was never landed
}

TEST(Written, IsWhatIsWrittenTodayToo) {
    const QTemporaryDir folder;
    ASSERT_TRUE(writeAll(folder.path()));
    const QStringList games = written("*.bouton", folder.path());
    EXPECT_EQ(games.size(), 9);
    for (const QString& path : games) {
        SCOPED_TRACE(qPrintable(path));
        expectNoLoss(bytesOf(path));
    }
    expectNoGameLost(folder.filePath(QStringLiteral("archive.sqlite")));
}

TEST(Written, ExercisesAreWrittenAgainAsTheyAre) {
    std::set<int> versions;
    for (const QString& path : written("exercises*.json")) {
        SCOPED_TRACE(qPrintable(path));
        const auto set = readExercises(path);
        ASSERT_TRUE(set) << english(set.error());
        QJsonObject object = QJsonDocument::fromJson(bytesOf(path)).object();
        versions.insert(object.value(QStringLiteral("version")).toInt());
        EXPECT_EQ(set->terms.rests, object.value(QStringLiteral("rests")).toBool());
        EXPECT_EQ(
            set->texts.size(),
            static_cast<std::size_t>(object.value(QStringLiteral("exercises")).toArray().size()));
        const QByteArray again = exercisesAsJson(*set);
        EXPECT_EQ(QJsonDocument::fromJson(again), QJsonDocument(object));
    }
    EXPECT_THAT(versions, ElementsAre(1, 2, 3));
}

TEST(Written, AnswersAreWrittenAgainAsTheyAre) {
    const QStringList files = written("answers*.json");
    EXPECT_GE(files.size(), 1);
    for (const QString& path : files) {
        const auto sheet = readAnswers(path);
        ASSERT_TRUE(sheet) << english(sheet.error());
        EXPECT_EQ(QJsonDocument::fromJson(answersAsJson(*sheet)),
                  QJsonDocument::fromJson(bytesOf(path)));
    }
}

TEST(Written, LessonsOpenWithEveryStep) {
    const QStringList files = written("*.lesson");
    EXPECT_GE(files.size(), 1);
    for (const QString& path : files) {
        const auto lesson = openLesson(path.toStdString(), {});
        ASSERT_TRUE(lesson) << english(lesson.error().why);
        EXPECT_EQ(lesson->lesson.steps.size(),
                  static_cast<std::size_t>(linesOf(path).filter(QStringLiteral("step: ")).size()));
    }
}

TEST(Written, RecordsBooksClaimsAndWhatIsDoneOfLessonsAreReadWordForWord) {
    int files = 0;
    for (const QString& path : written("*.records")) {
        ++files;
        for (const QString& line : linesOf(path)) {
            const auto match = readRecord(line.toStdString());
            ASSERT_TRUE(match) << english(match.error());
            EXPECT_EQ((*match)->record(), line.toStdString());
        }
    }
    for (const QString& path : written("own-book.txt")) {
        ++files;
        const OwnLines lines = OwnLines::read(bytesOf(path).toStdString());
        EXPECT_GE(lines.size(), 1u);
        EXPECT_EQ(lines.unreadable(), 0u);
        EXPECT_EQ(lines.written(), bytesOf(path).toStdString());
    }
    for (const QString& path : written("*.claims")) { // "GAME: CLAIM"
        ++files;
        for (const QString& line : linesOf(path)) {
            const Ruleset& game = **gameNamed(line.section(u':', 0, 0).toStdString());
            const auto claim = language::readStatement(
                line.section(QStringLiteral(": "), 1).toStdString(), game.lore.vocabulary());
            EXPECT_TRUE(claim) << english(claim.error().what);
        }
    }
    for (const QString& path : written("*.progress")) {
        ++files;
        EXPECT_EQ(LessonProgress::read(bytesOf(path).toStdString()).text(),
                  bytesOf(path).toStdString());
    }
    for (const QString& path : written("programs.json")) {
        ++files;
        OwnPrograms programs;
        programs.read(bytesOf(path));
        EXPECT_EQ(QJsonDocument::fromJson(programs.write()),
                  QJsonDocument::fromJson(bytesOf(path)));
    }
    EXPECT_GE(files, 5);
}

TEST(Newer, FilesAreRefusedByASentence) {
    const QTemporaryDir folder;
    const auto game = readGame(newer(bytesOf(written("*.bouton").front())));
    ASSERT_FALSE(game);
    EXPECT_THAT(english(game.error()), HasSubstr("A newer Bouton has written this file"));
    const auto set = readExercises(put(folder, newer(bytesOf(written("exercises*.json").front()))));
    ASSERT_FALSE(set);
    EXPECT_THAT(english(set.error()), HasSubstr("newer version"));
    const auto sheet = readAnswers(put(folder, newer(bytesOf(written("answers*.json").front()))));
    ASSERT_FALSE(sheet);
    EXPECT_THAT(english(sheet.error()), HasSubstr("newer version"));
    QByteArray text = bytesOf(written("*.lesson").front());
    const auto lesson =
        readLesson(text.replace("bouton-lesson 1", "bouton-lesson 99").toStdString());
    ASSERT_FALSE(lesson);
    EXPECT_THAT(english(lesson.error().why), HasSubstr("newer"));
}

TEST(Newer, ArchivesAreLeftAsTheyAreWithASentence) {
    const QTemporaryDir folder;
    const QString copy = copied(written("archive.sqlite").front(), folder);
    Raw(copy).rows(QStringLiteral("PRAGMA user_version = %1").arg(archiveVersion() + 1));
    const QByteArray before = bytesOf(copy);
    {
        Store store(folder.path());
        store.open();
        const std::vector<Phrase> notices = store.base().takeNotices();
        ASSERT_EQ(notices.size(), 1u);
        EXPECT_THAT(english(notices[0]), HasSubstr("A newer Bouton has made the archive"));
    }
    EXPECT_EQ(bytesOf(copy), before);
}

} // namespace bouton::testing
