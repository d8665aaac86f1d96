// SPDX-License-Identifier: MIT
#include <QAction>

#include "support/latch.h"
#include "ui/support.h"

// A game that is shown move by move, and one that is resigned.

namespace bouton::testing {

namespace {

using namespace std::chrono_literals;
using Phase = Session::Phase;

class Replaying : public Window {
protected:
    Replaying() { window->preferences().replayStep.set(Preferences::shortestReplayStep); }

    void playToTheEnd() { twoPeoplePlay("tic-tac-toe", {{0, 0}, {1, 0}, {0, 1}, {1, 1}, {0, 2}}); }
    // Three moves of two people with clocks.
    void playWithClocks() {
        openGame("tic-tac-toe");
        for (const Side side : {Side::One, Side::Two})
            session().setSeat(side, {std::nullopt, TimeControl{60s, 0s}});
        press("startButton");
        clickAll({{0, 0}, {1, 0}, {0, 1}});
    }
    void replaySlowly() { window->preferences().replayStep.set(Preferences::longestReplayStep); }
    void replayFrom(Match::Node node) {
        session().go(node);
        press("replayButton");
    }
    bool canReplay() { return find<QAbstractButton>("replayButton")->isEnabled(); }
    std::size_t ply() { return session().match()->ply(session().match()->current()); }
    bool runs() { return sees("replaySpeedButton"); }
    bool ended() {
        return QTest::qWaitFor([this] { return !runs(); }, 30'000);
    }
    QString name() { return find<QAbstractButton>("replayButton")->accessibleName(); }
};

class Resign : public Window {};

} // namespace

TEST_F(Replaying, ShowsTheGameFromItsStartToItsEnd) {
    playToTheEnd();
    std::vector<std::size_t> plies;
    QObject::connect(&session(), &Session::changed, &page(), [&](Session::Changes what) {
        if (what & Session::Change::Position)
            plies.push_back(ply());
    });
    press("replayButton");
    EXPECT_TRUE(runs());
    EXPECT_EQ(ply(), 0u);
    EXPECT_TRUE(name().startsWith(QStringLiteral("End the replay"))) << name().toStdString();
    ASSERT_TRUE(ended());
    EXPECT_EQ(plies, (std::vector<std::size_t>{0, 1, 2, 3, 4, 5}));
    EXPECT_EQ(session().phase(), Phase::Over);
    EXPECT_TRUE(name().startsWith(QStringLiteral("Replay the moves"))) << name().toStdString();
}

TEST_F(Replaying, GoesOnFromThePositionOnTheBoard) {
    playToTheEnd();
    replayFrom(2);
    EXPECT_EQ(ply(), 3u) << "the first move comes at once";
    ASSERT_TRUE(ended());
    EXPECT_EQ(ply(), 5u);
}

TEST_F(Replaying, EndsWhereTheGameIsContinued) {
    twoPeoplePlay("tic-tac-toe", {{0, 0}, {1, 0}, {0, 1}});
    replaySlowly();
    press("replayButton");
    ASSERT_TRUE(runs());
    ASSERT_EQ(session().phase(), Phase::Paused);
    press("pauseButton");
    EXPECT_EQ(session().phase(), Phase::Playing);
    EXPECT_FALSE(runs());
}

TEST_F(Replaying, IsOfferedWhereThereIsAMove) {
    twoPeoplePlay("tic-tac-toe");
    EXPECT_FALSE(canReplay());
    click({0, 0});
    EXPECT_TRUE(canReplay());
    press("firstButton");
    EXPECT_TRUE(canReplay());
}

TEST_F(Replaying, TheKeyBeginsAndEndsItAndOneCanPlayOn) {
    replaySlowly();
    playToTheEnd();
    session().go(1);
    QTest::keyClick(page().board(), Qt::Key_R, Qt::ControlModifier);
    ASSERT_TRUE(runs());
    QTest::keyClick(page().board(), Qt::Key_R, Qt::ControlModifier);
    EXPECT_FALSE(runs());
    EXPECT_EQ(session().phase(), Phase::Playing);
    click({2, 2});
    EXPECT_EQ(ply(), 3u);
    EXPECT_EQ(session().match()->size(), 7u);
}

TEST_F(Replaying, AClickOnTheBoardEndsItAndIsNoMove) {
    replaySlowly();
    playToTheEnd();
    press("replayButton");
    click({2, 2});
    EXPECT_FALSE(runs());
    EXPECT_EQ(session().match()->size(), 6u);
    click({2, 2});
    EXPECT_EQ(session().match()->size(), 7u);
}

TEST_F(Replaying, EnterOnTheBoardEndsItAndIsNoEndOfATurn) {
    replaySlowly();
    playToTheEnd();
    replayFrom(1);
    QTest::keyClick(page().board(), Qt::Key_Return);
    EXPECT_FALSE(runs());
    EXPECT_EQ(session().match()->size(), 6u);
    EXPECT_EQ(text("detail"), "A move plays on from here.") << "nothing is refused";
    EXPECT_EQ(find<QWidget>("replaySpeedButton")->toolTip(), "The time that each move is shown");
}

TEST_F(Replaying, EveryJumpEndsIt) {
    replaySlowly();
    playToTheEnd();
    for (const char* button : {"firstButton", "nextButton", "lastButton"}) {
        replayFrom(1);
        ASSERT_TRUE(runs()) << button;
        press(button);
        EXPECT_FALSE(runs()) << button;
    }
    replayFrom(1);
    QTest::keyClick(page().board(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_FALSE(runs());
    EXPECT_EQ(ply(), 1u);
    press("replayButton");
    session().go(4);
    EXPECT_FALSE(runs()) << "whoever goes there";
    replayFrom(1);
    QTest::keyClick(page().board(), Qt::Key_Escape);
    EXPECT_FALSE(runs());
    ASSERT_TRUE(window->pages().game()) << "Escape does no more than that";
    press("replayButton");
    session().remove(2);
    EXPECT_FALSE(runs());
    EXPECT_EQ(ply(), 1u);
}

TEST_F(Replaying, LeavingThePageOrTheGameEndsIt) {
    replaySlowly();
    playToTheEnd();
    press("replayButton");
    GamePage& left = page();
    window->pages().showStart();
    EXPECT_EQ(left.session().phase(), Phase::Playing) << "nothing is left paused";
    openGame("tic-tac-toe");
    EXPECT_FALSE(runs());
    press("replayButton");
    find<QAction>("newGameAction")->trigger();
    EXPECT_FALSE(find<QWidget>("replaySpeedButton")->isVisibleTo(&page()));
    EXPECT_EQ(session().phase(), Phase::SettingUp);
}

TEST_F(Replaying, NoClockRunsMeanwhile) {
    replaySlowly();
    playWithClocks();
    press("replayButton");
    EXPECT_FALSE(session().clocks().running());
    press("replayButton");
    EXPECT_FALSE(session().clocks().running()) << "one looks back";
    EXPECT_EQ(session().phase(), Phase::Playing);
    press("lastButton");
    EXPECT_TRUE(session().clocks().running());
}

TEST_F(Replaying, LeavesAPausedGamePaused) {
    playWithClocks();
    session().setPaused(true);
    press("replayButton");
    ASSERT_TRUE(ended());
    EXPECT_EQ(ply(), 3u);
    EXPECT_EQ(session().phase(), Phase::Paused);
    EXPECT_FALSE(session().clocks().running());
}

TEST_F(Replaying, ItsSpeedIsChosenAndRemembered) {
    window->preferences().replayStep.set(1s);
    playToTheEnd();
    press("replayButton");
    const auto speed = [this] { return find<QAbstractButton>("replaySpeedButton")->text(); };
    EXPECT_EQ(speed(), QStringLiteral("1 s"));
    press("replaySpeedButton");
    EXPECT_EQ(speed(), QStringLiteral("2 s"));
    press("replaySpeedButton");
    EXPECT_TRUE(runs()) << "the replay goes on";
    EXPECT_EQ(window->preferences().replayStep(), 500ms);
    EXPECT_EQ(Preferences().replayStep(), 500ms);
}

TEST_F(Replaying, OfAGameAgainstAThinkingComputerLeavesNoLateMove) {
    open(latchedGames());
    window->preferences().replayStep.set(Preferences::shortestReplayStep);
    beginGame("tic-tac-toe");
    theLatch().holdAt(1);
    click({1, 1});
    theLatch().waitUntilHeld();
    press("replayButton");
    EXPECT_FALSE(session().turn().thinking);
    ASSERT_TRUE(ended());
    EXPECT_EQ(ply(), 1u);
    EXPECT_EQ(session().match()->size(), 2u);
    EXPECT_EQ(session().phase(), Phase::Paused);
    theLatch().release();
    press("pauseButton");
    ASSERT_TRUE(rested());
    EXPECT_EQ(ply(), 2u);
}

TEST_F(Resign, IsOfferedWhileAHumanPlaysAndUndoTakesItBack) {
    openGame("tic-tac-toe");
    EXPECT_FALSE(sees("resignButton"));
    press("startButton");
    press("resignButton");
    EXPECT_EQ(session().phase(), Phase::Over);
    EXPECT_EQ(text("headline"), QStringLiteral("You lost."));
    EXPECT_TRUE(text("detail").contains("Undo")) << text("detail").toStdString();
    EXPECT_FALSE(sees("resignButton"));
    press("undoButton");
    EXPECT_EQ(session().phase(), Phase::Playing);
    EXPECT_TRUE(sees("resignButton"));
    for (const Side side : {Side::One, Side::Two})
        seat(side, computer("random"));
    EXPECT_FALSE(sees("resignButton")) << "no computer resigns";
}

TEST_F(Resign, WaitsUntilAReplayIsAtTheEndOfTheGame) {
    twoPeoplePlay("tic-tac-toe", {{0, 0}, {1, 0}, {0, 1}});
    session().go(0);
    press("replayButton");
    EXPECT_FALSE(find<QWidget>("resignButton")->isEnabled());
    session().go(3);
    press("resignButton");
    EXPECT_FALSE(sees("replaySpeedButton"));
    EXPECT_EQ(session().phase(), Phase::Over);
}

} // namespace bouton::testing
