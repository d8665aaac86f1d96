// SPDX-License-Identifier: MIT
#include "session/kept/unsaved_games.h"

#include "session/shelf.h"

// What is said before the program ends without games that the disk refuses.

namespace bouton::testing {

class UnsavedGamesTest : public ShelfTest {
protected:
    UnsavedGamesTest() {
        keeper.watch(first);
        keeper.watch(second);
    }
    static void play(Table& table, Cell cell) {
        if (table.phase() == Session::Phase::SettingUp)
            begin(table, twoHumans(table.game()));
        table.click(cell);
    }
    bool isKept(Table& table) { return hasFile(table.id()); }

    Shelf shelf{folder.path(), disk};
    Keeper keeper{shelf};
    Table first{ticTacToe()}, second{ticTacToe()};
    UnsavedGames unsaved{keeper};
};

TEST_F(UnsavedGamesTest, SaysNothingWhereAllIsKept) {
    EXPECT_FALSE(unsaved.objection()) << "there is no game";
    play(first, {1, 1});
    EXPECT_FALSE(unsaved.objection());
    EXPECT_TRUE(isKept(first)) << "as it is now";
}

TEST_F(UnsavedGamesTest, SaysOnceWhichGamesWouldBeLost) {
    disk->setFull(true);
    play(first, {1, 1});
    const auto objection = unsaved.objection();
    ASSERT_TRUE(objection);
    EXPECT_EQ(english(*objection),
              "1 game cannot be written: Tic-tac-toe. Choose another folder in the preferences, or "
              "save as a file. Closing again ends without.");
    EXPECT_FALSE(unsaved.objection());
    play(first, {0, 0});
    EXPECT_FALSE(unsaved.objection()) << "the same game";
    play(second, {1, 1});
    ASSERT_TRUE(unsaved.objection()) << "another one";
    EXPECT_FALSE(unsaved.objection());
}

TEST_F(UnsavedGamesTest, TriesOnceMoreBeforeItSaysAnything) {
    disk->setFull(true);
    play(first, {1, 1});
    keeper.keepAll();
    shelf.finish();
    disk->setFull(false);
    EXPECT_FALSE(unsaved.objection());
    EXPECT_TRUE(isKept(first));
}

TEST_F(UnsavedGamesTest, SaysItAgainWhereAllWasKeptMeanwhile) {
    disk->setFull(true);
    play(first, {1, 1});
    ASSERT_TRUE(unsaved.objection());
    QSignalSpy recovered(&shelf, &Shelf::recovered);
    disk->setFull(false);
    EXPECT_FALSE(unsaved.objection());
    ASSERT_TRUE(waitFor([&] { return recovered.size() == 1; }));
    disk->setFull(true);
    play(first, {0, 0});
    EXPECT_TRUE(unsaved.objection());
}

} // namespace bouton::testing
