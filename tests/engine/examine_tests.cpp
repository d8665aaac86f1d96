// SPDX-License-Identifier: MIT
#include "lab/examine.h"

#include <gmock/gmock.h>

#include "engine/scripts.h"
#include "games/catalogue.h"

namespace bouton::testing {

namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

const std::string lastMove = "echo ${moves##* }";

ExaminationTask taskOf(const char* game, const char* position, const std::string& answer) {
    return {.game = *gameNamed(game),
            .position = position,
            .name = "student",
            .command = {{"/bin/sh", "-c", forEachLine(answer)}},
            .limits = longLimits()};
}

Examined examined(const ExaminationTask& task) {
    Examined last;
    EXPECT_TRUE(examine(task, {}, [&](const Examined& news) { last = news; }));
    EXPECT_TRUE(last.whole || last.fault);
    return last;
}

TEST(Examine, FindsTheShortestLineInWhichAWonGameIsGivenAway) {
    const Examined first = examined(taskOf("cards", "2:2 G", firstMove));
    EXPECT_THAT(first.sides[0].line, ElementsAre("a1", "a1"));
    EXPECT_EQ(first.sides[0].had, Outcome::Win);
    EXPECT_EQ(first.sides[0].got, Outcome::Loss);
    EXPECT_EQ(first.sides[0].critical, 1u);
    EXPECT_EQ(first.sides[0].kept, 0u);
    EXPECT_TRUE(first.sides[1].line.empty()) << "who comes second takes what is left";
    EXPECT_FALSE(first.neverLoses());
    const Examined last = examined(taskOf("cards", "2:2 G", lastMove));
    EXPECT_TRUE(last.neverLoses());
    EXPECT_EQ(last.sides[0].kept, 1u);
}

// The program's moves are known here, so that each line can be played again.
TEST(Examine, TellsLinesThatTheProgramPlays) {
    const Examined found = examined(taskOf("tic-tac-toe", ".../.../... X", firstMove));
    EXPECT_EQ(found.unsteady, 0u);
    EXPECT_FALSE(found.drawn);
    const Ruleset& game = **gameNamed("tic-tac-toe");
    for (const Side side : {Side::One, Side::Two}) {
        const ExaminedSide& one = found.sides[indexOf(side)];
        EXPECT_LT(one.kept, one.critical);
        ASSERT_FALSE(one.line.empty());
        const auto match = matchFrom(game, ".../.../... X").value();
        for (const std::string& move : one.line) {
            if (match->toMove(match->current()) == side) {
                EXPECT_EQ(move, match->moves(match->current()).front().text);
            }
            ASSERT_TRUE(match->play(move));
        }
        const auto result = match->result(match->current());
        ASSERT_TRUE(result);
        EXPECT_EQ(result->winner, other(side));
    }
    // Nobody loses sooner to somebody who takes the first free cell.
    EXPECT_EQ(found.sides[0].line.size(), 6u);
}

TEST(Examine, APositionThatComesAgainWinsNothing) {
    // Green goes back, and would have won forwards.
    const Examined round = examined(taskOf("towers", "./G/./R G", firstMove));
    EXPECT_EQ(round.sides[0].had, Outcome::Win);
    EXPECT_EQ(round.sides[0].got, Outcome::Draw);
    EXPECT_GT(round.sides[0].line.size(), 2u);
}

TEST(Examine, SaysWhereAProgramAnswersOtherwiseTheSecondTime) {
    const Examined found = examined(
        taskOf("cards", "2:2 G", "n=$((n + 1)); [ $n -lt 3 ] && echo ${moves%% *} || " + lastMove));
    EXPECT_EQ(found.unsteady, 1u);
    EXPECT_EQ(found.firstUnsteady, "2:2 G");
}

TEST(Examine, PlaysGamesAgainstRandomMovesWhereThereAreTooManyLines) {
    ExaminationTask task = taskOf("tic-tac-toe", ".../.../... X", firstMove);
    task.mostAsked = 30;
    const Examined found = examined(task);
    ASSERT_TRUE(found.drawn);
    EXPECT_EQ(found.asked, 30u);
    EXPECT_EQ(examined(task), found) << "by the seed";
}

TEST(Examine, EndsWithAFaultAndRefusesWhatIsNotSolved) {
    const Examined faulty = examined(taskOf("cards", "2:2 G", "echo z9"));
    ASSERT_TRUE(faulty.fault);
    EXPECT_THAT(english(faulty.fault->what), HasSubstr("z9"));
    const auto refusal = [](const ExaminationTask& task) {
        const Or<void> done = examine(task, {}, [](const Examined&) {});
        return done ? "" : english(done.error());
    };
    EXPECT_THAT(refusal(taskOf("reversi",
                               "......../......../......../...OX.../...XO.../......../"
                               "......../........ X",
                               firstMove)),
                HasSubstr("This position is not solved"));
    EXPECT_NE(refusal(taskOf("cards", "nonsense", firstMove)), "");
    ExaminationTask missing = taskOf("cards", "2:2 G", firstMove);
    missing.command = {{"/no/such/program"}};
    EXPECT_NE(refusal(missing), "");
}

TEST(Examine, EndsAtAStop) {
    std::stop_source stop;
    stop.request_stop();
    Examined last;
    EXPECT_TRUE(examine(taskOf("tic-tac-toe", ".../.../... X", firstMove), stop.get_token(),
                        [&](const Examined& news) { last = news; }));
    EXPECT_FALSE(last.whole);
}

} // namespace

} // namespace bouton::testing
