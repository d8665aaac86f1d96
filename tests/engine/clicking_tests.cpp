// SPDX-License-Identifier: MIT
#include "core/clicking.h"

#include <gtest/gtest.h>

namespace bouton::testing {

namespace {

using Growth = Clicking::Growth;

// The moves are: a cell, its right neighbour, or both in either order.
Clicking pairs() {
    return Clicking(
        {{"a1", {{{0, 0}}}}, {"b1", {{{0, 1}}}}, {"a1+b1", {{{0, 0}, {0, 1}}, {{0, 1}, {0, 0}}}}});
}

} // namespace

TEST(Clicking, AMoveThatCouldGrowWaits) {
    Clicking clicking = pairs();
    EXPECT_EQ(clicking.click({0, 1}), Growth::Growing);
    EXPECT_EQ(clicking.move(), 1u);
    EXPECT_EQ(clicking.next(), (Clicks{{0, 0}}));
}

TEST(Clicking, AMoveThatNothingExtendsIsWhole) {
    Clicking clicking = pairs();
    clicking.click({0, 1});
    EXPECT_EQ(clicking.click({0, 0}), Growth::Whole);
    EXPECT_EQ(clicking.move(), 2u);
}

TEST(Clicking, AClickThatContinuesNothingIsRefusedAndForgotten) {
    Clicking clicking = pairs();
    EXPECT_EQ(clicking.click({1, 0}), Growth::Refused);
    clicking.click({0, 0});
    EXPECT_EQ(clicking.click({0, 0}), Growth::Refused);
    EXPECT_EQ(clicking.clicks(), (Clicks{{0, 0}}));
}

TEST(Clicking, TheLastClickIsTakenBack) {
    Clicking clicking = pairs();
    clicking.click({0, 0});
    EXPECT_TRUE(clicking.takeBack());
    EXPECT_FALSE(clicking.takeBack());
    EXPECT_FALSE(clicking.move());
    EXPECT_EQ(clicking.next(), (Clicks{{0, 0}, {0, 1}}));
}

TEST(Clicking, AMoveWithoutClicksIsAButton) {
    EXPECT_FALSE(pairs().button());
    const Clicking pass(std::vector{LegalMove{"pass", {}}});
    EXPECT_EQ(pass.button(), 0u);
    EXPECT_FALSE(pass.move());
    EXPECT_TRUE(pass.next().empty());
}

} // namespace bouton::testing
