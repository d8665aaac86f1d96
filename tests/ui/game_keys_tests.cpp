// SPDX-License-Identifier: MIT
#include "ui/game.h"

// Keys, focus and the window around a game.

namespace bouton::testing {

TEST_F(Game, SpeaksInTheMessageBoxOfMovesRulesAndTheEnd) {
    startOfTwo("tic-tac-toe");
    for (const Cell cell : {Cell{0, 0}, {1, 0}, {0, 1}, {1, 1}, {0, 2}})
        click(cell);
    EXPECT_EQ(session().phase(), Phase::Over);
    for (const char* said : {"You begin.", "X: a1", "O: a2", "X wins."})
        EXPECT_TRUE(messages().contains(said)) << said << messages().toStdString();
    EXPECT_EQ(text("headline"), "X wins.");
    EXPECT_EQ(page().board()->marks().named, (Clicks{{0, 0}, {0, 1}, {0, 2}}));
}

TEST_F(Game, IsStartedAnewByTheKeyboard) {
    start("tic-tac-toe");
    page().newGame();
    ASSERT_EQ(window->focusWidget(), find<QWidget>("startButton"));
    QTest::keyClick(window->focusWidget(), Qt::Key_Return);
    EXPECT_EQ(session().phase(), Phase::Playing);
    EXPECT_EQ(window->focusWidget(), page().board());
}

TEST_F(Game, ADoubleClickOnAOneClickMoveIsNoMistake) {
    start("tic-tac-toe");
    click({1, 1});
    const QPoint again = page().board()->cellRect({1, 1}).center().toPoint();
    QTest::mouseDClick(page().board(), Qt::LeftButton, {}, again);
    EXPECT_GE(session().match()->current(), 1u);
    EXPECT_FALSE(refused());
}

TEST_F(Game, ADoubleClickOnStartDoesNotPressNewGame) {
    openGame("towers");
    press("startButton");
    QTest::mouseDClick(find<QWidget>("newGameButton"), Qt::LeftButton); // which releases nothing
    QTest::mouseRelease(find<QWidget>("newGameButton"), Qt::LeftButton);
    EXPECT_EQ(session().phase(), Phase::Playing);
    EXPECT_EQ(window->focusWidget(), page().board()) << "Enter would throw the game away";
    press("newGameButton");
    EXPECT_EQ(session().phase(), Phase::SettingUp);
}

TEST_F(Game, EndTurnLeavesTheKeysToTheBoard) {
    startGridNim();
    click({0, 2});
    find<QWidget>("endTurnButton")->setFocus();
    press("endTurnButton");
    EXPECT_EQ(window->focusWidget(), page().board());
}

// A frame on a cell would read as what the button has answered.
TEST_F(Game, AClickBesideTheBoardShowsNoFrameOnIt) {
    const auto framed = [this] { // the first arrow only shows the frame
        EXPECT_EQ(window->focusWidget(), page().board());
        const Cell before = page().board()->focusCell();
        QTest::keyClick(page().board(), before.column > 0 ? Qt::Key_Left : Qt::Key_Right);
        return page().board()->focusCell() != before;
    };
    startGridNim();
    click({0, 2});
    press("endTurnButton");
    EXPECT_FALSE(refused());
    EXPECT_FALSE(framed());
    EXPECT_TRUE(framed()) << "it is there by now";
    click({0, 3});
    press("endTurnButton");
    press("hintButton");
    EXPECT_FALSE(framed());
    QTest::keyClick(page().board(), Qt::Key_Tab);
    ASSERT_NE(window->focusWidget(), page().board());
    QTest::keyClick(window->focusWidget(), Qt::Key_Backtab);
    EXPECT_TRUE(framed()) << "the keys have come there by keys";
}

TEST_F(Game, OpensWithTheKeysOnWhatComesNext) {
    openGame("towers");
    QTest::keyClick(window->focusWidget(), Qt::Key_Return);
    EXPECT_EQ(session().phase(), Phase::Playing);
    window->pages().showStart();
    openGame("towers");
    EXPECT_EQ(window->focusWidget(), page().board());
}

TEST_F(Game, EnterOnTheBoardOfAGameThatIsOverNamesAButtonThatIsThere) {
    startOfTwo("tic-tac-toe");
    ASSERT_TRUE(playToTheEnd());
    QTest::keyClick(page().board(), Qt::Key_Return);
    EXPECT_TRUE(text("detail").endsWith(" Press Play again.")) << text("detail").toStdString();
    EXPECT_TRUE(sees("playAgainButton"));
}

TEST_F(Game, EscapeClosesTheRulesOrLeavesTheFullScreenBeforeItLeavesTheGame) {
    const auto isOpen = [this](Qt::Key key) {
        return key == Qt::Key_F1 ? window->help().view()->isVisible() : window->isFullScreen();
    };
    for (const Qt::Key key : {Qt::Key_F1, Qt::Key_F11}) {
        openGame("towers");
        QTest::keyClick(window.get(), key);
        EXPECT_TRUE(isOpen(key)) << key;
        QTest::keyClick(page().board(), Qt::Key_Escape);
        EXPECT_FALSE(isOpen(key)) << key;
        ASSERT_TRUE(window->pages().game()) << key;
        QTest::keyClick(page().board(), Qt::Key_Escape);
        EXPECT_FALSE(window->pages().game()) << key;
    }
}

// The key goes through the window system, as a real key does. So shortcuts come first.
TEST_F(Game, EscapeInAnOpenListClosesOnlyTheList) {
    openGame("towers");
    press("against-custom");
    QCoreApplication::processEvents();
    auto* players = find<QWidget>("players")->findChild<QComboBox*>();
    ASSERT_TRUE(players);
    players->showPopup();
    QWidget* list = QApplication::activePopupWidget();
    ASSERT_TRUE(list);
    QTest::keyClick(list->windowHandle(), Qt::Key_Escape);
    QCoreApplication::processEvents();
    EXPECT_FALSE(QApplication::activePopupWidget());
    EXPECT_TRUE(window->pages().game());
}

TEST_F(Game, TheRulesLeaveTheBoardInViewInEveryWindow) {
    for (const QSize size : {QSize(800, 600), QSize(1100, 760), QSize(1280, 800)}) {
        SCOPED_TRACE(size.width());
        window->resize(size);
        openGame("towers");
        QTest::keyClick(window.get(), Qt::Key_F1);
        QCoreApplication::processEvents();
        const QWidget& board = *page().board();
        EXPECT_FALSE(window->help().view()->visibleRegion().isEmpty());
        EXPECT_FALSE(
            QRect(window->help().view()->mapToGlobal(QPoint()), window->help().view()->size())
                .intersects({board.mapToGlobal(QPoint()), board.size()}));
        window->help().showRules(false);
    }
}

TEST_F(Game, F11ShowsItOnTheFullScreenAndBack) {
    startOfTwo("tic-tac-toe");
    QTest::keyClick(page().board(), Qt::Key_F11);
    EXPECT_TRUE(window->isFullScreen());
    QCoreApplication::processEvents();
    click({1, 1});
    EXPECT_EQ(session().picture().rows[1], ".X.");
    QTest::keyClick(page().board(), Qt::Key_F11);
    EXPECT_FALSE(window->isFullScreen());
    EXPECT_EQ(session().phase(), Phase::Playing);
}

} // namespace bouton::testing
