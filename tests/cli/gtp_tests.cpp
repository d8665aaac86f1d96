// SPDX-License-Identifier: MIT
#include "cli/gtp_clock.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/gtp_server.h"
#include "core/random.h"

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

// Lines made of what the protocol knows, and of what it does not.
TEST(GtpServer, AnswersEveryLineOnceAndARefusalChangesNothing) {
    const std::vector<std::string> words{
        "play",      "genmove", "undo", "clear_board", "boardsize", "position",      "showboard",
        "time_left", "b",       "w",    "green",       "R",         "time_settings", "name",
        "3",         "-1",      "0",    "99999999999", "a1",        "b3+b4",         "pass",
        "c3",        "d4+d5",   "#",    "..../....",   "G",         "\xff",          "quit"};
    for (const char* game : {"grid-nim:size=4", "reversi", "towers:rows=4,columns=2"}) {
        const cli::Subject subject = cli::subjectOf(game);
        cli::GtpServer server(subject, cli::playerOf(subject.game, "random", 1),
                              [] { return Asking{}; });
        Random random(21);
        const auto board = [&] { return server.answer({"showboard"}).value(); };
        std::string before = board();
        int good = 0, made = 0;
        for (int i = 0; i < 3000; ++i) {
            // Half of the lines move, so that games go on.
            const bool moves = random.below(2) == 0;
            std::string line =
                moves ? random.below(2) == 0 ? "genmove b" : "genmove w" : random.oneOf(words);
            const bool isComment = line == "#";
            for (std::uint64_t more = moves ? 0 : random.below(4); more > 0; --more)
                line += ' ' + random.oneOf(words);
            const auto answer = server.answer({line});
            ASSERT_EQ(answer.has_value(), !isComment) << line;
            const std::string after = board();
            if (answer && answer->starts_with('=')) {
                ++good;
                made += moves ? 1 : 0;
            } else {
                ASSERT_EQ(after, before) << line;
            }
            if (answer) {
                ASSERT_TRUE(answer->ends_with("\n\n"));
                ASSERT_EQ(answer->find("\n\n"), answer->size() - 2);
            }
            before = after;
        }
        EXPECT_GT(good, 200);
        EXPECT_GT(made, 100);
    }
}

TEST(GtpServer, LetsControllersSetAKomiAndPassAfterTheEnd) {
    const cli::Subject subject = cli::subjectOf("reversi");
    cli::GtpServer server(subject, cli::playerOf(subject.game, "random", 1),
                          [] { return Asking{}; });
    const auto answer = [&](const std::string& line) {
        const std::string all = server.answer({line}).value();
        return all.substr(0, all.find("\n\n"));
    };
    EXPECT_EQ(answer("komi 6.5"), "= komi counts for nothing here");
    EXPECT_EQ(answer("final_score"), "? The game is not over.");
    const std::string empty = "/......../......../......../......../......../......../........ X";
    EXPECT_EQ(answer("position .XO....." + empty), "= ");
    EXPECT_THAT(answer("play b pass"), ::testing::StartsWith("? "));
    EXPECT_EQ(answer("position XX......" + empty), "= ");
    EXPECT_EQ(answer("final_score"), "= B+64");
    for (const char* line : {"genmove b", "genmove w", "genmove b"})
        EXPECT_EQ(answer(line), "= pass");
    EXPECT_EQ(answer("play w pass"), "= ");
    EXPECT_THAT(answer("play w a1"), ::testing::StartsWith("? The game is over: "));
    EXPECT_THAT(answer("undo"), ::testing::StartsWith("? cannot undo"));
}

TEST(GtpServer, SaysExactlyWhatIsWrongWithALine) {
    const auto answers = [](const char* game, const std::string& line) {
        const cli::Subject subject = cli::subjectOf(game);
        cli::GtpServer server(subject, cli::playerOf(subject.game, "random", 1),
                              [] { return Asking{}; });
        const std::string answer = server.answer({line}).value();
        return answer.substr(0, answer.find("\n\n"));
    };
    EXPECT_EQ(answers("reversi", "genmove blue"),
              "? \"blue\" is no colour (Dark, X, black, b; Light, O, white, w).");
    EXPECT_EQ(answers("tic-tac-toe", "genmove blue"),
              "? \"blue\" is no colour (X, black, b; O, white, w).");
    EXPECT_EQ(answers("reversi", "genmove"), "? Write genmove COLOUR.");
    EXPECT_EQ(answers("reversi", "play b"), "? Write play COLOUR MOVE.");
    EXPECT_EQ(answers("reversi", "position"), "? Write position POSITION.");
    EXPECT_EQ(answers("reversi", "undo 2"), "? undo stands alone.");
    EXPECT_EQ(answers("reversi", "think"), "? unknown command: think (see list_commands).");
    EXPECT_EQ(answers("reversi", "boardsize 1001"),
              "? A board's size is a whole number from 0 to 1000, not \"1001\".");
    EXPECT_EQ(answers("reversi", "boardsize 1000"),
              "? unacceptable size 1000: Reversi is played on 8 x 8 alone.");
    EXPECT_EQ(answers("reversi", "time_settings 100000001 0 0"),
              "? The time for a game is a whole number from 0 to 100000000, not \"100000001\".");
    EXPECT_EQ(answers("reversi", "time_settings 0 x 0"),
              "? The time of a period is a whole number from 0 to 100000000, not \"x\".");
    EXPECT_EQ(answers("reversi", "time_settings 0 0 1001"),
              "? The number of moves in a period is a whole number from 0 to 1000, not \"1001\".");
    EXPECT_EQ(answers("reversi", "time_left b -1 0"),
              "? The time that is left is a whole number from 0 to 100000000, not \"-1\".");
    EXPECT_EQ(answers("reversi", "time_left b 0 1001"),
              "? The number of moves in a period is a whole number from 0 to 1000, not \"1001\".");
    for (const char* good : {"time_settings 100000000 100000000 1000",
                             "time_left BLACK 100000000 1000", "play BLACK D3"})
        EXPECT_EQ(answers("reversi", good), "= ") << good;
    EXPECT_EQ(answers("reversi", "90 na\x7fme"), "=90 Bouton") << "a control character";
}

// A player that notes what it is told of its time, and makes the first legal move.
TEST(GtpServer, TellsThePlayerTheTimeOfItsSideAndCountsIt) {
    std::vector<std::optional<TimeLeft>> told;
    const AnyPlayer player = [&](const Match&) -> ChoiceJob {
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
    EXPECT_EQ(leftAt({"time_settings 0 7 3", "genmove w"}), 7s) << "for three moves";
}

} // namespace bouton::testing
