// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>

#include "session/kept/game_file.h"
#include "session/table.h"
#include "support/latch.h"

// The clocks of the seats. Time is told by the tests, and nobody waits for it.

namespace bouton::testing {

namespace {

using namespace std::chrono_literals;
using Phase = Session::Phase;
using AtZero = TimeControl::AtZero;

class SeatClock : public ::testing::Test {
protected:
    explicit SeatClock(const Ruleset& game = ticTacToe())
        : session(game, 1, nullptr, [this] {
              ++asked;
              return now;
          }) {
        session.setPace(0ms);
    }

    void play(TimeControl one, std::optional<TimeControl> two = {}) {
        Plan plan = session.plan();
        plan.seats[0].time = one;
        plan.seats[1].time = two;
        begin(session, plan);
    }
    void pass(std::chrono::milliseconds time) { now += time; }
    void click(Cell cell, std::chrono::milliseconds after) {
        pass(after);
        session.click(cell);
    }
    std::chrono::milliseconds left(Side side) { return session.clocks().left(side)->left; }

    Clocks::Time now{};
    int asked = 0; // how often the time was
    Session session;
};

class LatchedClock : public SeatClock {
protected:
    LatchedClock() : SeatClock(heldTicTacToe()) {}
    // The human moves after 2 s, and the computer waits at the latch.
    void playIntoAThought(TimeControl both) {
        theLatch().holdAt(1);
        Plan plan = humanAgainst(ticTacToe(), "random");
        for (Seat& seat : plan.seats)
            seat.time = both;
        begin(session, plan);
        click({2, 2}, 2s);
        theLatch().waitUntilHeld();
    }
};

} // namespace

TEST_F(SeatClock, RunsWhileItsSideIsToMoveAndGainsTheIncrement) {
    play({60s, 2s}, TimeControl{30s, 0s});
    EXPECT_EQ(session.clocks().running(), Side::One);
    click({0, 0}, 10s);
    EXPECT_EQ(left(Side::One), 52s);
    EXPECT_EQ(left(Side::Two), 30s);
    click({1, 1}, 5s);
    EXPECT_EQ(left(Side::One), 52s);
    EXPECT_EQ(left(Side::Two), 25s);
    pass(1s);
    EXPECT_EQ(left(Side::One), 51s) << "it is told while it runs";
}

TEST_F(SeatClock, ASeatWithoutAClockHasAllTheTime) {
    play({60s});
    click({0, 0}, 1s);
    EXPECT_FALSE(session.clocks().running());
    click({1, 1}, 1h);
    EXPECT_FALSE(session.clocks().left(Side::Two));
    EXPECT_EQ(left(Side::One), 59s);
}

TEST_F(SeatClock, StandsWhileTheGameIsPausedAndWhenItIsOver) {
    play({60s});
    pass(5s);
    session.setPaused(true);
    pass(1h);
    EXPECT_EQ(left(Side::One), 55s);
    session.setPaused(false);
    for (const Cell cell : {Cell{0, 0}, Cell{1, 0}, Cell{0, 1}, Cell{1, 1}, Cell{0, 2}})
        click(cell, 1s);
    ASSERT_EQ(session.phase(), Phase::Over);
    pass(1h);
    EXPECT_EQ(left(Side::One), 52s);
    EXPECT_FALSE(session.clocks().running());
}

TEST_F(SeatClock, UndoGivesTheTimeBackThatThereWasAtThePosition) {
    play({60s, 1s}, TimeControl{60s});
    click({0, 0}, 10s); // 51
    click({1, 1}, 20s); // 40
    click({0, 1}, 30s); // 22
    pass(7s);
    session.undo();
    EXPECT_EQ(left(Side::One), 51s);
    EXPECT_EQ(left(Side::Two), 40s);
    session.undo();
    EXPECT_EQ(left(Side::One), 51s);
    EXPECT_EQ(left(Side::Two), 60s);
    session.redo();
    session.redo();
    EXPECT_EQ(left(Side::One), 22s);
    EXPECT_EQ(left(Side::Two), 33s) << "Undo and Redo give nobody what he has used";
    session.go(0);
    click({0, 0}, 3s); // into the same position; to look costs no time
    EXPECT_EQ(left(Side::One), 61s);
}

TEST_F(SeatClock, LookingBackGivesNoTimeAndTakesNone) {
    play({6s}, TimeControl{60s});
    click({0, 0}, 0s);
    click({1, 1}, 20s);
    pass(5400ms);
    for (const Match::Node node : {1, 0, 1}) {
        session.go(node);
        EXPECT_FALSE(session.clocks().running());
        EXPECT_EQ(left(Side::One), 600ms);
        EXPECT_EQ(left(Side::Two), 40s);
        pass(1h);
        session.callTime();
        EXPECT_FALSE(session.ending().result);
    }
    session.go(2);
    EXPECT_EQ(session.clocks().running(), Side::One);
    EXPECT_EQ(left(Side::One), 600ms);
    pass(600ms);
    session.callTime();
    EXPECT_EQ(session.phase(), Phase::Over);
}

TEST_F(SeatClock, AGameThatIsPausedStaysSoWhereOneHasLooked) {
    play({60s}, TimeControl{60s});
    click({0, 0}, 10s);
    session.setPaused(true);
    session.go(0);
    session.go(1);
    EXPECT_EQ(session.phase(), Phase::Paused);
    pass(1h);
    EXPECT_EQ(left(Side::Two), 60s);
    session.setPaused(false);
    EXPECT_EQ(session.clocks().running(), Side::Two);
}

TEST_F(SeatClock, AFileGivesNoTimeBackWhereOneLooksAsItIsWritten) {
    play({6s}, TimeControl{60s});
    click({0, 0}, 0s);
    click({1, 1}, 20s);
    pass(5400ms);
    session.go(0);
    const SavedGame game = readGame(write(session.saved())).value();
    EXPECT_EQ(game.left[0], 6s);
    EXPECT_EQ(game.positions[2].left[0], 600ms);
    Session later(ticTacToe(), 1, nullptr, [this] { return now; });
    later.restore(reopen(game).value());
    later.go(2);
    EXPECT_EQ(later.clocks().left(Side::One)->left, 600ms);
}

TEST_F(SeatClock, ARemovedMoveGivesItsTimeBack) {
    play({60s}, TimeControl{60s});
    click({0, 0}, 10s);
    click({1, 1}, 20s);
    pass(5s);
    session.go(1);
    session.remove(2);
    EXPECT_EQ(session.clocks().running(), Side::Two);
    EXPECT_EQ(left(Side::Two), 60s);
}

TEST_F(SeatClock, WhoRunsOutOfTimeHasLostThereAndUndoLeadsToTheTurnBefore) {
    play({10s}, TimeControl{10s});
    click({0, 0}, 4s);
    pass(10s);
    session.callTime();
    EXPECT_EQ(session.phase(), Phase::Over);
    ASSERT_TRUE(session.ending().result);
    EXPECT_EQ(session.ending().result->winner, Side::One);
    EXPECT_EQ(said(session).back(), "X wins. (O has run out of time.)");
    EXPECT_EQ(left(Side::Two), 0s);
    session.click({1, 1});
    EXPECT_EQ(session.match()->current(), 1u);
    session.undo();
    EXPECT_EQ(session.phase(), Phase::Playing);
    EXPECT_FALSE(session.ending().result);
    EXPECT_EQ(left(Side::One), 10s);
    session.redo();
    EXPECT_EQ(left(Side::Two), 0s);
    EXPECT_EQ(session.phase(), Phase::Over);
    EXPECT_EQ(session.ending().forfeit, (Forfeit{Side::Two, Forfeit::Why::OutOfTime}));
}

TEST_F(SeatClock, AMoveThatComesTooLateIsNotPlayed) {
    play({10s});
    click({0, 0}, 11s);
    EXPECT_EQ(session.phase(), Phase::Over);
    EXPECT_EQ(session.match()->current(), 0u);
    EXPECT_EQ(session.ending().result->winner, Side::Two);
}

TEST_F(SeatClock, ItMayOnlyBeToldThatTheTimeIsUp) {
    play({10s, 1s, AtZero::IsTold});
    pass(11s);
    session.callTime();
    session.callTime();
    EXPECT_EQ(said(session), (std::vector<std::string>{"X begins.", "X has run out of time."}));
    click({0, 0}, 5s);
    EXPECT_EQ(session.phase(), Phase::Playing);
    EXPECT_EQ(left(Side::One), 1s) << "nobody owes time";
    click({1, 1}, 1s);
    pass(2s);
    session.callTime();
    EXPECT_EQ(session.messages().back().kind, Message::Kind::Move) << "it is said once";
}

TEST_F(SeatClock, ThatTheTimeIsUpIsToldAgainAfterUndoAndWithAnotherTime) {
    const auto told = [&] {
        session.callTime();
        return std::ranges::count(said(session), "X has run out of time.");
    };
    play({10s, 0s, AtZero::IsTold});
    pass(9s);
    EXPECT_EQ(told(), 0);
    pass(1s);
    EXPECT_EQ(told(), 1);
    session.click({0, 0});
    session.undo();
    EXPECT_EQ(told(), 1) << "the time is given back";
    pass(10s);
    EXPECT_EQ(told(), 2);
    session.setSeat(Side::One, {.time = TimeControl{20s, 0s, AtZero::IsTold}});
    EXPECT_EQ(told(), 2);
    pass(20s);
    EXPECT_EQ(told(), 3);
}

TEST_F(SeatClock, ATimerThatComesEarlyEndsNothing) {
    play({1ms}); // and the time stands
    const int before = asked;
    while (asked == before) // until the timer comes
        QTest::qWait(1);
    EXPECT_EQ(session.phase(), Phase::Playing);
    pass(1ms);
    while (session.phase() != Phase::Over)
        QTest::qWait(1);
}

TEST_F(SeatClock, GoesOnForWhoTakesTheSeatAndIsFullWhereTheTimeIsAnother) {
    play({60s});
    pass(10s);
    session.setSeat(Side::One, {.time = TimeControl{60s}});
    EXPECT_EQ(left(Side::One), 50s);
    session.setSeat(Side::One, {.time = TimeControl{90s}});
    EXPECT_EQ(left(Side::One), 90s);
    session.setSeat(Side::One, {});
    EXPECT_FALSE(session.clocks().left(Side::One));
}

TEST_F(SeatClock, OfAnotherTimeIsFullAtEarlierPositionsToo) {
    play({60s}, TimeControl{60s});
    click({0, 0}, 10s);
    click({1, 1}, 20s);
    session.setSeat(Side::One, {.time = TimeControl{90s}});
    session.undo();
    EXPECT_EQ(left(Side::One), 90s);
    EXPECT_EQ(left(Side::Two), 60s);
}

TEST_F(SeatClock, ANewGameBeginsWithAllTheTime) {
    play({60s});
    click({0, 0}, 10s);
    play({60s});
    EXPECT_EQ(left(Side::One), 60s);
}

TEST_F(LatchedClock, CountsAComputersThoughtButNotItsTimeOnScreen) {
    session.setPace(1h);
    playIntoAThought({60s, 1s});
    pass(5s);
    EXPECT_EQ(left(Side::Two), 55s);
    theLatch().release();
    ASSERT_TRUE(waitFor([&] { return !session.clocks().running(); }));
    EXPECT_TRUE(session.turn().thinking);
    EXPECT_EQ(session.match()->current(), 1u) << "it has not moved yet";
    pass(30s); // on screen
    session.answerNow();
    EXPECT_EQ(session.match()->ply(session.match()->current()), 2u);
    EXPECT_EQ(left(Side::Two), 56s);
}

TEST_F(LatchedClock, UndoAgainstAComputerGivesBothTheirTimeBack) {
    playIntoAThought({60s});
    pass(5s);
    theLatch().release();
    settle(session);
    EXPECT_EQ(left(Side::Two), 55s);
    session.undo();
    EXPECT_EQ(left(Side::One), 60s);
    EXPECT_EQ(left(Side::Two), 60s);
}

TEST_F(LatchedClock, AComputerTooLosesOnTime) {
    playIntoAThought({60s});
    pass(60s);
    session.callTime();
    EXPECT_FALSE(session.turn().thinking);
    EXPECT_EQ(session.ending().result->winner, Side::One);
    theLatch().release();
    leaveTheLatch();
    EXPECT_EQ(session.match()->current(), 1u) << "no late move";
}

TEST_F(LatchedClock, AnAnswerThatComesTooLateIsNotPlayed) {
    playIntoAThought({60s});
    pass(61s); // and no timer has said so yet
    theLatch().release();
    settle(session);
    EXPECT_EQ(session.match()->current(), 1u);
    ASSERT_TRUE(session.ending().result);
    EXPECT_EQ(session.ending().result->winner, Side::One);
}

TEST_F(LatchedClock, AComputerIsToldItsTime) {
    playIntoAThought({60s, 3s});
    EXPECT_EQ(theLatch().timeLeft(), (TimeLeft{60s, 3s}));
}

} // namespace bouton::testing
