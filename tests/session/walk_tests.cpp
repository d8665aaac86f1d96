// Where Undo, Redo and a move lead in the tree of a match.

#include "session/walk.h"

#include <gtest/gtest.h>

#include "session/match_to_walk.h"

namespace bouton::testing {

namespace {

using Node = Match::Node;
using Nodes = std::vector<Node>;

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

TEST(Walk, AMoveBeginsAVariationBeforeWhatWasTakenBack) {
    const auto match = matchOf({"a1", "b2"});
    match->go(1);
    enter(*match, match->moves(1).size() - 1);
    EXPECT_EQ(match->current(), 3u);
    EXPECT_EQ(match->children(1), (Nodes{3, 2}));
    match->go(1);
    enter(*match, match->moveIndex(2));
    EXPECT_EQ(match->current(), 2u);
    EXPECT_EQ(match->children(1), (Nodes{3, 2})) << "a known one stays where it is";
}

TEST(Walk, AGameThatWasPlayedToItsEndStaysTheMainLine) {
    const auto match = matchOf({"a1", "a2", "b1", "b2", "c1"});
    match->go(2);
    enter(*match, match->moves(2).size() - 1);
    EXPECT_EQ(match->children(2), (Nodes{3, 6}));
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
