// SPDX-License-Identifier: MIT

// Programs that are killed, and disks that fail, in the middle of keeping a game. A library loaded
// before the C library (shim.cpp) counts the calls that change files and harms one of them.

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSettings>
#include <QTemporaryDir>

#include <gmock/gmock.h>

#include <algorithm>
#include <cerrno>
#include <map>
#include <set>

#include "session/archive/store.h"
#include "session/kept/game_file.h"
#include "session/values/reopened.h"
#include "session/values/saved_game.h"

namespace bouton::testing {

using ::testing::HasSubstr;

// What the player said before its end.
struct Story {
    bool killed = false;
    std::map<std::string, std::size_t> playing, kept; // plies, by game
    std::vector<std::string> told;
    std::set<std::string> ended; // and kept
    int recovered = 0;
};

class Faults : public ::testing::Test {
protected:
    // What makes the call with this number fail, or kills the program before it.
    static QStringList harmAt(int call, const QString& harm) {
        return {QStringLiteral("SHIM_AT=%1").arg(call), "SHIM_HARM=" + harm};
    }
    Story run(std::uint64_t seed, int moves, const QStringList& harm) {
        QProcess player;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("LD_PRELOAD", BOUTON_SHIM);
        environment.insert("SHIM_FOLDER", m_harmed);
        environment.insert("SHIM_LOG", m_place.filePath("log"));
        for (const QString& each : harm)
            environment.insert(each.section('=', 0, 0), each.section('=', 1));
        player.setProcessEnvironment(environment);
        QStringList arguments{folder(), QString::number(seed), QString::number(moves)};
        if (m_harmed != folder())
            arguments << archive();
        player.start(BOUTON_PLAYER, arguments);
        EXPECT_TRUE(player.waitForFinished(120'000));
        Story story;
        story.killed = player.exitStatus() == QProcess::CrashExit;
        for (const QString& line : QString::fromUtf8(player.readAllStandardOutput()).split('\n')) {
            const QStringList words = line.split(' ');
            if (words[0] == "playing" && words.size() == 3) {
                story.playing[words[1].toStdString()] = words[2].toULongLong();
            } else if (words[0] == "kept" && words.size() == 3) {
                story.kept[words[1].toStdString()] = words[2].toULongLong();
            } else if (words[0] == "ended" && words.size() == 3) {
                story.ended.insert(words[1].toStdString());
            } else if (words[0] == "told") {
                story.told.push_back(line.toStdString());
            } else if (words[0] == "recovered") {
                ++story.recovered;
            }
        }
        return story;
    }
    QString folder() const { return m_place.filePath("games"); }
    QString archive() const { return m_place.filePath("archive"); }
    // The games go into an archive when they end. What is harmed is in this folder.
    void harmWithArchive(const QString& place) { m_harmed = place; }
    // After one start in peace every game that has ended is in the archive, and its file says so.
    void expectAllArchived(const std::set<std::string>& ended) {
        const Story peace = run(1, 0, {});
        EXPECT_FALSE(peace.killed);
        Store store(archive());
        store.open();
        EXPECT_TRUE(store.base().takeNotices().empty());
        const auto entries = store.first({}, 1000);
        ASSERT_TRUE(entries);
        std::multiset<std::string> there;
        for (const Entry& entry : *entries) {
            there.insert(entry.id.toStdString());
            EXPECT_TRUE(store.game(entry.number));
        }
        for (const std::string& id : ended)
            EXPECT_EQ(there.count(id), 1u) << id;
    }
    QStringList log() const {
        QFile file(m_place.filePath("log"));
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        return QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts);
    }
    // The plies of a kept game, which must be whole; empty: there is no file.
    std::optional<std::size_t> pliesOf(const std::string& id) {
        QFile file(folder() + '/' + QString::fromStdString(id) + ".bouton");
        if (!file.open(QIODevice::ReadOnly))
            return std::nullopt;
        Or<SavedGame> game = readGame(file.readAll());
        if (!game) {
            ADD_FAILURE() << english(game.error());
            return std::nullopt;
        }
        const Or<Reopened> opened = reopen(*game);
        EXPECT_TRUE(opened) << (opened ? "" : english(opened.error()));
        return game->plies;
    }
    // Whatever was kept is there, and of the last move the old state or the new one.
    void expectNothingLost(const Story& story) {
        for (const auto& [id, plies] : story.kept) {
            const auto there = pliesOf(id);
            ASSERT_TRUE(there) << id;
            EXPECT_GE(*there, plies);
            EXPECT_LE(*there, story.playing.at(id) + 1);
        }
    }
    void clear() {
        QDir(folder()).removeRecursively();
        QDir(archive()).removeRecursively();
        QFile::remove(m_place.filePath("log"));
    }

private:
    QTemporaryDir m_place;
    QString m_harmed = folder();
};

TEST_F(Faults, WritesSyncsRenamesAndSyncsTheFolderInThisOrder) {
    const Story story = run(1, 12, {});
    EXPECT_FALSE(story.killed);
    EXPECT_FALSE(story.kept.empty());
    // Of every game file: the temporary file is written and synced, gets the name, and then the
    // folder is synced before anything else is done.
    QStringList calls;
    for (const QString& line : log())
        if (!line.contains(".lock"))
            calls << line.section(' ', 0, 0);
    int written = 0;
    qsizetype begin = 0;
    for (qsizetype i = 0; i < calls.size(); ++i) {
        if (calls[i] != "fsync-folder")
            continue;
        ++written;
        const QStringList one = calls.mid(begin, i - begin);
        begin = i + 1;
        EXPECT_EQ(one.front(), "open");
        EXPECT_TRUE(one.back() == "rename" || one.back() == "link"); // a new name is linked
        const qsizetype named = std::max<qsizetype>(one.indexOf("rename"), one.indexOf("link"));
        EXPECT_GE(one.lastIndexOf("write"), 1);
        EXPECT_GT(one.indexOf("fsync"), one.lastIndexOf("write"));
        EXPECT_LT(one.lastIndexOf("fsync"), named);
    }
    EXPECT_EQ(begin, calls.size()); // nothing comes after the last folder
    EXPECT_GE(written, 12);
}

TEST_F(Faults, AKillAtAnyCallLosesAtMostTheMoveThatIsBeingWritten) {
    int killed = 0, runs = 0;
    std::size_t kept = 0;
    // At each call of the first moves. Those of a later move are the same, eight or so.
    for (int point = 1; point <= 200; point += point < 60 ? 1 : 7) {
        SCOPED_TRACE(point);
        clear();
        ++runs;
        const Story story = run(static_cast<std::uint64_t>(point) % 40, 25, harmAt(point, "kill"));
        killed += story.killed;
        kept += story.kept.size();
        ASSERT_NO_FATAL_FAILURE(expectNothingLost(story));
    }
    EXPECT_GT(killed, runs / 2);
    EXPECT_GT(kept, 0u);
}

// 50 faults: what fails, how, and from which call on, until the disk works again or for ever.
TEST_F(Faults, OfTheDiskAreToldOnceAndStopNothing) {
    const int errors[] = {ENOSPC, EROFS, EACCES, EIO, EDQUOT};
    int toldRuns = 0, recoveredRuns = 0;
    for (int fault = 0; fault < 50; ++fault) {
        SCOPED_TRACE(fault);
        clear();
        const int at = 3 + fault * 2;
        const bool forEver = fault % 3 == 2;
        const QString harm =
            fault % 10 == 9 ? QStringLiteral("slow") : QString::number(errors[fault % 5]);
        const Story story = run(
            static_cast<std::uint64_t>(fault), 25,
            harmAt(at, harm) << QStringLiteral("SHIM_LAST=%1").arg(forEver ? 1'000'000 : at + 4));
        EXPECT_FALSE(story.killed);
        std::size_t moves = 0;
        for (const auto& [id, plies] : story.playing)
            moves += plies;
        EXPECT_GE(moves, 25u); // play went on
        EXPECT_LE(story.told.size(), 2u);
        EXPECT_LE(static_cast<int>(story.told.size()), story.recovered + 1);
        for (const std::string& sentence : story.told)
            EXPECT_THAT(sentence, HasSubstr(".bouton"));
        toldRuns += !story.told.empty();
        recoveredRuns += story.recovered > 0;
        ASSERT_NO_FATAL_FAILURE(expectNothingLost(story));
        if (!forEver) { // what the disk refused is there in the end
            for (const auto& [id, plies] : story.playing)
                EXPECT_EQ(pliesOf(id), plies);
        }
    }
    EXPECT_GT(toldRuns, 10);
    EXPECT_GT(recoveredRuns, 5);
}

// At each call around the first and the second game's end, on the shelf and in the archive.
TEST_F(Faults, AKillAtAnyCallLeavesNoEndedGameOutOfTheArchive) {
    harmWithArchive(archive().section('/', 0, -2));
    int killed = 0;
    std::size_t ended = 0;
    for (int point = 141; point <= 311; point += point == 191 ? 80 : point < 191 ? 1 : 2) {
        SCOPED_TRACE(point);
        clear();
        const Story story = run(3, 25, harmAt(point, "kill"));
        killed += story.killed;
        ended += story.ended.size();
        ASSERT_NO_FATAL_FAILURE(expectAllArchived(story.ended));
    }
    EXPECT_GT(killed, 66);
    EXPECT_GT(ended, 20u); // 29 to 40: how far each came before its kill depends on the machine
}

// One error, which passes, at each call of the archive from the start of the program on.
TEST_F(Faults, OneErrorOfTheDiskKeepsNoEndedGameOutOfTheArchive) {
    harmWithArchive(archive());
    int archived = 0;
    for (int point = 1; point <= 50; ++point) {
        SCOPED_TRACE(point);
        clear();
        const Story story = run(3, 25, harmAt(point, QString::number(ENOSPC)));
        EXPECT_FALSE(story.killed);
        EXPECT_FALSE(story.ended.empty());
        Store store(archive());
        store.open();
        const std::size_t there = store.find({}).value_or(Store::Numbers{}).size();
        archived += there >= story.ended.size();
        store.base().takeNotices();
        ASSERT_NO_FATAL_FAILURE(expectAllArchived(story.ended));
    }
    EXPECT_EQ(archived, 50) << "at once, without another start";
}

// The preferences name a folder, and all games are there: the old one, or after the next start in
// peace the new one.
TEST(FaultsOfAMove, AKillAtAnyCallLeavesAllGamesWhereThePreferencesSay) {
    constexpr int number = 3;
    const auto move = [](const QString& place, const QString& archive, const QString& to, int at) {
        QProcess mover;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("LD_PRELOAD", BOUTON_SHIM);
        environment.insert("SHIM_FOLDER", place);
        environment.insert("SHIM_UNLINK", "1");
        environment.insert("SHIM_LOG", archive + "/log");
        environment.insert("SHIM_AT", QString::number(at));
        environment.insert("SHIM_HARM", "kill");
        environment.insert("XDG_DATA_HOME", place + "/data");
        mover.setProcessEnvironment(environment);
        mover.start(BOUTON_MOVER, QStringList{place, archive}
                                      << (to.isEmpty() ? QStringList() : QStringList(to)));
        EXPECT_TRUE(mover.waitForFinished(120'000));
        return mover.exitStatus() == QProcess::CrashExit;
    };
    const auto namesIn = [](const QString& folder) {
        return QDir(folder).entryList({"*.bouton"}, QDir::Files);
    };
    int begun = 0, finished = 0, point = 0;
    for (bool killed = true; killed;) {
        SCOPED_TRACE(++point);
        const QTemporaryDir place, archive;
        const QString one = place.filePath("one"), two = place.filePath("two"),
                      settings = place.filePath("Bouton/Bouton.ini");
        ASSERT_TRUE(QDir().mkpath(one));
        for (int i = 0; i < number; ++i) {
            SavedGame game = savedFrom(**(*gameNamed("tic-tac-toe"))->standard({}));
            game.id = "01234567-89ab-4def-8123-45678900000" + std::to_string(i);
            QFile file(one + '/' + QString::fromStdString(game.id) + ".bouton");
            ASSERT_TRUE(file.open(QIODevice::WriteOnly));
            file.write(write(game));
        }
        QSettings(settings, QSettings::IniFormat).setValue("gamesFolder", one);
        killed = move(place.path(), archive.path(), two, point);
        EXPECT_FALSE(move(place.path(), archive.path(), {}, 0));
        const QSettings now(settings, QSettings::IniFormat);
        EXPECT_TRUE(now.value("gamesFoldersBefore").toStringList().isEmpty());
        const QString folder = now.value("gamesFolder").toString();
        EXPECT_THAT(folder, ::testing::AnyOf(one, two));
        ASSERT_EQ(namesIn(folder).size(), number);
        EXPECT_TRUE(namesIn(folder == one ? two : one).isEmpty());
        ++(folder == one ? begun : finished);
    }
    EXPECT_GT(begun, 0) << "killed before it was chosen";
    EXPECT_GT(finished, 5 * number);
}

} // namespace bouton::testing
