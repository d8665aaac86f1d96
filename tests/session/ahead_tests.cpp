// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <thread>

#include "session/table.h"
#include "support/latch.h"

// What a computer does in a human's turn.

namespace bouton::testing {

namespace {

using namespace std::chrono_literals;
using Phase = Session::Phase;

const Ruleset& reversi() { return *gameNamed("reversi").value(); }
const Ruleset& latchedReversi() {
    static const Ruleset game = latched(reversi());
    return game;
}

constexpr const char* byTime = "engine:time=1";

class Ahead : public ::testing::Test {
protected:
    Ahead() {
        theLatch().holdAt(1);
        session.setPace(0ms);
        session.setMayPonder(true);
    }
    void play(const Plan& plan) { begin(session, plan); }
    void playAgainst(std::string_view spec) { play(humanAgainst(latchedReversi(), spec)); }
    // Plays, and waits until the computer is held in the human's turn.
    void holdAhead() {
        playAgainst(byTime);
        ASSERT_TRUE(session.turn().pondering);
        theLatch().waitUntilHeld();
        ASSERT_TRUE(theLatch().ahead());
    }
    // The human's move and the computer's, after which that is held again.
    void playAndHold() {
        session.play(0);
        ASSERT_TRUE(session.turn().thinking);
        ASSERT_TRUE(waitFor([] { return !theLatch().ahead(); }));
        theLatch().release(1);
        ASSERT_TRUE(waitFor([&] { return session.turn().human; }));
        ASSERT_EQ(session.match()->ply(session.match()->current()), 2u);
        ASSERT_TRUE(session.turn().pondering);
        ASSERT_TRUE(waitFor([] { return theLatch().ahead(); }));
    }
    static bool nobodyThinks() {
        return waitFor([] { return theLatch().inside() == 0; });
    }
    Session session{latchedReversi(), 1};
};

// The thread of a player may come so far as it likes, in so many turns of the event loop.
void goOn(int turns) {
    for (int turn = 0; turn < turns; ++turn) {
        std::this_thread::yield();
        QCoreApplication::processEvents();
    }
}

} // namespace

TEST_F(Ahead, BeginsWithAHumansTurnAndEndsWithHisMove) {
    holdAhead();
    EXPECT_FALSE(session.turn().thinking);
    EXPECT_TRUE(session.turn().human);
    playAndHold();
    session.play(0);
    EXPECT_FALSE(session.turn().pondering);
    EXPECT_EQ(theLatch().mostInside(), 1);
}

TEST_F(Ahead, IsOnlyWhereItHelpsAHumansOpponent) {
    playAgainst("engine:level=6");
    EXPECT_FALSE(session.turn().pondering);
    playAgainst("random");
    EXPECT_FALSE(session.turn().pondering);
    Plan plan = humanAgainst(latchedReversi(), "engine:level=6");
    plan.seats[0].time = TimeControl{60s};
    play(plan);
    EXPECT_FALSE(session.turn().pondering) << "the clock is the human's";
    plan.seats[1].time = TimeControl{60s};
    play(plan);
    EXPECT_TRUE(session.turn().pondering);
    plan.seats = {};
    play(plan);
    EXPECT_FALSE(session.turn().pondering);
    plan.seats = {computer(latchedReversi(), byTime), computer(latchedReversi(), byTime)};
    play(plan);
    EXPECT_TRUE(session.turn().thinking);
    EXPECT_FALSE(session.turn().pondering);
}

TEST_F(Ahead, IsOnlyWhereItMayBe) {
    session.setMayPonder(false);
    playAgainst(byTime);
    EXPECT_FALSE(session.turn().pondering);
    int told = 0;
    QObject::connect(&session, &Session::ponderingChanged, &session, [&] { ++told; });
    session.setMayPonder(true);
    EXPECT_TRUE(session.turn().pondering);
    EXPECT_EQ(told, 1);
    session.setMayPonder(false);
    EXPECT_FALSE(session.turn().pondering);
    EXPECT_EQ(told, 2);
    EXPECT_TRUE(nobodyThinks());
}

TEST_F(Ahead, StopsWithWhateverEndsTheTurn) {
    const auto stops = [this](const auto& act) {
        holdAhead();
        act();
        EXPECT_FALSE(session.turn().pondering);
        EXPECT_TRUE(nobodyThinks());
    };
    stops([this] { session.setPaused(true); });
    stops([this] { session.resign(); });
    stops([this] { (void)session.setUp(session.plan()); });
    stops([this] { session.setSeat(Side::Two, {}); });
    stops([this] { session.setSeat(Side::Two, computer(latchedReversi(), "engine:level=6")); });
    stops([this] { session.edit(session.picture()); });
    EXPECT_EQ(theLatch().mostInside(), 1);
}

TEST_F(Ahead, UndoStopsItUntilTheGameGoesOn) {
    holdAhead();
    playAndHold();
    session.undo();
    EXPECT_EQ(session.match()->current(), 0u);
    EXPECT_FALSE(session.turn().pondering);
    EXPECT_TRUE(nobodyThinks());
    session.redo();
    EXPECT_TRUE(session.turn().pondering);
    session.undo();
    session.play(1);
    ASSERT_TRUE(waitFor([] { return !theLatch().ahead(); }));
    theLatch().release(1);
    ASSERT_TRUE(waitFor([&] { return session.turn().human; }));
    EXPECT_TRUE(session.turn().pondering);
    EXPECT_EQ(theLatch().mostInside(), 1);
}

TEST_F(Ahead, ItsEndIsToldAndItDoesNotBeginAgainInTheTurn) {
    holdAhead();
    int told = 0;
    QObject::connect(&session, &Session::ponderingChanged, &session, [&] { ++told; });
    theLatch().release();
    ASSERT_TRUE(waitFor([&] { return !session.turn().pondering; }));
    EXPECT_EQ(told, 1);
    EXPECT_TRUE(session.turn().human);
    EXPECT_EQ(session.match()->size(), 1u) << "it has moved";
    session.setMayPonder(false);
    session.setMayPonder(true);
    EXPECT_FALSE(session.turn().pondering);
    theLatch().holdAt(1);
    playAndHold();
}

TEST_F(Ahead, TheComputerIsToldTheTimeOfItsClock) {
    Plan plan = humanAgainst(latchedReversi(), "engine:level=6");
    plan.seats[1].time = TimeControl{60s, 3s};
    play(plan);
    theLatch().waitUntilHeld();
    EXPECT_TRUE(theLatch().ahead());
    EXPECT_EQ(theLatch().timeLeft(), (TimeLeft{60s, 3s}));
}

// With the real engine, at whatever instant the stop comes.
TEST(AheadOfTheEngine, TwoHundredTimesBegunAndStoppedLosesNothing) {
    Session session(reversi(), 1);
    session.setPace(0ms);
    begin(session, humanAgainst(reversi(), "engine:time=0.001,book=off"));
    for (int round = 0; round < 200; ++round) {
        session.setMayPonder(true);
        ASSERT_TRUE(session.turn().pondering);
        if (round % 4 == 0)
            goOn(round % 20);
        if (round % 10 == 0) {
            session.play(0);
            ASSERT_TRUE(waitFor([&] { return session.turn().human; }));
            ASSERT_EQ(session.match()->ply(session.match()->current()), 2u);
            session.undo();
            ASSERT_FALSE(session.turn().pondering);
            begin(session, session.plan());
            ASSERT_TRUE(session.turn().pondering);
        }
        session.setMayPonder(false);
        ASSERT_FALSE(session.turn().pondering);
    }
    EXPECT_EQ(session.match()->size(), 1u);
}

TEST(AheadOfTheEngine, EndsWithTheTableAtAnyInstant) {
    for (int round = 0; round < 20; ++round) {
        Session session(reversi(), 1);
        session.setMayPonder(true);
        begin(session, humanAgainst(reversi(), "engine:time=600,book=off"));
        ASSERT_TRUE(session.turn().pondering);
        goOn(round);
    }
}

TEST(AheadOfTheEngine, ALevelPlaysTheSameGame) {
    const auto played = [](bool ahead) {
        Session session(reversi(), 7);
        session.setPace(0ms);
        session.setMayPonder(ahead);
        begin(session, humanAgainst(reversi(), "engine:level=6"));
        while (session.phase() == Phase::Playing) {
            session.play(0);
            EXPECT_FALSE(session.turn().pondering);
            settle(session);
        }
        return said(session); // moves, and by which rule each was found
    };
    EXPECT_EQ(played(true), played(false));
}

} // namespace bouton::testing
