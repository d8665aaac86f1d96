#include <algorithm>

#include "ui/archive/archive_page.h"
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

TEST_F(FilesTest, AGameInPlayIsThereAgainAfterTheProgramHasEnded) {
    play({{1, 1}, {0, 0}});
    window->close();
    window.reset();
    open();
    ASSERT_TRUE(QTest::qWaitFor([&] { return inPlay().cards().size() == 1; }, patience));
    QTest::mouseClick(inPlay().cards()[0], Qt::LeftButton);
    ASSERT_TRUE(records("tic-tac-toe: .../.../... X; b2 a1"));
    EXPECT_TRUE(session().turn().human);
    EXPECT_TRUE(page().board()->hasFocus());
    click({2, 2});
    EXPECT_TRUE(records("tic-tac-toe: .../.../... X; b2 a1 c3"));
}

TEST_F(FilesTest, AGamesPageShowsItsLastGameAgain) {
    play({{1, 1}, {0, 0}});
    window.reset();
    open();
    ASSERT_TRUE(waitForKept(1));
    openGame("tic-tac-toe");
    EXPECT_TRUE(records("tic-tac-toe: .../.../... X; b2 a1"));
    // Another one takes its place, and the keys go to it.
    put("one.txt", "tic-tac-toe: .../.../... X; c3");
    window->files().open(path("one.txt"));
    ASSERT_TRUE(records("tic-tac-toe: .../.../... X; c3"));
    EXPECT_TRUE(page().board()->hasFocus());
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
    ASSERT_TRUE(records("tic-tac-toe: .../.../... X; b2 a1"));
    EXPECT_EQ(english(session().messages().back().text),
              "This is the game before, as it was put away.");
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

TEST_F(FilesTest, AllGamesInPlayAreListedWhenAskedFor) {
    for (int i = 0; i < 5; ++i) {
        play({{1, 1}});
        ASSERT_TRUE(waitForKept(static_cast<std::size_t>(i) + 1));
        window->pages().game()->newGame();
    }
    window->pages().showStart();
    QCoreApplication::processEvents();
    auto* all = inPlay().findChild<QPushButton*>("allInPlay");
    ASSERT_TRUE(QTest::qWaitFor([&] { return all->isVisible(); }, 30'000));
    EXPECT_EQ(all->text(), "4 more games in play");
    EXPECT_EQ(inPlay().cards().size(), 1u);
    QTest::mouseClick(all, Qt::LeftButton);
    EXPECT_EQ(inPlay().cards().size(), 5u);
}

TEST_F(FilesTest, WhatIsOpenedIsOfThoseWhoPlayedIt) {
    const auto archived = [this] {
        std::optional<std::size_t> number;
        window->library().archive().ask(
            window.get(), {}, [](Store& store) { return store.find({}); },
            [&](const Or<Store::Numbers>& games) { number = games->size(); });
        EXPECT_TRUE(QTest::qWaitFor([&] { return number.has_value(); }, patience));
        return *number;
    };
    const auto openAs = [&](const QString& name) {
        window->preferences().setPlayerName(name);
        const std::string before = session().id();
        window->files().open(path("hers.bouton"));
        ASSERT_TRUE(QTest::qWaitFor([&] { return session().id() != before; }, patience));
        for (const char* button : {"firstButton", "lastButton"})
            press(button);
    };
    window->preferences().setPlayerName("Ann");
    openGame("tic-tac-toe");
    seat(Side::Two, computer("random"));
    press("startButton");
    click({1, 1});
    ASSERT_TRUE(rested());
    press("resignButton");
    ASSERT_TRUE(QTest::qWaitFor([&] { return archived() == 1; }, patience));
    window->files().saveAs(page(), path("hers.bouton"));
    finish();
    EXPECT_EQ(readGame(bytesOf("hers.bouton"))->seats[0].name, "Ann");
    openAs("Niki");
    EXPECT_EQ(session().phase(), Session::Phase::Over);
    EXPECT_EQ(text("headline"), "Beginner wins.");
    EXPECT_EQ(text("detail"), "Ann has resigned. Undo takes it back.");
    openAs("Ann");
    EXPECT_EQ(text("headline"), "You lost, Ann.");
    put("theirs.txt", "tic-tac-toe: .../.../... X; b2 a1 b1 c3 b3");
    window->files().open(path("theirs.txt"));
    ASSERT_TRUE(records("tic-tac-toe: .../.../... X; b2 a1 b1 c3 b3"));
    window->pages().showStart();
    finish();
    EXPECT_EQ(archived(), 1u) << "to look is not to play";
    EXPECT_TRUE(window->library().keeper().unfinished().empty());
    window.reset();
    open();
    ASSERT_TRUE(QTest::qWaitFor(
        [&] { return window->library().keeper().shelf().games().size() == 4; }, patience));
    EXPECT_EQ(archived(), 1u) << "nor is a new day";
    const auto& ratings = window->library().ratings().of(*catalogue()[0]);
    EXPECT_EQ(ratings.games, 0u);
}

TEST_F(FilesTest, AFinishedGameIsEnteredIntoTheArchiveWhereThatIsWanted) {
    const auto archived = [this] {
        int number = -1;
        window->library().archive().ask(
            window.get(), {}, [](Store& store) { return store.first({}, 10); },
            [&](const Or<std::vector<Entry>>& games) {
                number = games ? static_cast<int>(games->size()) : -2;
            });
        EXPECT_TRUE(QTest::qWaitFor([&] { return number != -1; }, patience));
        return number;
    };
    window->preferences().setArchiveOn(false);
    play({{1, 1}, {0, 0}, {0, 1}, {2, 2}, {2, 1}});
    ASSERT_EQ(session().phase(), Session::Phase::Over);
    QCoreApplication::processEvents();
    EXPECT_EQ(archived(), 0);
    window->preferences().setArchiveOn(true);
    window.reset();
    open();
    EXPECT_TRUE(QTest::qWaitFor([&] { return archived() == 1; }, patience))
        << "what ended meanwhile is offered at the start";
    window->pages().openArchive();
    window->pages().archive()->deleteAll();
    ASSERT_TRUE(QTest::qWaitFor([&] { return archived() == 0; }, patience));
    window.reset();
    open();
    const auto marked = [&] {
        const auto& games = window->library().keeper().shelf().games();
        return std::ranges::count(games, std::optional(true), &SavedGame::archived) == 1;
    };
    EXPECT_TRUE(QTest::qWaitFor(marked, patience));
    EXPECT_EQ(archived(), 0);
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
}

} // namespace bouton::testing
