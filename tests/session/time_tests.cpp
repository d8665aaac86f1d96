// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "session/table.h"
#include "support/latch.h"

// Undo, redo, and going to any position.

namespace bouton::testing {

namespace {

using Phase = Session::Phase;

std::string position(const Session& session) { return write(session.picture(), "XO"); }

} // namespace

TEST(Time, BetweenHumansUndoAndRedoGoByOneMove) {
    Table session(ticTacToe());
    ASSERT_TRUE(session.start());
    click(session, {{0, 0}, {1, 1}});
    session.undo();
    EXPECT_EQ(position(session), "X../.../... O");
    session.undo();
    EXPECT_EQ(position(session), ".../.../... X");
    EXPECT_FALSE(session.ways().back);
    session.redo();
    session.redo();
    EXPECT_EQ(position(session), "X../.O./... X");
    EXPECT_FALSE(session.ways().forward);
    EXPECT_EQ(session.phase(), Phase::Playing);
}

TEST(Time, AgainstAComputerUndoAndRedoGoByThePair) {
    Table session(ticTacToe(), humanAgainst(ticTacToe(), "random", Side::Two));
    settle(session);
    EXPECT_FALSE(session.ways().back) << "the computer's first move is nobody's to undo";
    const std::string first = position(session);
    session.click(session.clicking().next().front());
    settle(session);
    const std::string second = position(session);
    session.undo();
    EXPECT_EQ(position(session), first);
    EXPECT_FALSE(session.turn().thinking);
    session.redo();
    EXPECT_EQ(position(session), second);
    EXPECT_FALSE(session.turn().thinking);
}

TEST(Time, PlayingOnFromAnEarlierPositionBeginsAVariationAndRedoFollowsTheLineThatWasGoneToLast) {
    Table session(ticTacToe());
    ASSERT_TRUE(session.start());
    click(session, {{0, 0}, {1, 1}});
    const Match::Node kept = session.match()->current();
    session.undo();
    session.click({2, 2});
    EXPECT_EQ(position(session), "X../.../..O X");
    EXPECT_EQ(session.match()->children(1).size(), 2u);
    session.go(kept);
    EXPECT_EQ(position(session), "X../.O./... X");
    session.go(0);
    session.redo();
    session.redo();
    EXPECT_EQ(position(session), "X../.O./... X");
}

TEST(Time, WhatIsSaidOfGoingSomewhereReplacesWhatWasSaidBefore) {
    Table session(ticTacToe());
    ASSERT_TRUE(session.start());
    click(session, {{0, 0}, {1, 0}, {0, 1}, {1, 1}, {0, 2}});
    const std::vector<std::string> game = said(session);
    for (const Match::Node node : {0, 2, 5, 3, 1}) // one of them is the end
        session.go(node);
    std::vector<std::string> now = game;
    now.emplace_back("Now at move 1, a1.");
    EXPECT_EQ(said(session), now);
    session.click({2, 2});
    session.undo();
    now.emplace_back("O: c3");
    now.emplace_back("Now at move 1, a1.");
    EXPECT_EQ(said(session), now) << "what was played since stays in its place";
}

TEST(Time, AFinishedGameCanBeTakenBackAndFinishedOtherwise) {
    Table session(ticTacToe());
    ASSERT_TRUE(session.start());
    click(session, {{0, 0}, {1, 0}, {0, 1}, {1, 1}, {0, 2}});
    ASSERT_EQ(session.phase(), Phase::Over);
    session.undo();
    EXPECT_EQ(session.phase(), Phase::Playing);
    EXPECT_FALSE(session.ending().result);
    session.redo();
    EXPECT_EQ(session.phase(), Phase::Over);
    EXPECT_EQ(session.messages().back().kind, Message::Kind::End);
}

TEST(Time, WhereAComputerIsToMoveTheGameWaitsUntilItIsContinued) {
    Table session(ticTacToe(), humanAgainst(ticTacToe(), "random"));
    session.click({0, 0});
    settle(session);
    session.go(1);
    EXPECT_EQ(session.phase(), Phase::Paused);
    EXPECT_FALSE(session.turn().thinking);
    session.setPaused(false);
    EXPECT_TRUE(session.turn().thinking);
    settle(session);
    EXPECT_EQ(session.match()->parent(session.match()->current()), 1u);
}

TEST(Time, UndoWhileTheComputerThinksTwoHundredTimesLeavesNoLateMove) {
    Table session(heldTicTacToe(), humanAgainst(ticTacToe(), "random"));
    Random random(6);
    for (int i = 0; i < 200; ++i) {
        theLatch().holdAt(1 + random.below(100));
        session.click({static_cast<int>(random.below(3)), static_cast<int>(random.below(3))});
        ASSERT_TRUE(session.turn().thinking);
        if (random.below(4) != 0)
            theLatch().waitUntilHeld();
        session.undo();
        ASSERT_FALSE(session.turn().thinking);
        QTest::qWait(0);
        ASSERT_EQ(position(session), ".../.../... X");
    }
    EXPECT_EQ(session.match()->children(0).size(), 9u);
}

TEST(Time, WhereThereIsNothingToUndoItIsSaid) {
    Table table(ticTacToe());
    int refusals = 0;
    QObject::connect(&table, &Session::refused, [&] { ++refusals; });
    table.undo();
    table.redo();
    table.go(5);
    ASSERT_TRUE(table.start());
    table.undo();
    table.go(99);
    EXPECT_EQ(refusals, 5);
    EXPECT_EQ(table.phase(), Phase::Playing);
}

} // namespace bouton::testing
