// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "session/table.h"
#include "support/latch.h"

// What a computer player tells while it thinks, and that it can be told to answer now.

namespace bouton::testing {

namespace {

using namespace std::chrono_literals;
using Phase = Session::Phase;

std::size_t plies(const Session& session) {
    return session.match()->ply(session.match()->current());
}

} // namespace

TEST(Answers, ProgressIsToldWhileAPlayerThinksAndForgottenAfterIt) {
    Table session(heldTicTacToe());
    int told = 0;
    QObject::connect(&session, &Session::progressed, [&] { ++told; });
    theLatch().holdAt(5);
    begin(session, humanAgainst(ticTacToe(), "random", Side::Two));
    EXPECT_FALSE(session.turn().progress);
    theLatch().waitUntilHeld();
    while (!session.turn().progress || session.turn().progress->depth < 4)
        QTest::qWait(1);
    EXPECT_EQ(session.turn().progress->line, std::vector<std::string>{"c3"});
    EXPECT_GE(told, 1);
    theLatch().release();
    settle(session);
    EXPECT_FALSE(session.turn().progress);
    EXPECT_EQ(plies(session), 1u);
}

TEST(Answers, AnswerNowAtAnyInstantPlaysTheBestMoveSoFar) {
    Table session(heldTicTacToe());
    Random random(11);
    for (int i = 0; i < 100; ++i) {
        theLatch().holdAt(1 + random.below(50));
        begin(session, humanAgainst(ticTacToe(), "random", Side::Two));
        if (random.below(4) != 0)
            theLatch().waitUntilHeld(); // else: perhaps before its first poll
        session.answerNow();
        settle(session);
        ASSERT_EQ(session.phase(), Phase::Playing);
        ASSERT_EQ(plies(session), 1u);
        // The latch's best move is the last legal one; it is let go with the first.
        ASSERT_EQ(session.match()->moveText(1), "c3");
    }
}

TEST(Answers, AnswerNowForOneTurnDoesNotHurryTheNext) {
    Table session(heldTicTacToe());
    theLatch().holdAt(3);
    begin(session, humanAgainst(ticTacToe(), "random", Side::Two));
    session.answerNow();
    settle(session);
    theLatch().holdAt(3);
    session.click({0, 0});
    theLatch().waitUntilHeld();
    EXPECT_TRUE(session.turn().thinking);
    theLatch().release();
    settle(session);
    EXPECT_EQ(plies(session), 3u);
    EXPECT_EQ(session.match()->moveIndex(3), 0u) << "who is told to answer now takes the last move";
}

TEST(Answers, AnswerNowWhereNobodyThinksChangesNothing) {
    Table session(ticTacToe());
    session.answerNow();
    ASSERT_TRUE(session.start());
    session.answerNow();
    EXPECT_EQ(plies(session), 0u);
    EXPECT_EQ(session.phase(), Phase::Playing);
}

TEST(Answers, AStopAfterAnswerNowLeavesNoMove) {
    Table session(heldTicTacToe());
    Random random(12);
    for (int i = 0; i < 100; ++i) {
        theLatch().holdAt(1 + random.below(50));
        begin(session, humanAgainst(ticTacToe(), "random", Side::Two));
        session.answerNow();
        session.setPaused(true);
        QTest::qWait(0);
        ASSERT_EQ(plies(session), 0u);
        ASSERT_EQ(session.phase(), Phase::Paused);
    }
}

TEST(Answers, TheEngineTellsHowDeepItIsAndAnswersAtOnce) {
    const Ruleset& game = *gameNamed("reversi").value();
    Table session(game);
    // A middle game that it would think about for minutes.
    ASSERT_TRUE(session.setUp(humanAgainst(game, "engine:time=600,book=off", Side::Two)));
    session.setPicture(
        readPicture("......../..X.O.../..XOOO../.XXXOX../..OXXX../...OX.../....O.../........ X",
                    "XO")
            .value());
    ASSERT_TRUE(session.start());
    while (!session.turn().progress || session.turn().progress->depth < 4)
        QTest::qWait(1);
    const Progress progress = *session.turn().progress;
    EXPECT_TRUE(progress.score);
    EXPECT_GE(progress.line.size(), 2u);
    EXPECT_GT(progress.nodes, 0u);
    session.answerNow();
    settle(session);
    EXPECT_EQ(plies(session), 1u);
    EXPECT_EQ(session.messages().back().kind, Message::Kind::Move);
}

} // namespace bouton::testing
