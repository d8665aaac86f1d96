// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <QApplication>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QSettings>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "session/archive/schema.h"
#include "session/kept/game_file.h"
#include "ui/files/library.h"
#include "ui/game/game_page.h"
#include "ui/preferences/answers.h"
#include "ui/window/main_window.h"
#include "ui/window/pages.h"

// A home folder in which the program of 9d0e23f was used, before it could be installed (README.md),
// and the program of today that starts there.

namespace bouton::testing {

namespace {

using namespace std::chrono_literals;

constexpr int patience = 60'000; // milliseconds; a machine may be busy

class OldHome : public ::testing::Test {
protected:
    OldHome() {
        const QDir from(QStringLiteral(WRITTEN "/9d0e23f/home"));
        for (QDirIterator all(from.path(), QDir::Files | QDir::Hidden,
                              QDirIterator::Subdirectories);
             all.hasNext();) {
            const QString file = from.relativeFilePath(all.next());
            QDir().mkpath(QFileInfo(in(file)).path());
            EXPECT_TRUE(QFile::copy(from.filePath(file), in(file)));
            QFile::setPermissions(in(file), QFile::ReadOwner | QFile::WriteOwner);
        }
    }
    QString in(const QString& file) const { return home.filePath(file); }
    QByteArray bytes(const QString& file) const {
        QFile all(in(file));
        EXPECT_TRUE(all.open(QIODevice::ReadOnly)) << qPrintable(file);
        return all.readAll();
    }
    QMap<QString, QVariant> settings() const {
        const QSettings store(in(config), QSettings::IniFormat);
        QMap<QString, QVariant> all;
        for (const QString& key : store.allKeys())
            all.insert(key, store.value(key));
        return all;
    }
    int schema() const {
        int version = 0;
        {
            QSqlDatabase base =
                QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("schema"));
            base.setDatabaseName(in(data + QStringLiteral("archive/archive.sqlite")));
            QSqlQuery query(base.open() ? base : QSqlDatabase());
            EXPECT_TRUE(query.exec(QStringLiteral("PRAGMA user_version")) && query.next());
            version = query.value(0).toInt();
        }
        QSqlDatabase::removeDatabase(QStringLiteral("schema"));
        return version;
    }

    const QTemporaryDir home;
    const QString config = QStringLiteral(".config/Bouton/Bouton.ini"),
                  data = QStringLiteral(".local/share/Bouton/Bouton/");
};

// The window itself in that home, named as the program is.
class WindowInOldHome : public OldHome {
protected:
    WindowInOldHome() {
        qputenv("XDG_DATA_HOME", QFile::encodeName(in(QStringLiteral(".local/share"))));
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope,
                           in(QStringLiteral(".config")));
        QCoreApplication::setApplicationName(QStringLiteral("Bouton"));
        window = std::make_unique<MainWindow>(7);
        window->show();
    }
    ~WindowInOldHome() override {
        window.reset();
        QCoreApplication::setApplicationName(nameBefore);
        qputenv("XDG_DATA_HOME", dataBefore);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, memory.path());
    }

    const QString nameBefore = QCoreApplication::applicationName();
    const QByteArray dataBefore = qgetenv("XDG_DATA_HOME");
    const QTemporaryDir memory;
    std::unique_ptr<MainWindow> window;
};

const Ruleset& game(const char* id) { return **gameNamed(id); }

} // namespace

// The real process, which has its own names for where things are.
TEST_F(OldHome, IsFoundByTheProgramWhichLosesNothingThere) {
    ASSERT_EQ(schema(), 3);
    const auto before = settings();
    ASSERT_GE(before.size(), 20);
    const QByteArray book = bytes(data + QStringLiteral("own-book.txt"));
    const QStringList games =
        QDir(in(data + QStringLiteral("games"))).entryList({QStringLiteral("*.bouton")});
    ASSERT_GE(games.size(), 1);

    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"})
        environment.remove(QLatin1String(name));
    for (const char* name : {"HOME", "XDG_RUNTIME_DIR"})
        environment.insert(QLatin1String(name), home.path());
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    QProcess program;
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(BOUTON_DESKTOP), {QStringLiteral("--until-painted")});
    ASSERT_TRUE(program.waitForFinished(patience));
    EXPECT_EQ(program.exitCode(), 0);
    EXPECT_EQ(program.readAllStandardError().toStdString(), "");

    EXPECT_EQ(schema(), archiveVersion());
    const auto after = settings();
    for (auto [key, value] : before.asKeyValueRange())
        if (!key.startsWith(QStringLiteral("window/"))) { // where it stands now
            EXPECT_EQ(after.value(key), value) << qPrintable(key);
        }
    EXPECT_EQ(bytes(data + QStringLiteral("own-book.txt")), book);
    EXPECT_EQ(QDir(in(data + QStringLiteral("games"))).entryList({QStringLiteral("*.bouton")}),
              games);
}

