#include <gtest/gtest.h>

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
        session.setMayThinkAhead(true);
    }
    void play(const Plan& plan) {
        ASSERT_TRUE(session.setUp(plan));
        ASSERT_TRUE(session.start());
    }
    void playAgainst(std::string_view spec) { play(humanAgainst(latchedReversi(), spec)); }
    // Plays, and waits until the computer is held in the human's turn.
    void holdAhead() {
        playAgainst(byTime);
        ASSERT_TRUE(session.thinkingAhead());
        theLatch().waitUntilHeld();
        ASSERT_TRUE(theLatch().ahead());
    }
    // The human's move and the computer's, after which that is held again.
    void playAndHold() {
        session.play(0);
        ASSERT_TRUE(session.thinking());
        ASSERT_TRUE(QTest::qWaitFor([] { return !theLatch().ahead(); }, 30'000));
        theLatch().release(1);
        ASSERT_TRUE(QTest::qWaitFor([&] { return session.humanToMove(); }, 30'000));
        ASSERT_EQ(session.match()->ply(session.match()->current()), 2u);
        ASSERT_TRUE(session.thinkingAhead());
        ASSERT_TRUE(QTest::qWaitFor([] { return theLatch().ahead(); }, 30'000));
    }
    static bool nobodyThinks() {
        return QTest::qWaitFor([] { return theLatch().inside() == 0; }, 30'000);
    }
    Session session{latchedReversi(), 1};
};

} // namespace

TEST_F(Ahead, BeginsWithAHumansTurnAndEndsWithHisMove) {
    holdAhead();
    EXPECT_FALSE(session.thinking());
    EXPECT_TRUE(session.humanToMove());
    playAndHold();
    session.play(0);
    EXPECT_FALSE(session.thinkingAhead());
    EXPECT_EQ(theLatch().mostInside(), 1);
}

TEST_F(Ahead, IsOnlyWhereItHelpsAHumansOpponent) {
    playAgainst("engine:level=6");
    EXPECT_FALSE(session.thinkingAhead());
    playAgainst("random");
    EXPECT_FALSE(session.thinkingAhead());
    Plan plan = humanAgainst(latchedReversi(), "engine:level=6");
    plan.seats[0].time = TimeControl{60s};
    play(plan);
    EXPECT_FALSE(session.thinkingAhead()) << "the clock is the human's";
    plan.seats[1].time = TimeControl{60s};
    play(plan);
    EXPECT_TRUE(session.thinkingAhead());
    plan.seats = {};
    play(plan);
    EXPECT_FALSE(session.thinkingAhead());
    plan.seats = {computer(latchedReversi(), byTime), computer(latchedReversi(), byTime)};
    play(plan);
    EXPECT_TRUE(session.thinking());
    EXPECT_FALSE(session.thinkingAhead());
}

TEST_F(Ahead, IsOnlyWhereItMayBe) {
    session.setMayThinkAhead(false);
    playAgainst(byTime);
    EXPECT_FALSE(session.thinkingAhead());
    int told = 0;
    QObject::connect(&session, &Session::aheadChanged, &session, [&] { ++told; });
    session.setMayThinkAhead(true);
    EXPECT_TRUE(session.thinkingAhead());
    EXPECT_EQ(told, 1);
    session.setMayThinkAhead(false);
    EXPECT_FALSE(session.thinkingAhead());
    EXPECT_EQ(told, 2);
    EXPECT_TRUE(nobodyThinks());
}

TEST_F(Ahead, StopsWithWhateverEndsTheTurn) {
    const auto stops = [this](const auto& act) {
        holdAhead();
        act();
        EXPECT_FALSE(session.thinkingAhead());
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
    EXPECT_FALSE(session.thinkingAhead());
    EXPECT_TRUE(nobodyThinks());
    session.redo();
    EXPECT_TRUE(session.thinkingAhead());
    session.undo();
    session.play(1);
    ASSERT_TRUE(QTest::qWaitFor([] { return !theLatch().ahead(); }, 30'000));
    theLatch().release(1);
    ASSERT_TRUE(QTest::qWaitFor([&] { return session.humanToMove(); }, 30'000));
    EXPECT_TRUE(session.thinkingAhead());
    EXPECT_EQ(theLatch().mostInside(), 1);
}

TEST_F(Ahead, ItsEndIsToldAndItDoesNotBeginAgainInTheTurn) {
    holdAhead();
    int told = 0;
    QObject::connect(&session, &Session::aheadChanged, &session, [&] { ++told; });
    theLatch().release();
    ASSERT_TRUE(QTest::qWaitFor([&] { return !session.thinkingAhead(); }, 30'000));
    EXPECT_EQ(told, 1);
    EXPECT_TRUE(session.humanToMove());
    EXPECT_EQ(session.match()->size(), 1u) << "it has moved";
    session.setMayThinkAhead(false);
    session.setMayThinkAhead(true);
    EXPECT_FALSE(session.thinkingAhead());
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
    ASSERT_TRUE(session.setUp(humanAgainst(reversi(), "engine:time=0.001,book=off")));
    ASSERT_TRUE(session.start());
    for (int round = 0; round < 200; ++round) {
        session.setMayThinkAhead(true);
        ASSERT_TRUE(session.thinkingAhead());
        if (round % 4 == 0)
            QTest::qWait(round % 20);
        if (round % 10 == 0) {
            session.play(0);
            ASSERT_TRUE(QTest::qWaitFor([&] { return session.humanToMove(); }, 30'000));
            ASSERT_EQ(session.match()->ply(session.match()->current()), 2u);
            session.undo();
            ASSERT_FALSE(session.thinkingAhead());
            ASSERT_TRUE(session.setUp(session.plan()));
            ASSERT_TRUE(session.start());
            ASSERT_TRUE(session.thinkingAhead());
        }
        session.setMayThinkAhead(false);
        ASSERT_FALSE(session.thinkingAhead());
    }
    EXPECT_EQ(session.match()->size(), 1u);
}

TEST(AheadOfTheEngine, EndsWithTheTableAtAnyInstant) {
    for (int round = 0; round < 20; ++round) {
        Session session(reversi(), 1);
        session.setMayThinkAhead(true);
        ASSERT_TRUE(session.setUp(humanAgainst(reversi(), "engine:time=600,book=off")));
        ASSERT_TRUE(session.start());
        ASSERT_TRUE(session.thinkingAhead());
        QTest::qWait(round);
    }
}

TEST(AheadOfTheEngine, ALevelPlaysTheSameGame) {
    const auto played = [](bool ahead) {
        Session session(reversi(), 7);
        session.setPace(0ms);
        session.setMayThinkAhead(ahead);
        EXPECT_TRUE(session.setUp(humanAgainst(reversi(), "engine:level=6")));
        EXPECT_TRUE(session.start());
        while (session.phase() == Phase::Playing) {
            session.play(0);
            EXPECT_FALSE(session.thinkingAhead());
            settle(session);
        }
        return said(session); // moves, and by which rule each was found
    };
    EXPECT_EQ(played(true), played(false));
}

} // namespace bouton::testing
