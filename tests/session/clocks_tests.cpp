// SPDX-License-Identifier: MIT

// The clocks of a table by themselves. Time is told by the tests.

#include "session/clocks.h"

#include <gtest/gtest.h>

#include <QTest>

namespace bouton::testing {

namespace {

using namespace std::chrono_literals;
using AtZero = TimeControl::AtZero;

class ClocksTest : public ::testing::Test {
protected:
    ClocksTest() {
        QObject::connect(&clocks, &Clocks::ranOut, [this](Side side) { out.push_back(side); });
        clocks.begin(TimeControl{10s, 2s}, std::nullopt);
    }
    std::chrono::milliseconds left(Side side) const { return clocks.left(side)->left; }

    Clocks::Time now{};
    Clocks clocks{[this] { return now; }};
    std::vector<Side> out;
};

} // namespace

TEST_F(ClocksTest, OneRunsAtATimeAndAMoveAddsItsIncrement) {
    clocks.run(Side::One);
    now += 3s;
    EXPECT_EQ(left(Side::One), 7s);
    clocks.moved(Side::One);
    now += 60s;
    EXPECT_EQ(left(Side::One), 9s);
    EXPECT_EQ(clocks.running(), std::nullopt);
    clocks.run(Side::Two);
    EXPECT_EQ(clocks.running(), std::nullopt) << "this side has none";
    EXPECT_FALSE(clocks.left(Side::Two));
}

TEST_F(ClocksTest, OneThatStandsTellsNothing) {
    clocks.run(Side::One);
    clocks.run(std::nullopt);
    now += 60s;
    clocks.check();
    EXPECT_TRUE(out.empty());
}

TEST_F(ClocksTest, GoingBackGivesTheTimeBack) {
    clocks.remember(0);
    clocks.run(Side::One);
    now += 4s;
    clocks.remember(1);
    now += 4s;
    clocks.goBackTo(1);
    EXPECT_EQ(left(Side::One), 6s);
    clocks.goBackTo(0);
    EXPECT_EQ(left(Side::One), 10s);
    clocks.goBackTo(7); // nothing is known of it
    EXPECT_EQ(left(Side::One), 10s);
    clocks.begin(TimeControl{10s, 2s}, std::nullopt);
    clocks.goBackTo(1);
    EXPECT_EQ(left(Side::One), 10s) << "that was another game";
}

TEST_F(ClocksTest, AFileBringsThemBackStanding) {
    clocks.remember(0);
    clocks.run(Side::One);
    now += 4s;
    clocks.remember(5);
    SavedGame game;
    game.positions.resize(2);
    clocks.save(game, {0, 5});
    EXPECT_EQ(game.left[0], 6s);
    EXPECT_EQ(game.positions[1].left[0], 6s);
    EXPECT_EQ(game.positions[1].left[1], std::nullopt);
    Clocks back([this] { return now; });
    back.begin(TimeControl{10s, 2s}, TimeControl{30s});
    back.restore(game, {0, 1});
    now += 60s;
    EXPECT_EQ(back.left(Side::One), (TimeLeft{6s, 2s}));
    EXPECT_EQ(back.left(Side::Two), (TimeLeft{30s, 0s})) << "the file knows none";
    back.goBackTo(0);
    EXPECT_EQ(back.left(Side::One)->left, 10s);
}

} // namespace bouton::testing
