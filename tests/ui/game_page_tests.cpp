#include "ui/game/game_page.h"

#include <QAction>
#include <QComboBox>
#include <QSlider>
#include <QStatusBar>

#include "ui/game/message_box.h"
#include "ui/game/players_panel.h"
#include "ui/game/set_up_panel.h"
#include "ui/game/tally_bar.h"
#include "ui/help_view.h"
#include "ui/support.h"
#include "ui/theme/painted_text.h"
#include "ui/words.h"

namespace bouton::testing {

namespace {

using Phase = Session::Phase;

class Game : public Window {
protected:
    void start(std::string_view id, const char* position = nullptr) {
        openGame(id);
        if (position)
            session().setPicture(readPicture(position, session().game().name.letters).value());
        press("startButton");
    }
    bool humanToMove() {
        const Match& match = *session().match();
        return session().plan().seats[indexOf(match.toMove(match.current()))].human();
    }
    // Plays by random clicks for the human. In Towers the human never prevents the end.
    bool playToTheEnd() {
        Random random(3);
        for (int turn = 0; turn < 300 && rested() && session().phase() == Phase::Playing; ++turn) {
            if (!humanToMove())
                return false;
            if (session().mustPass()) {
                press("passButton");
                continue;
            }
            const Match::Node before = session().match()->current();
            while (session().phase() == Phase::Playing && session().match()->current() == before)
                session().canEndTurn() && random.below(2) == 0
                    ? press("endTurnButton")
                    : click(random.oneOf(session().clicking().next()));
        }
        return session().phase() == Phase::Over;
    }
    // A computer player that answers at once. In Towers it is one that wins.
    PlayerChoice rivalIn(const Ruleset& game) {
        return player(std::string_view(game.name.id) == "towers" ? "nim-sum" : "random");
    }
    QString messages() { return page().messageBox()->toPlainText(); }
    PlayerChoice player(std::string_view id) {
        return choosePlayer(session().game(), {std::string(id), {}}).value();
    }
};

} // namespace

TEST_F(Game, OfEveryKindIsPlayedToItsEndByClicksFromBothSeats) {
    for (const Ruleset* game : catalogue())
        for (const Side human : {Side::One, Side::Two}) {
            SCOPED_TRACE(game->name.id);
            openGame(game->name.id);
            page().newGame();
            seat(human, std::nullopt);
            seat(other(human), rivalIn(*game));
            press("startButton");
            ASSERT_TRUE(playToTheEnd());
            for (const Match::Node node : session().match()->path(session().match()->current()))
                EXPECT_TRUE(node == 0
                            || messages().contains(session().match()->moveText(node).c_str()));
            EXPECT_EQ(text("headline"), spoken(session().messages().back().text));
            EXPECT_TRUE(sees("playAgainButton"));
        }
}

TEST_F(Game, SpeaksInTheMessageBoxOfMovesRulesAndTheEnd) {
    start("tic-tac-toe");
    seat(Side::Two, std::nullopt);
    for (const Cell cell : {Cell{0, 0}, {1, 0}, {0, 1}, {1, 1}, {0, 2}})
        click(cell);
    EXPECT_EQ(session().phase(), Phase::Over);
    for (const char* said : {"You begin.", "X: a1", "O: a2", "X wins.", "X has three in a line."})
        EXPECT_TRUE(messages().contains(said)) << said << messages().toStdString();
    EXPECT_EQ(text("headline"), "X wins.");
    EXPECT_EQ(page().board()->marks().named, (Clicks{{0, 0}, {0, 1}, {0, 2}}));
}

TEST_F(Game, AnswersAWrongClickOnceBesideTheBoard) {
    start("tic-tac-toe");
    seat(Side::Two, std::nullopt);
    click({0, 0});
    click({0, 0});
    EXPECT_EQ(text("hindrance"), "That cell is taken.");
    EXPECT_TRUE(sees("hindrance"));
    EXPECT_TRUE(window->statusBar()->currentMessage().isEmpty());
}

TEST_F(Game, AnswersAWrongClickInTheStatusBarWhereTheTableIsCovered) {
    start("tic-tac-toe");
    seat(Side::Two, std::nullopt);
    window->resize(800, 600);
    QCoreApplication::processEvents();
    window->preferences().setInsightShown(Insight::Why, true);
    QCoreApplication::processEvents();
    ASSERT_FALSE(sees("messageBox"));
    click({0, 0});
    click({0, 0});
    EXPECT_EQ(window->statusBar()->currentMessage(), "That cell is taken.");
    click({1, 1});
    EXPECT_TRUE(window->statusBar()->currentMessage().isEmpty());
}

TEST_F(Game, NewGameGoesBackToTheQuestionsAndPlayAgainDoesNot) {
    start("tic-tac-toe");
    seat(Side::Two, std::nullopt);
    click({0, 0});
    QTest::keyClick(window.get(), Qt::Key_N, Qt::ControlModifier);
    EXPECT_EQ(session().phase(), Phase::SettingUp);
    EXPECT_TRUE(messages().isEmpty());
    EXPECT_EQ(page().board()->picture().rows[0], "...");
    press("startButton");
    seat(Side::Two, std::nullopt);
    for (const Cell cell : {Cell{0, 0}, {1, 0}, {0, 1}, {1, 1}, {0, 2}})
        click(cell);
    press("playAgainButton");
    EXPECT_EQ(session().phase(), Phase::Playing);
    EXPECT_EQ(page().board()->picture().rows[0], "...");
}

TEST_F(Game, PlayAgainKeepsAStartThatWasSetUpByHand) {
    openGame("trojan-horse");
    find<QAbstractButton>("autoFill")->click();
    click({2, 3});
    seat(Side::Two, std::nullopt);
    const Picture start = session().picture();
    press("startButton");
    while (session().phase() != Phase::Over)
        click(session().clicking().next().front());
    press("playAgainButton");
    EXPECT_EQ(session().phase(), Phase::Playing);
    EXPECT_EQ(session().picture().rows, start.rows);
}

TEST_F(Game, LegalMovesCanBeHiddenAndTheWindowRemembersIt) {
    start("tic-tac-toe");
    QCoreApplication::processEvents();
    const QImage shown = page().board()->grab().toImage();
    auto* action = window->findChild<QAction*>(QStringLiteral("legalMoves"));
    ASSERT_TRUE(action && action->isChecked());
    action->trigger();
    EXPECT_NE(page().board()->grab().toImage(), shown);
    open();
    action = window->findChild<QAction*>(QStringLiteral("legalMoves"));
    EXPECT_FALSE(action->isChecked());
    window->preferences().setLegalMovesShown(true);
    EXPECT_TRUE(action->isChecked());
}

TEST_F(Game, AMoveGrowsByClicksAndIsTakenBackOrEnded) {
    start("grid-nim", "....../....../....../....../....../...... G");
    seat(Side::Two, std::nullopt);
    EXPECT_TRUE(sees("endTurnButton"));
    EXPECT_FALSE(find<QAbstractButton>("endTurnButton")->isEnabled());
    click({0, 2});
    click({0, 3});
    EXPECT_EQ(page().board()->marks().chosen, (Clicks{{0, 2}, {0, 3}}));
    QTest::keyClick(page().board(), Qt::Key_Escape);
    EXPECT_EQ(page().board()->marks().chosen, (Clicks{{0, 2}}));
    EXPECT_EQ(window->gamePage(), &page());
    click({0, 3});
    press("endTurnButton");
    EXPECT_EQ(session().picture().rows[0], "..GG..");
}

TEST_F(Game, ThePassButtonAppearsExactlyWhereOneMustPass) {
    start("reversi", "XO....../......../......../......../......../......../......../........ O");
    seat(Side::Two, std::nullopt);
    EXPECT_TRUE(sees("passButton"));
    EXPECT_TRUE(messages().contains("must pass"));
    press("passButton");
    EXPECT_FALSE(sees("passButton"));
    EXPECT_TRUE(sees("tally"));
}

TEST_F(Game, OfTwoComputersCanBePausedAndContinued) {
    openGame("towers");
    seat(Side::One, player("random"));
    seat(Side::Two, player("random"));
    window->preferences().setPace(std::chrono::milliseconds(5000));
    press("startButton");
    press("pauseButton");
    EXPECT_EQ(session().phase(), Phase::Paused);
    EXPECT_EQ(find<QAbstractButton>("pauseButton")->text(), "Continue");
    press("pauseButton");
    EXPECT_TRUE(session().thinking());
}

TEST_F(Game, OfTwoComputersWaitsWhileItsPageIsLeft) {
    openGame("towers");
    seat(Side::One, player("random"));
    seat(Side::Two, player("random"));
    window->preferences().setPace(std::chrono::milliseconds(5000));
    press("startButton");
    Session& left = session();
    window->showStartPage();
    EXPECT_EQ(left.phase(), Phase::Paused);
    openGame("towers");
    press("pauseButton");
    EXPECT_TRUE(left.thinking());
}

TEST_F(Game, IsAnalysedOnlyWhileItsPageIsLookedAt) {
    window->preferences().setInsightShown(Insight::Why, true);
    start("tic-tac-toe");
    const Study& study = session().study();
    EXPECT_EQ(study.scope(), Study::Scope::Here);
    window->showStartPage();
    EXPECT_EQ(study.scope(), Study::Scope::Nothing);
    openGame("tic-tac-toe");
    EXPECT_EQ(study.scope(), Study::Scope::Here);
    window->preferences().setInsightShown(Insight::Why, false);
    EXPECT_EQ(study.scope(), Study::Scope::Nothing);
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
    EXPECT_FALSE(sees("hindrance"));
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
    openGame("grid-nim");
    find<QAbstractButton>("autoFill")->setChecked(false);
    QCoreApplication::processEvents();
    press("clearButton");
    press("startButton");
    click({0, 2});
    find<QWidget>("endTurnButton")->setFocus();
    press("endTurnButton");
    EXPECT_EQ(window->focusWidget(), page().board());
}

TEST_F(Game, TheCountIsWholeInANarrowWindowToo) {
    start("reversi");
    for (const int width : {640, 700, 1280}) {
        window->resize(width, 520);
        QCoreApplication::processEvents();
        auto* tally = find<TallyBar>("tally");
        EXPECT_GE(tally->width(), tally->minimumSizeHint().width()) << width;
        EXPECT_TRUE(tally->parentWidget()->rect().contains(tally->geometry())) << width;
        const ElisionWatch watch;
        (void)tally->grab();
        EXPECT_TRUE(watch.elided().isEmpty()) << width;
    }
}

TEST_F(Game, TheCountIsInViewAlsoWhileSettingUp) {
    openGame("reversi");
    EXPECT_EQ(session().phase(), Phase::SettingUp);
    EXPECT_TRUE(sees("tally"));
    EXPECT_EQ(find<TallyBar>("tally")->words(), "Dark 2, light 2");
    openGame("towers");
    EXPECT_FALSE(sees("tally")) << "where nothing is counted";
}

TEST_F(Game, OpensWithTheKeysOnWhatComesNext) {
    openGame("towers");
    QTest::keyClick(window->focusWidget(), Qt::Key_Return);
    EXPECT_EQ(session().phase(), Phase::Playing);
    window->showStartPage();
    openGame("towers");
    EXPECT_EQ(window->focusWidget(), page().board());
}

TEST_F(Game, AnAnswerGoesWhenTheGameGoesOn) {
    start("tic-tac-toe");
    seat(Side::Two, std::nullopt);
    click({1, 1});
    click({1, 1});
    EXPECT_TRUE(sees("hindrance"));
    click({0, 0});
    EXPECT_FALSE(sees("hindrance"));
}

TEST_F(Game, AnAnswerGoesWhenAClickIsTakenBack) {
    openGame("grid-nim");
    find<QAbstractButton>("autoFill")->setChecked(false);
    QCoreApplication::processEvents();
    press("clearButton");
    press("startButton");
    click({0, 2});
    click({5, 5});
    EXPECT_TRUE(sees("hindrance"));
    QTest::keyClick(page().board(), Qt::Key_Escape);
    EXPECT_TRUE(session().clicking().clicks().empty());
    EXPECT_FALSE(sees("hindrance"));
}

TEST_F(Game, ThePlayersCanBeChangedWhileItIsPlayed) {
    start("tic-tac-toe");
    click({1, 1});
    ASSERT_TRUE(rested());
    const std::size_t before = session().match()->size();
    seat(Side::One, player("perfect"));
    ASSERT_TRUE(QTest::qWaitFor([this] { return session().phase() == Phase::Over; }, 30'000));
    EXPECT_GT(session().match()->size(), before);
}

TEST_F(Game, ThePaceIsSetByTheSliderAndRemembered) {
    openGame("towers");
    find<QSlider>("pace")->setValue(12);
    EXPECT_EQ(window->preferences().pace(), std::chrono::milliseconds(1200));
}

TEST_F(Game, F1ShowsTheRulesOfTheGameThatIsOpen) {
    openGame("towers");
    QTest::keyClick(window.get(), Qt::Key_F1);
    EXPECT_TRUE(window->help()->isVisible());
    EXPECT_TRUE(window->help()->plainText().contains("Towers"));
    openGame("cards");
    EXPECT_TRUE(window->help()->plainText().contains("Card groups"));
    QTest::keyClick(window.get(), Qt::Key_F1);
    EXPECT_FALSE(window->help()->isVisible());
}

TEST_F(Game, EscapeClosesTheRulesBeforeItLeavesTheGame) {
    openGame("towers");
    QTest::keyClick(window.get(), Qt::Key_F1);
    QTest::keyClick(page().board(), Qt::Key_Escape);
    EXPECT_FALSE(window->help()->isVisible());
    ASSERT_TRUE(window->gamePage());
    QTest::keyClick(page().board(), Qt::Key_Escape);
    EXPECT_FALSE(window->gamePage());
}

// The key goes through the window system, as a real key does. So shortcuts come first.
TEST_F(Game, EscapeInAnOpenListClosesOnlyTheList) {
    openGame("towers");
    press("against-custom");
    QCoreApplication::processEvents();
    auto* players = page().setUpPanel()->players()->findChild<QComboBox*>();
    ASSERT_TRUE(players);
    players->showPopup();
    QWidget* list = QApplication::activePopupWidget();
    ASSERT_TRUE(list);
    QTest::keyClick(list->windowHandle(), Qt::Key_Escape);
    QCoreApplication::processEvents();
    EXPECT_FALSE(QApplication::activePopupWidget());
    EXPECT_TRUE(window->gamePage());
}

TEST_F(Game, TheRulesLeaveTheBoardInViewInEveryWindow) {
    for (const QSize size : {QSize(800, 600), QSize(1100, 760), QSize(1280, 800)}) {
        SCOPED_TRACE(size.width());
        window->resize(size);
        openGame("towers");
        QTest::keyClick(window.get(), Qt::Key_F1);
        QCoreApplication::processEvents();
        const QWidget& board = *page().board();
        EXPECT_FALSE(window->help()->visibleRegion().isEmpty());
        EXPECT_FALSE(QRect(window->help()->mapToGlobal(QPoint()), window->help()->size())
                         .intersects({board.mapToGlobal(QPoint()), board.size()}));
        window->showRules(false);
    }
}

TEST_F(Game, F11ShowsItOnTheFullScreenAndBack) {
    start("tic-tac-toe");
    seat(Side::Two, std::nullopt);
    QTest::keyClick(page().board(), Qt::Key_F11);
    EXPECT_TRUE(window->isFullScreen());
    QCoreApplication::processEvents();
    click({1, 1});
    EXPECT_EQ(session().picture().rows[1], ".X.");
    QTest::keyClick(page().board(), Qt::Key_F11);
    EXPECT_FALSE(window->isFullScreen());
    EXPECT_EQ(session().phase(), Phase::Playing);
}

TEST_F(Game, EscapeLeavesTheFullScreenBeforeItLeavesTheGame) {
    openGame("towers");
    QTest::keyClick(window.get(), Qt::Key_F11);
    EXPECT_TRUE(window->isFullScreen());
    QTest::keyClick(page().board(), Qt::Key_Escape);
    EXPECT_FALSE(window->isFullScreen());
    ASSERT_TRUE(window->gamePage());
    QTest::keyClick(page().board(), Qt::Key_Escape);
    EXPECT_FALSE(window->gamePage());
}

} // namespace bouton::testing
