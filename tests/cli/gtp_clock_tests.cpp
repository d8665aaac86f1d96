#include "cli/gtp_clock.h"

#include <gtest/gtest.h>

#include "cli/gtp_server.h"

namespace bouton::testing {

using cli::GtpClock;
using namespace std::chrono_literals;

namespace {

std::optional<std::chrono::milliseconds> leftTo(const GtpClock& clock, Side side) {
    const auto left = clock.left(side);
    return left ? std::optional(left->left) : std::nullopt;
}

} // namespace

TEST(GtpClock, HasNoLimitAtFirstAndWhereNoneIsSet) {
    GtpClock clock;
    EXPECT_FALSE(clock.left(Side::One));
    clock.use(Side::One, 5s);
    EXPECT_FALSE(clock.left(Side::One));
    clock.set(10s, 0s, 0);
    EXPECT_TRUE(clock.left(Side::Two));
    clock.set(0s, 0s, 0);
    EXPECT_FALSE(clock.left(Side::Two));
    clock.set(10s, 5s, 0); // by the protocol this means no limit
    EXPECT_FALSE(clock.left(Side::One));
}

TEST(GtpClock, CountsEachSideByItselfDownToNothing) {
    GtpClock clock;
    clock.set(10s, 0s, 0);
    clock.use(Side::One, 4s);
    EXPECT_EQ(leftTo(clock, Side::One), 6s);
    EXPECT_EQ(leftTo(clock, Side::Two), 10s);
    clock.use(Side::One, 7s);
    EXPECT_EQ(leftTo(clock, Side::One), 0s);
    clock.restart();
    EXPECT_EQ(leftTo(clock, Side::One), 10s);
}

TEST(GtpClock, GoesFromTheGamesTimeIntoPeriodsThatBeginAnew) {
    GtpClock clock;
    clock.set(10s, 6s, 2);
    EXPECT_EQ(leftTo(clock, Side::One), 16s) << "the first period is there to be used";
    clock.use(Side::One, 11s);
    EXPECT_EQ(leftTo(clock, Side::One), 5s);
    clock.use(Side::One, 1s);
    EXPECT_EQ(leftTo(clock, Side::One), 4s);
    clock.use(Side::One, 1s);
    EXPECT_EQ(leftTo(clock, Side::One), 6s) << "two moves are made: a new period";
    clock.use(Side::One, 9s);
    EXPECT_EQ(leftTo(clock, Side::One), 0s);
}

TEST(GtpClock, BeginsWithAPeriodIfTheGameHasNoTime) {
    GtpClock clock;
    clock.set(0s, 3s, 1);
    EXPECT_EQ(leftTo(clock, Side::Two), 3s);
    clock.use(Side::Two, 2s);
    EXPECT_EQ(leftTo(clock, Side::Two), 3s);
}

TEST(GtpClock, IsCorrectedByWhatTheOtherProgramSays) {
    GtpClock clock;
    clock.correct(Side::One, 5s, 0);
    EXPECT_EQ(leftTo(clock, Side::One), 5s);
    EXPECT_FALSE(clock.left(Side::Two));
    clock.set(10s, 6s, 2);
    clock.correct(Side::One, 2s, 1);
    EXPECT_EQ(leftTo(clock, Side::One), 2s) << "in a period";
    clock.use(Side::One, 1s);
    EXPECT_EQ(leftTo(clock, Side::One), 6s);
    clock.correct(Side::Two, 2s, 0);
    EXPECT_EQ(leftTo(clock, Side::Two), 8s) << "of the game, and a period follows";
}

TEST(GtpClock, WhatIsLeftOfAnUnknownPeriodStaysWhatIsLeft) {
    GtpClock clock;
    clock.correct(Side::One, 5s, 1);
    clock.use(Side::One, 2s);
    EXPECT_EQ(leftTo(clock, Side::One), 3s);
}

// A player that notes what it is told of its time, and makes the first legal move.
TEST(GtpServer, TellsThePlayerTheTimeOfItsSideAndCountsIt) {
    std::vector<std::optional<TimeLeft>> told;
    const Mind player = [&](const Match&) -> ChoiceJob {
        return [&](const Asking& asking) -> Or<Choice> {
            told.push_back(asking.timeLeft);
            return Choice{0, {}};
        };
    };
    cli::GtpServer server(cli::subjectOf("reversi"), player, [] { return Asking{}; });
    const auto leftAt = [&](std::initializer_list<const char*> lines) {
        for (const char* line : lines)
            EXPECT_TRUE(server.answer({line}).value().starts_with('=')) << line;
        return told.back() ? std::optional(told.back()->left) : std::nullopt;
    };
    EXPECT_FALSE(leftAt({"genmove b"}));
    EXPECT_EQ(leftAt({"time_settings 9 0 0", "genmove w"}), 9s);
    EXPECT_EQ(leftAt({"genmove b"}), 9s);
    EXPECT_LT(leftAt({"genmove w"}), 9s);
    EXPECT_EQ(leftAt({"time_left b 5 0", "genmove b"}), 5s);
    EXPECT_EQ(leftAt({"clear_board", "genmove b"}), 9s) << "a new game";
    EXPECT_LT(leftAt({"undo", "genmove b"}), 9s) << "its time is spent";
}

} // namespace bouton::testing
