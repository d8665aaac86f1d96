// SPDX-License-Identifier: MIT
#include <QSignalSpy>
#include <QTemporaryDir>

#include "session/ended_games.h"
#include "session/table.h"
#include "ui/archive/archive_words.h"
#include "ui/files/library.h"
#include "ui/support.h"

// What is kept, and what feeds what, without a window.

namespace bouton::testing {

namespace {

const std::initializer_list<Cell> wonTicTacToe{{0, 0}, {1, 0}, {0, 1}, {1, 1}, {0, 2}};

class LibraryTest : public Forgetful {
protected:
    LibraryTest() {
        library.keeper().watch(table.session);
        EXPECT_TRUE(table.session.setUp({complete(ticTacToe().settings, {}).value()}));
        EXPECT_TRUE(table.session.start());
    }
    void click(std::initializer_list<Cell> cells) {
        for (const Cell cell : cells)
            table.session.click(cell);
    }
    bool wait(const std::function<bool()>& state) { return QTest::qWaitFor(state, 30'000); }
    bool keeps(std::size_t count) {
        return wait([&] { return library.keeper().unfinished().size() == count; });
    }
    // The games of the archive once it has done all that it was told before.
    int archived() {
        std::optional<int> count;
        library.archive().ask(
            &receiver, {}, [](Store& store) { return store.find({}, {}); },
            [&](const Or<Archive::Numbers>& found) {
                count = found ? static_cast<int>(found->size()) : -1;
            });
        EXPECT_TRUE(wait([&] { return count.has_value(); }));
        return count.value_or(-1);
    }

    // How many games of the user are told of, once they are.
    std::optional<std::size_t> ownGames(const Ruleset& game) {
        std::optional<std::size_t> count;
        library.askForOwnGames(&receiver, game,
                               [&](const std::vector<PlayedGame>& all) { count = all.size(); });
        EXPECT_TRUE(wait([&] { return count.has_value(); }));
        return count;
    }
    // A game of the user's against Perfect.
    SavedGame ownGame(Random& random, int number) {
        SavedGame game = endedGame(ticTacToe(), random, number);
        game.seats = {SavedGame::Chair{"human"}, SavedGame::Chair{"perfect"}};
        return game;
    }
    // Plays a game to its end while the archive is off.
    void playWithoutArchive() {
        preferences.archiveOn.set(false);
        click(wonTicTacToe);
        const auto& kept = library.keeper().shelf().games();
        ASSERT_TRUE(wait([&] { return kept.size() == 1 && kept.front().over; }));
    }

    const QTemporaryDir other; // outlives the library, which may hold a game in it
    Preferences preferences;
    Library library{preferences, catalogue()};
    QObject receiver;
    Table table{ticTacToe()};
};

} // namespace

TEST_F(LibraryTest, AGameThatHasEndedComesIntoTheArchive) {
    click({{0, 0}, {1, 0}});
    ASSERT_TRUE(keeps(1));
    EXPECT_EQ(archived(), 0);
    click({{0, 1}, {1, 1}, {0, 2}});
    ASSERT_TRUE(table.session.view().hasEnded);
    EXPECT_TRUE(wait([&] { return archived() == 1; }));
    const auto& kept = library.keeper().shelf().games();
    EXPECT_TRUE(wait([&] { return kept.size() == 1 && kept.front().archived == true; }));
}

TEST_F(LibraryTest, NothingComesIntoAnArchiveThatIsSwitchedOff) {
    QSignalSpy ended(&library.keeper(), &Keeper::ended);
    playWithoutArchive();
    EXPECT_EQ(ended.size(), 0);
    EXPECT_EQ(archived(), 0);
}

TEST_F(LibraryTest, AGameThatEndedWhileTheArchiveWasOffComesIntoItInTheFirstRunWithIt) {
    playWithoutArchive();
    {
        Library without{preferences, catalogue()};
        const QSignalSpy found(&without.keeper(), &Keeper::found);
        Shelf& shelf = without.keeper().shelf();
        ASSERT_TRUE(wait([&] { return shelf.known(); }));
        shelf.finish(); // what it was asked for
        QCoreApplication::processEvents();
        EXPECT_EQ(found.size(), 0);
    }
    EXPECT_EQ(archived(), 0);
    preferences.archiveOn.set(true);
    const Library with{preferences, catalogue()};
    EXPECT_TRUE(wait([&] { return archived() == 1; }));
}

TEST_F(LibraryTest, AGameThatWasRemovedIsPutBack) {
    click({{1, 1}});
    ASSERT_TRUE(keeps(1));
    const std::string id = table.session.id();
    library.remove(id);
    ASSERT_TRUE(keeps(0));
    library.putBack();
    ASSERT_TRUE(keeps(1));
    EXPECT_EQ(library.keeper().unfinished().front().id, id);
}

TEST_F(LibraryTest, GamesMoveToTheFolderThatThePreferencesName) {
    click({{1, 1}});
    ASSERT_TRUE(keeps(1));
    preferences.setGamesFolder(other.path());
    EXPECT_TRUE(wait([&] { return !QDir(other.path()).entryList({"*.bouton"}).isEmpty(); }));
}

TEST_F(LibraryTest, GamesStayWhereTheyAreIfTheFolderThatThePreferencesNameCannotBe) {
    click({{1, 1}});
    ASSERT_TRUE(keeps(1));
    const QString before = preferences.gamesFolder();
    QFile file(other.filePath("file"));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    preferences.setGamesFolder(other.filePath("file/games"));
    EXPECT_TRUE(wait([&] { return preferences.gamesFolder() == before; }));
}

// Whoever is killed leaves some games in the one folder and some in the other.
TEST_F(LibraryTest, AMoveThatWasBrokenOffIsFinishedAtTheNextStart) {
    click({{1, 1}});
    ASSERT_TRUE(keeps(1));
    const std::string id = table.session.id();
    const QString first = preferences.gamesFolder(), second = other.filePath("second"),
                  third = other.filePath("third");
    ASSERT_TRUE(QDir().mkpath(second));
    const QString name = QString::fromStdString(id) + QStringLiteral(".bouton");
    library.keeper().shelf().finish();
    ASSERT_TRUE(
        QFile::copy(first + '/' + name, second + "/01234567-89ab-4def-8123-456789abcdef.bouton"));
    {
        Preferences killed;
        QObject::connect(&killed, &Preferences::gamesFolderChanged,
                         [] {}); // it does not come to it
        killed.setGamesFolder(second);
        killed.setGamesFolder(third);
        EXPECT_EQ(killed.gamesFoldersBefore(), (QStringList{first, second}));
    }
    Preferences next;
    EXPECT_EQ(next.gamesFolder(), third);
    const Library again{next, catalogue()};
    EXPECT_TRUE(wait([&] { return next.gamesFoldersBefore().isEmpty(); }));
    EXPECT_EQ(next.gamesFolder(), third);
    EXPECT_EQ(QDir(third).entryList({"*.bouton"}).size(), 2);
    EXPECT_TRUE(QDir(first).entryList({"*.bouton"}).isEmpty());
    EXPECT_TRUE(QDir(second).entryList({"*.bouton"}).isEmpty());
}

TEST_F(LibraryTest, AMoveThatCannotBeFinishedYetIsNotForgotten) {
    const QString first = preferences.gamesFolder(), second = other.filePath("file/second");
    QFile file(other.filePath("file"));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    click({{1, 1}});
    ASSERT_TRUE(keeps(1));
    library.keeper().shelf().finish();
    {
        Preferences killed;
        QObject::connect(&killed, &Preferences::gamesFolderChanged, [] {});
        killed.setGamesFolder(second);
    }
    Preferences next;
    {
        Library again{next, catalogue()};
        int told = 0;
        QObject::connect(&again, &Library::failed, &receiver, [&] { ++told; });
        EXPECT_TRUE(wait([&] { return told == 1; }));
        EXPECT_TRUE(wait([&] { return again.keeper().unfinished().size() == 1; }));
    }
    EXPECT_EQ(next.gamesFoldersBefore(), QStringList(first));
    ASSERT_TRUE(file.remove());
    const Library last{next, catalogue()};
    EXPECT_TRUE(wait([&] { return next.gamesFoldersBefore().isEmpty(); }));
    EXPECT_EQ(QDir(second).entryList({"*.bouton"}).size(), 1);
}

TEST_F(LibraryTest, TellsWhoseNoticeItIs) {
    std::vector<const QObject*> parts;
    QObject::connect(&library, &Library::failed, &receiver,
                     [&](const QObject& part, const Phrase&) { parts.push_back(&part); });
    emit library.keeper().failed({"a"});
    emit library.archive().noticed({"b"});
    emit library.ownBook().noticed({"c"});
    EXPECT_EQ(parts, (std::vector<const QObject*>{&library.keeper(), &library.archive(),
                                                  &library.ownBook()}));
    parts.clear();
    QObject::connect(&library, &Library::recovered, &receiver,
                     [&](const QObject& part) { parts.push_back(&part); });
    emit library.keeper().shelf().recovered();
    EXPECT_EQ(parts, std::vector<const QObject*>{&library.keeper()});
}

TEST_F(LibraryTest, ReviewsTheGamesOfTheArchiveWhileNobodyNeedsTheMachine) {
    const QSignalSpy reviewed(&library.archive(), &Archive::reviewed);
    library.setIdle(true);
    click(wonTicTacToe);
    EXPECT_TRUE(wait([&] { return reviewed.size() == 1; }));
}

TEST_F(LibraryTest, TellsOfTheUsersOwnGamesByTheirOpponents) {
    Random random(1);
    const SavedGame game = ownGame(random, 7);
    library.archive().add(game);
    std::optional<std::vector<PlayedGame>> played;
    library.askForOwnGames(&receiver, ticTacToe(),
                           [&](std::vector<PlayedGame> all) { played = std::move(all); });
    ASSERT_TRUE(wait([&] { return played.has_value(); }));
    ASSERT_EQ(played->size(), 1u);
    EXPECT_EQ(played->front().side, Side::One);
    EXPECT_EQ(played->front().title, "Perfect, " + timeText(game.touched).toStdString());
    EXPECT_EQ(ownGames(*gameNamed("towers").value()), 0u);
}

TEST_F(LibraryTest, TellsOfNoGamesOfTheUserWhereTheArchiveCannotBeRead) {
    library.archive().ask(
        &receiver, {}, [](Store& store) { return store.base().run("DROP TABLE file").has_value(); },
        [](bool dropped) { EXPECT_TRUE(dropped); });
    EXPECT_EQ(ownGames(ticTacToe()), 0u);
}

TEST_F(LibraryTest, TellsOfTheLastHundredOfTheUsersOwnGames) {
    Random random(1);
    for (int i = 0; i < 101; ++i)
        library.archive().add(ownGame(random, i));
    EXPECT_EQ(ownGames(ticTacToe()), 100u);
}

} // namespace bouton::testing
