// SPDX-License-Identifier: MIT

// Where Undo, Redo and a move lead in the tree of a match.

#include "session/walk.h"

#include <gtest/gtest.h>

#include "session/match_to_walk.h"

namespace bouton::testing {

namespace {

using Node = Match::Node;

const std::array<Seat, 2> people{};

} // namespace

TEST(Walk, GoesByOnePlyBetweenTwoHumansAndBetweenTwoComputers) {
    const auto match = matchOf({"a1", "b2", "c3"});
    match->go(2);
    for (const auto& seats : {people, seatsOf(true, true)}) {
        EXPECT_EQ(turnBefore(*match, seats), Node{1});
        EXPECT_EQ(turnAfter(*match, seats), Node{3});
    }
}

TEST(Walk, GoesToTheTurnsOfTheHumanAgainstAComputer) {
    const auto match = matchOf({"a1", "b2", "c3", "a3"});
    const auto seats = seatsOf(true, false); // the second side is a human's
    match->go(3);
    EXPECT_EQ(turnBefore(*match, seats), Node{1});
    EXPECT_EQ(turnAfter(*match, seats), Node{4}) << "the end of what was seen";
    match->go(1);
    EXPECT_EQ(turnBefore(*match, seats), std::nullopt) << "the first move is the computer's";
    EXPECT_EQ(turnAfter(*match, seats), Node{3});
    match->go(0);
    EXPECT_EQ(turnBefore(*match, people), std::nullopt);
    match->go(4);
    EXPECT_EQ(turnAfter(*match, people), std::nullopt);
}

TEST(Walk, KnowsWhatIsOnTheWayToTheBoard) {
    const auto match = matchOf({"a1", "b2"});
    match->go(1);
    match->play("c3").value();
    EXPECT_TRUE(isOnTheWay(*match, 0));
    EXPECT_TRUE(isOnTheWay(*match, 1));
    EXPECT_TRUE(isOnTheWay(*match, 3));
    EXPECT_FALSE(isOnTheWay(*match, 2));
    match->go(1);
    EXPECT_FALSE(isOnTheWay(*match, 3));
}

} // namespace bouton::testing