TEST_F(WindowInOldHome, OffersTheGameInPlayAndGoesOnWithIt) {
    Keeper& keeper = window->library().keeper();
    ASSERT_TRUE(QTest::qWaitFor([&] { return keeper.shelf().known(); }, patience));
    window->pages().openGame("towers");
    Session& session = window->pages().game()->session();
    ASSERT_TRUE(QTest::qWaitFor([&] { return session.match() != nullptr; }, patience));
    const QString games = data + QStringLiteral("games/");
    std::vector<std::string> shown;
    for (const QString& name : QDir(in(games)).entryList({QStringLiteral("*.bouton")}))
        if (const Or<SavedGame> kept = readGame(bytes(games + name)); kept->game == "towers")
            shown.push_back(kept->shown);
    EXPECT_THAT(shown,
                ::testing::ElementsAre(session.match()->position(session.match()->current())));
}

TEST_F(WindowInOldHome, ListsTheGamesOfItsArchive) {
    std::optional<std::vector<Entry>> entries;
    window->library().archive().ask<>(
        window.get(), {}, [](Store& store) { return store.first({}, 10); },
        [&](Or<std::vector<Entry>> found) { entries = *found; });
    ASSERT_TRUE(QTest::qWaitFor([&] { return entries.has_value(); }, patience));
    std::vector<std::string> games;
    for (const Entry& entry : *entries)
        games.push_back(entry.game.toStdString());
    EXPECT_THAT(games, ::testing::UnorderedElementsAre("tic-tac-toe", "cards"));
}

TEST_F(WindowInOldHome, HasItsOwnBook) {
    OwnBook& book = window->library().ownBook();
    ASSERT_TRUE(QTest::qWaitFor([&] { return book.known(); }, patience));
    EXPECT_EQ(book.lines().size(), 1u);
    EXPECT_EQ(book.lines().unreadable(), 0u);
}

TEST_F(WindowInOldHome, IsAsItWasSet) {
    const Preferences& set = window->preferences();
    EXPECT_EQ(set.playerName(), QStringLiteral("Eva"));
    EXPECT_EQ(set.appearance(), Preferences::Appearance::Dark);
    EXPECT_EQ(set.typeSize(), 125);
    EXPECT_EQ(set.fullMotion(), false);
    EXPECT_EQ(set.pace(), 900ms);
    EXPECT_EQ(set.replayStep(), 2500ms);
    EXPECT_TRUE(set.sounds());
    EXPECT_TRUE(set.tourTaken());
    EXPECT_TRUE(set.thinkingAhead());
    EXPECT_FALSE(set.legalMovesShown());
    EXPECT_FALSE(set.coordinatesShown());
    EXPECT_TRUE(set.boardTurned(game("towers")));
    EXPECT_FALSE(set.boardTurned(game("cards")));
    for (const Insight insight : {Insight::MoveValues, Insight::History})
        EXPECT_TRUE(set.insightShown(insight, game("towers")));
    EXPECT_FALSE(set.insightShown(Insight::Why, game("towers")));
    const Score score = set.scoreOf(game("cards"));
    EXPECT_EQ(std::tuple(score.asked, score.right, score.streak, score.longest, score.hints),
              std::tuple(9, 7, 3, 5, 1));
    EXPECT_EQ(set.input(QStringLiteral("claims"), QStringLiteral("grid-nim")),
              QStringList{QStringLiteral("size=4")});
    EXPECT_EQ(set.recentFiles().size(), 1);
    const Answers answers = set.answersFor(game("grid-nim"));
    EXPECT_EQ(write(game("grid-nim"), playersOf(answers)[1]), "first-fit:cells=2");
    EXPECT_EQ(answers.first, Side::Two);
    EXPECT_TRUE(answers.inTurn);
}

} // namespace bouton::testing
