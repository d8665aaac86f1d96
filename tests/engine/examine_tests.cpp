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

// Green keeps the nim-sum at 0 with every move, and never loses; but where a retreat does that too,
// Green goes back, so that Red can go round with it for ever.
TEST(Examine, APositionThatComesAgainWinsNothing) {
    ExaminationTask task = taskOf("towers", "../GG/RR/../.. R", firstMove);
    task.command = {{"python3", "-c", R"(
import sys
for line in sys.stdin:
    position, moves = line.split('\t')[1:3]
    rows, side = position.split(' ')
    rows = rows.split('/')
    where = lambda letter, c: next(r for r in range(len(rows)) if rows[r][c] == letter)
    best = []
    for move in moves.split(' '):
        total, back = 0, False
        for c in range(len(rows[0])):
            own, other = where(side, c), where('R' if side == 'G' else 'G', c)
            if move[0] == 'abcdefgh'[c]:
                to = int(move[1:]) - 1
                back, own = abs(to - other) > abs(own - other), to
            total ^= abs(own - other) - 1
        best.append((total, not back, move))
    print(min(best)[2], flush=True)
)"}};
    const Examined found = examined(task);
    const ExaminedSide& green = found.sides[0];
    EXPECT_EQ(green.had, Outcome::Win);
    EXPECT_EQ(green.got, Outcome::Draw);
    EXPECT_EQ(green.kept, green.critical) << "no single move is a mistake";
    ASSERT_GT(green.line.size(), 2u);
    const auto match = matchFrom(*task.game, task.position).value();
    std::vector<std::string> positions{match->position(0)};
    for (const std::string& move : green.line) {
        ASSERT_TRUE(match->play(move)) << move;
        positions.push_back(match->position(match->current()));
    }
    EXPECT_EQ(std::ranges::count(positions, positions.back()), 2);
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
    EXPECT_GT(*found.drawn, 10u);
    EXPECT_GT(found.asked, 3u * 30) << "of both sides, in their place as many again";
    for (const ExaminedSide& side : found.sides) {
        EXPECT_GT(side.critical, 0u);
        EXPECT_FALSE(side.line.empty());
    }
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
