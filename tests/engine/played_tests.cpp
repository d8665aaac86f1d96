// SPDX-License-Identifier: MIT
#include "core/played.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/catalogue.h"

namespace bouton::testing {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

namespace {

Or<std::unique_ptr<Match>> after(std::vector<std::string> moves,
                                 std::string_view position = ".../.../... X") {
    return matchAfter(**gameNamed("tic-tac-toe"), position, moves);
}

} // namespace

TEST(Played, MovesLeadToAPositionAndAreReadOffItAgain) {
    const auto match = after({"a1", "B2", "c3"});
    ASSERT_TRUE(match);
    EXPECT_EQ((*match)->position((*match)->current()), "X../.O./..X O");
    EXPECT_THAT(movesTo(**match, (*match)->current()), ElementsAre("a1", "b2", "c3"));
}

TEST(Played, MovesAreThoseToTheNodeAndNotBeyond) {
    const auto match = after({"a1", "b2", "c3"}).value();
    EXPECT_THAT(movesTo(*match, 0), IsEmpty());
    EXPECT_THAT(movesTo(*match, 2), ElementsAre("a1", "b2"));
    match->go(1);
    ASSERT_TRUE(match->play(std::string_view("c1")));
    EXPECT_THAT(movesTo(*match, match->current()), ElementsAre("a1", "c1"));
}

TEST(Played, WhatIsNoPositionOrNoMoveIsRefused) {
    EXPECT_TRUE(after({}));
    EXPECT_FALSE(after({}, "..."));
    EXPECT_FALSE(after({"a1", "a1"}));
    EXPECT_FALSE(after({"a1", "d9", "c3"}));
}

} // namespace bouton::testing
