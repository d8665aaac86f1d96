// SPDX-License-Identifier: MIT
#include "ui/files.h"

// Games in play: kept, listed, and there again.

namespace bouton::testing {

TEST_F(FilesTest, TheStartPageOffersTheLastGameFirstAndMakesNoCardThatNobodySees) {
    EXPECT_TRUE(inPlay().isHidden());
    play({{1, 1}});
    ASSERT_TRUE(waitForKept(1));
    EXPECT_TRUE(inPlay().cards().empty());
    openGame("cards");
    press("startButton");
    ASSERT_TRUE(waitForKept(1)); // no move was made in the second one
    window->pages().showStart();
    ASSERT_EQ(inPlay().cards().size(), 1u);
    KeptGameCard* card = inPlay().cards()[0];
    EXPECT_EQ(card->game().game, "tic-tac-toe");
    EXPECT_TRUE(card->isVisible());
    QTest::mouseClick(card, Qt::LeftButton);
    EXPECT_EQ(record(), "tic-tac-toe: .../.../... X; b2");
}

TEST_F(FilesTest, ANewGamePutsTheOldOneAwayAndUndoBringsItBack) {
    play({{1, 1}, {0, 0}});
    window->pages().game()->newGame();
    ASSERT_TRUE(waitForKept(1));
    press("startButton");
    click({2, 2});
    ASSERT_TRUE(waitForKept(2));
    QTest::keyClick(page().board(), Qt::Key_Z, Qt::ControlModifier);
    QTest::keyClick(page().board(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(records("tic-tac-toe: .../.../... X; b2 a1"));
}

TEST_F(FilesTest, APositionFromElsewhereLosesNoGame) {
    play({{1, 1}, {0, 0}});
    window->pages().openPosition("tic-tac-toe", "X../.../... O");
    ASSERT_TRUE(records("tic-tac-toe: X../.../... O;"));
    QTest::keyClick(page().board(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(records("tic-tac-toe: .../.../... X; b2 a1"));
}

TEST_F(FilesTest, ARemovedGameComesBackByUndo) {
    play({{1, 1}});
    window->pages().game()->newGame();
    ASSERT_TRUE(waitForKept(1));
    window->pages().showStart();
    ASSERT_EQ(inPlay().cards().size(), 1u);
    for (const bool byKey : {false, true}) {
        QTest::keyClick(inPlay().cards()[0], Qt::Key_Delete);
        ASSERT_TRUE(waitForKept(0));
        auto* undo = inPlay().findChild<QPushButton*>("undoRemoval");
        ASSERT_TRUE(undo->isVisible());
        if (byKey)
            QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier);
        else
            QTest::mouseClick(undo, Qt::LeftButton);
        ASSERT_TRUE(waitForKept(1));
        ASSERT_EQ(inPlay().cards().size(), 1u);
    }
    QTest::mouseClick(inPlay().cards()[0], Qt::LeftButton);
    EXPECT_TRUE(records("tic-tac-toe: .../.../... X; b2"));
}

TEST_F(FilesTest, WhatIsOpenedIsOfThoseWhoPlayedIt) {
    window->preferences().playerName.set("Ann");
    openGame("tic-tac-toe");
    seat(Side::Two, computer("random"));
    press("startButton");
    click({1, 1});
    ASSERT_TRUE(rested());
    press("resignButton");
    window->files().saveAs(page(), path("hers.bouton"));
    finish();
    EXPECT_EQ(readGame(bytesOf("hers.bouton"))->seats[0].name, "Ann");
    for (const auto& [name, headline] :
         {std::pair("Niki", "Beginner wins."), {"Ann", "Ann loses."}}) {
        window->preferences().playerName.set(name);
        const std::string before = session().id();
        window->files().open(path("hers.bouton"));
        ASSERT_TRUE(QTest::qWaitFor([&] { return session().id() != before; }, patience));
        EXPECT_EQ(session().phase(), Session::Phase::Over);
        EXPECT_EQ(text("headline"), headline);
    }
}

TEST_F(FilesTest, TwoWindowsShowAllGamesAndShareNone) {
    play({{1, 1}, {0, 0}});
    ASSERT_TRUE(waitForKept(1));
    MainWindow second(8);
    second.show();
    ASSERT_TRUE(QTest::qWaitFor(
        [&] { return second.pages().start()->gamesInPlay()->cards().size() == 1; }, patience));
    QTest::mouseClick(second.pages().start()->gamesInPlay()->cards()[0], Qt::LeftButton);
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return second.pages().game()->session().match(); }, patience));
    Session& copy = second.pages().game()->session();
    EXPECT_NE(copy.id(), session().id());
    EXPECT_EQ(copy.match()->record(), record());
    EXPECT_TRUE(noticesOf(second).join(' ').contains("a copy"));
    copy.click({2, 2});
    EXPECT_TRUE(waitForKept(2));
    second.pages().game()->newGame();
    EXPECT_TRUE(noticesOf(second).isEmpty()) << "the copy is left";
}

} // namespace bouton::testing
