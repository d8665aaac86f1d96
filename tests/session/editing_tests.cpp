// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <QSignalSpy>

#include "session/table.h"
#include "support/latch.h"

// Resigning, and changing the tree of a game.

namespace bouton::testing {

namespace {

using namespace std::chrono_literals;
using Phase = Session::Phase;
using Edit = Session::Edit;
using Node = Match::Node;

class EditedTable : public ::testing::Test {
protected:
    explicit EditedTable(const Ruleset& game = ticTacToe())
        : session(game, 1, nullptr, [this] { return now; }) {
        session.setPace(0ms);
        QObject::connect(&session, &Session::refused, &session,
                         [this](const Phrase& why) { refused.push_back(english(why)); });
    }
    void play(const Clicks& cells) {
        if (!session.match()) {
            ASSERT_TRUE(session.start());
        }
        for (const Cell cell : cells)
            session.click(cell);
    }
    std::string lastSaid() const { return said(session).back(); }
    const Match& match() const { return *session.match(); }

    Clocks::Time now{};
    std::vector<std::string> refused;
    Session session;
};

class Resigning : public EditedTable {
protected:
    using EditedTable::EditedTable;
};

class LatchedResigning : public Resigning {
protected:
    LatchedResigning() : Resigning(heldTicTacToe()) {}
    // The human's move; the computer's thought waits at the latch.
    void playIntoAThought() {
        ASSERT_TRUE(session.setUp(humanAgainst(ticTacToe(), "random")));
        theLatch().holdAt(1);
        play({{1, 1}});
    }
};

class Editing : public EditedTable {};

} // namespace

TEST_F(Resigning, LosesForTheSideToMoveAndUndoTakesItBack) {
    play({{1, 1}});
    session.resign();
    EXPECT_EQ(session.phase(), Phase::Over);
    EXPECT_EQ(session.ending().result->winner, Side::One);
    EXPECT_EQ(session.ending().forfeit, (Forfeit{Side::Two, Forfeit::Why::Resigned}));
    EXPECT_EQ(lastSaid(), "X wins. (O has resigned.)");
    session.undo();
    EXPECT_EQ(session.phase(), Phase::Playing);
    EXPECT_EQ(match().current(), 1u) << "no move is taken back";
    EXPECT_FALSE(session.ending().forfeit);
    EXPECT_FALSE(session.ending().result);
    session.undo();
    EXPECT_EQ(match().current(), 0u);
}

TEST_F(Resigning, CanBeDoneBeforeTheFirstMoveAndTakenBack) {
    play({});
    session.resign();
    EXPECT_EQ(lastSaid(), "O wins. (X has resigned.)");
    ASSERT_EQ(session.ways().back, 0u);
    session.undo();
    EXPECT_EQ(session.phase(), Phase::Playing);
    session.click({0, 0});
    EXPECT_EQ(match().size(), 2u);
}

TEST_F(Resigning, OfTheOtherHumanNeedNotWaitForHisTurn) {
    play({});
    session.resign(Side::Two);
    EXPECT_EQ(session.ending().result->winner, Side::One);
}

TEST_F(Resigning, IsRefusedBeforeAndAfterTheGame) {
    session.resign();
    EXPECT_EQ(refused.back(), "The game has not begun.");
    EXPECT_EQ(session.phase(), Phase::SettingUp);
    play({});
    session.resign();
    const auto before = said(session);
    session.resign();
    session.resign(Side::Two);
    EXPECT_EQ(refused.back(), "The game is over.");
    EXPECT_EQ(session.ending().result->winner, Side::Two);
    EXPECT_EQ(said(session), before);
}

TEST_F(Resigning, IsNotForComputers) {
    Plan plan = humanAgainst(ticTacToe(), "random");
    plan.seats[0] = plan.seats[1];
    begin(session, plan);
    session.resign();
    EXPECT_EQ(refused.back(), "A computer player does not resign.");
    EXPECT_FALSE(session.ending().forfeit);
    settle(session);
}

TEST_F(Resigning, LookingThroughTheGameLeavesItResigned) {
    play({{0, 0}, {1, 1}});
    session.resign();
    const auto forfeit = session.ending().forfeit;
    for (const Node node : {1, 0, 2, 2}) {
        session.go(node);
        EXPECT_TRUE(session.saved().over) << node;
        EXPECT_EQ(session.saved().winner, Side::Two) << node;
    }
    EXPECT_EQ(session.phase(), Phase::Over);
    EXPECT_EQ(session.ending().forfeit, forfeit);
    EXPECT_EQ(session.saved().forfeit, forfeit);
    session.click({2, 2});
    EXPECT_EQ(match().size(), 3u);
    session.go(1);
    session.redo();
    EXPECT_EQ(session.phase(), Phase::Over) << "and so does Redo";
    session.go(1);
    session.click({1, 1});
    EXPECT_EQ(match().current(), 2u);
    EXPECT_EQ(session.phase(), Phase::Playing) << "a move plays on";
    EXPECT_TRUE(session.ending().first) << "which undoes nothing of how it first ended";
}

TEST_F(Resigning, ThatIsTakenBackLeavesNothingOfIt) {
    play({{0, 0}, {1, 1}});
    QSignalSpy undone(&session, &Session::resignationUndone);
    session.resign();
    ASSERT_TRUE(session.ending().first);
    session.go(0);
    session.undo();
    EXPECT_EQ(undone.count(), 0) << "there is nothing to undo there";
    session.go(2);
    session.undo();
    EXPECT_EQ(undone.count(), 1);
    EXPECT_EQ(session.phase(), Phase::Playing);
    const SavedGame game = session.saved();
    EXPECT_FALSE(game.forfeit || game.firstEnd || game.over);
    EXPECT_FALSE(game.positions[2].ended);
}

TEST_F(Resigning, ANewGameKnowsNothingOfIt) {
    play({});
    session.resign();
    ASSERT_TRUE(session.ending().result);
    ASSERT_TRUE(session.setUp(session.plan()));
    EXPECT_FALSE(session.ending().forfeit);
    EXPECT_FALSE(session.ending().result);
    ASSERT_TRUE(session.start());
    EXPECT_FALSE(session.ending().result);
}

TEST_F(Resigning, StopsTheClocksAndComesTooLateWhenTheTimeIsUp) {
    Plan plan = session.plan();
    plan.seats[0].time = TimeControl{10s, 0s};
    begin(session, plan);
    now += 4s;
    session.resign();
    EXPECT_FALSE(session.clocks().running());
    EXPECT_EQ(session.clocks().left(Side::One)->left, 6s);
    session.undo();
    EXPECT_EQ(session.clocks().running(), Side::One);
    now += 10s;
    session.resign();
    EXPECT_EQ(lastSaid(), "O wins. (X has run out of time.)");
    EXPECT_EQ(session.ending().forfeit, (Forfeit{Side::One, Forfeit::Why::OutOfTime}));
}

TEST_F(LatchedResigning, WhileTheComputerThinksIsTheHumansAndStopsIt) {
    playIntoAThought();
    theLatch().waitUntilHeld();
    session.resign();
    EXPECT_FALSE(session.turn().thinking);
    EXPECT_EQ(lastSaid(), "You lost. (You have resigned.)");
    leaveTheLatch();
    EXPECT_EQ(match().size(), 2u) << "no late move";
    session.undo();
    EXPECT_EQ(session.phase(), Phase::Paused) << "it is the computer's turn";
    EXPECT_EQ(match().current(), 1u);
    theLatch().release();
    session.setPaused(false);
    settle(session);
    EXPECT_EQ(match().current(), 2u);
}

TEST_F(LatchedResigning, InAPauseIsTheHumansToo) {
    playIntoAThought();
    session.setPaused(true);
    session.resign(Side::Two);
    EXPECT_EQ(refused.back(), "A computer player does not resign.");
    EXPECT_EQ(session.phase(), Phase::Paused);
    session.resign();
    EXPECT_EQ(session.phase(), Phase::Over);
    EXPECT_EQ(session.ending().result->winner, Side::Two);
}

TEST_F(LatchedResigning, AChangeOfTheTreeLeavesTheThoughtAlone) {
    playIntoAThought();
    theLatch().release();
    settle(session);
    session.undo();
    theLatch().holdAt(1);
    session.click({0, 0});
    theLatch().waitUntilHeld();
    session.comment(1, "Better");
    session.remove(1);
    session.undoEdit();
    session.remove(1);
    EXPECT_TRUE(session.turn().thinking);
    theLatch().release();
    settle(session);
    EXPECT_EQ(match().ply(match().current()), 2u);
}

TEST_F(LatchedResigning, RemovingWhatIsOnTheBoardStopsTheThought) {
    playIntoAThought();
    theLatch().waitUntilHeld();
    session.remove(1);
    EXPECT_FALSE(session.turn().thinking);
    EXPECT_EQ(match().current(), 0u);
    EXPECT_EQ(session.phase(), Phase::Playing);
    EXPECT_TRUE(match().children(0).empty());
    leaveTheLatch();
    EXPECT_EQ(match().current(), 0u);
    theLatch().release();
}

TEST_F(Editing, WhatIsTakenBackAndPlayedOtherwiseIsLeftBehind) {
    play({{0, 0}, {1, 1}});
    session.undo();
    session.click({2, 2});
    EXPECT_EQ(match().children(1), (std::vector<Node>{3, 2})) << "the new move comes first";
    session.undo();
    session.click({1, 1});
    EXPECT_EQ(match().children(1), (std::vector<Node>{3, 2})) << "a known one stays where it is";
}

TEST_F(Editing, AGameThatWasPlayedToItsEndStaysTheMainLine) {
    play({{0, 0}, {1, 0}, {0, 1}, {1, 1}, {0, 2}});
    ASSERT_EQ(session.phase(), Phase::Over);
    session.go(2);
    session.click({2, 2});
    EXPECT_EQ(match().children(2), (std::vector<Node>{3, 6}));
}

TEST_F(Editing, ACommentIsKeptTakenBackAndTold) {
    play({{0, 0}});
    int told = 0;
    QObject::connect(&session, &Session::changed, &session, [&](Session::Changes what) {
        told += what.testFlag(Session::Change::Position);
    });
    session.comment(1, "A corner");
    session.comment(1, "A corner");
    EXPECT_EQ(told, 1) << "nothing new is no change";
    session.comment(0, "Empty");
    EXPECT_EQ(match().comment(1), "A corner");
    EXPECT_EQ(session.edits().last(), Edit::Comment);
    session.undoEdit();
    EXPECT_EQ(match().comment(0), "");
    EXPECT_EQ(match().comment(1), "A corner");
    session.undoEdit();
    EXPECT_EQ(match().comment(1), "");
    EXPECT_FALSE(session.edits().last());
    session.undoEdit();
    EXPECT_EQ(refused.back(), "There is no change to undo.");
    EXPECT_EQ(told, 4);
}

TEST_F(Editing, ChangesAreTakenBackInTurn) {
    play({{0, 0}, {1, 1}});
    session.undo();
    session.click({2, 2}); // 3, before 2
    session.comment(2, "bold");
    session.promote(2);
    EXPECT_EQ(match().children(1), (std::vector<Node>{2, 3}));
    session.remove(2);
    EXPECT_EQ(match().children(1), (std::vector<Node>{3}));
    EXPECT_EQ(session.edits().last(), Edit::Removal);
    session.undoEdit();
    EXPECT_EQ(match().children(1), (std::vector<Node>{2, 3}));
    EXPECT_EQ(session.edits().last(), Edit::Promotion);
    session.undoEdit();
    EXPECT_EQ(match().children(1), (std::vector<Node>{3, 2}));
    EXPECT_EQ(session.edits().last(), Edit::Comment);
    session.undoEdit();
    EXPECT_EQ(match().comment(2), "");
    EXPECT_EQ(session.edits().last(), std::nullopt);
    EXPECT_TRUE(refused.empty());
}

TEST_F(Editing, RemovingWhatIsOnTheBoardGoesBeforeItAlsoAfterTheEnd) {
    play({{0, 0}, {1, 0}, {0, 1}, {1, 1}, {0, 2}});
    ASSERT_EQ(session.phase(), Phase::Over);
    session.remove(4);
    EXPECT_EQ(match().current(), 3u);
    EXPECT_EQ(session.phase(), Phase::Playing);
    EXPECT_EQ(session.picture(), match().picture(3));
    session.go(5);
    EXPECT_EQ(refused.back(), "There is no such position in this game.");
    session.undoEdit();
    session.go(5);
    EXPECT_EQ(session.phase(), Phase::Over);
}

TEST_F(Editing, AChangeElsewhereLeavesAResignedGameOver) {
    play({{0, 0}, {1, 1}});
    session.undo();
    session.click({2, 2});
    session.resign();
    session.remove(2);
    session.comment(3, "Too late");
    EXPECT_EQ(session.phase(), Phase::Over);
    EXPECT_TRUE(session.ending().forfeit);
    session.remove(3);
    EXPECT_EQ(session.phase(), Phase::Playing);
    EXPECT_FALSE(session.ending().forfeit);
}

TEST_F(Editing, WhatMakesNoSenseIsRefusedAndChangesNothing) {
    session.comment(0, "None");
    session.promote(0);
    session.remove(0);
    EXPECT_EQ(refused, std::vector<std::string>(3, "There is no such position in this game."));
    play({{0, 0}});
    session.remove(0);
    EXPECT_EQ(refused.back(), "The start of a game cannot be deleted.");
    session.promote(1);
    EXPECT_EQ(refused.back(), "That move is in the main line already.");
    EXPECT_FALSE(session.edits().last());
    session.remove(9);
    EXPECT_EQ(refused.back(), "There is no such position in this game.");
}

TEST_F(Editing, ANewGameHasNothingToTakeBack) {
    play({{0, 0}});
    session.remove(1);
    ASSERT_TRUE(session.setUp(session.plan()));
    EXPECT_FALSE(session.edits().last());
    session.undoEdit();
    EXPECT_EQ(refused.back(), "There is no change to undo.");
}

} // namespace bouton::testing
