// How a session speaks of the two sides.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "session/table.h"

namespace bouton::testing {

namespace {

using ::testing::HasSubstr;

Picture pictureOf(const char* text) { return readPicture(text, "XO").value(); }

} // namespace

TEST(Speech, OneHumanAgainstAComputerIsYou) {
    Table table(ticTacToe());
    Session& session = table.session;
    EXPECT_EQ(session.you(), std::nullopt) << "two people";
    EXPECT_STREQ(session.speaker(Side::One), "X");
    for (const Side human : {Side::One, Side::Two}) {
        ASSERT_TRUE(session.setUp(humanAgainst(ticTacToe(), "random", human)));
        EXPECT_EQ(session.you(), human);
        EXPECT_STREQ(session.speaker(human), "You");
        EXPECT_STRNE(session.speaker(other(human)), "You");
        ASSERT_TRUE(session.start());
        if (human == Side::One)
            EXPECT_EQ(said(session), std::vector<std::string>{"You begin."});
        else
            EXPECT_THAT(said(session).front(), ::testing::EndsWith(" begins."));
    }
}

TEST(Speech, TheEndIsSaidToTheOneWhoPlayed) {
    Table table(ticTacToe());
    Session& session = table.session;
    ASSERT_TRUE(session.setUp(humanAgainst(ticTacToe(), "random")));
    ASSERT_TRUE(session.start());
    session.resign();
    EXPECT_EQ(said(session).back(), "You lost. (You have resigned.)");
    ASSERT_TRUE(session.setUp(humanAgainst(ticTacToe(), "random")));
    session.setPicture(pictureOf("XX./OO./... X"));
    ASSERT_TRUE(session.start());
    session.click({0, 2});
    EXPECT_EQ(said(session).back(), "You won. (X has three in a line.)");
}

TEST(Speech, OfAGameThatCountsTheEndSaysByHowMuch) {
    const Ruleset& reversi = *gameNamed("reversi").value();
    Table table(reversi);
    Session& session = table.session;
    ASSERT_TRUE(session.setUp(humanAgainst(reversi, "random")));
    session.setPicture(
        pictureOf("XO....../......../......../......../......../......../......../........ X"));
    ASSERT_TRUE(session.start());
    session.click({0, 2});
    EXPECT_THAT(said(session).back(), HasSubstr("You won by 3."));
    session.undo();
    session.resign();
    EXPECT_THAT(said(session).back(), HasSubstr("You lost. (You have resigned.)"))
        << "who resigns has not lost by a number";
}

TEST(Speech, AMessageOfAMoveKnowsItsPositionButAFileDoesNot) {
    Table table(ticTacToe());
    Session& session = table.session;
    ASSERT_TRUE(session.start());
    session.click({1, 1});
    ASSERT_TRUE(session.messages().back().node);
    EXPECT_EQ(session.match()->moveText(*session.messages().back().node), "b2");
    for (const Message& message : session.saved().messages)
        EXPECT_FALSE(message.node);
}

} // namespace bouton::testing
