// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include "engine/reversi_boards.h"
#include "games/reversi/engine.h"
#include "games/reversi/players.h"

// What the engine finds out about who wins, and the move that it plays by that.

namespace bouton::testing {

namespace {

using reversi::Board;
using reversi::Effort;
using reversi::Engine;
using reversi::Thought;

// What the engine finds out about who wins, and about the score where it gets so far, with a limit
// of nodes. Gives how many boards ended with the outcome proven and the score not, and how many
// with neither; and how many of the moves played there give away a win or a draw.
struct Shortfalls {
    int noScore = 0, noScoreLost = 0, noProof = 0, noProofLost = 0;
};
Shortfalls shortfallsOf(const std::vector<Board>& all, std::uint64_t nodes) {
    Shortfalls found;
    for (const Board& board : all) {
        const Effort effort{.plies = 64, .solveFrom = 64, .outcomeFrom = 64, .nodes = nodes};
        const Thought thought = Engine(12).think(board, effort, 1, {});
        if (thought.exact)
            continue;
        const bool isLost = reversi::outcomeOf(-exactScore(reversi::after(board, thought.move)))
                            != reversi::outcomeOf(exactScore(board));
        ++(thought.outcome ? found.noScore : found.noProof);
        (thought.outcome ? found.noScoreLost : found.noProofLost) += isLost;
    }
    return found;
}

} // namespace

TEST(ReversiEngine, KnowsWhoWinsWhereTheScoreIsOutOfItsReach) {
    for (const Board& board : boards(40, 12)) {
        const Effort effort{.plies = 4, .solveFrom = 1, .outcomeFrom = 12};
        const Thought thought = Engine(10).think(board, effort, 1, {});
        if (reversi::count(board.empty()) <= effort.solveFrom)
            continue;
        const int score = exactScore(board);
        ASSERT_EQ(thought.outcome, reversi::outcomeOf(score));
        ASSERT_TRUE(isLegal(board, thought.move));
        ASSERT_EQ(reversi::outcomeOf(-exactScore(reversi::after(board, thought.move))),
                  reversi::outcomeOf(score));
        ASSERT_EQ(thought.line.moves[0], thought.move);
    }
}

TEST(ReversiEngine, SaysWhatItHasProven) {
    int won = 0, drawn = 0, lost = 0;
    for (const Board& board : boards(400, 8)) {
        const Effort outcome{.plies = 1, .solveFrom = 0, .outcomeFrom = 8}, score{.solveFrom = 8};
        const int exact = exactScore(board);
        const Thought thought = Engine(10).think(board, outcome, 1, {});
        const std::string said = english(reversi::inWords(thought, board)),
                          saidOfScore = english(
                              reversi::inWords(Engine(10).think(board, score, 1, {}), board));
        if (thought.exact)
            continue; // one ply ahead is the end of the game
        if (exact > 0) {
            ++won;
            ASSERT_EQ(said, "it wins; solved to the end");
            ASSERT_EQ(saidOfScore, "it wins by " + std::to_string(exact)
                                       + (exact == 1 ? " disc" : " discs") + "; solved to the end");
        } else if (exact == 0) {
            ++drawn;
            ASSERT_EQ(said, "it holds the draw; solved to the end");
            ASSERT_EQ(saidOfScore, "a draw; solved to the end");
        } else {
            ++lost;
            ASSERT_THAT(said, ::testing::ContainsRegex("loses.*; solved to the end"));
            ASSERT_EQ(saidOfScore, "it loses by " + std::to_string(-exact)
                                       + (exact == -1 ? " disc" : " discs")
                                       + "; solved to the end");
        }
    }
    EXPECT_GE(won, 20);
    EXPECT_GE(drawn, 5);
    EXPECT_GE(lost, 20);
}

TEST(ReversiEngine, ToldOfALossItSaysNoScoreThatWouldBeNone) {
    Thought thought{.plies = 9, .outcome = Outcome::Loss};
    for (const int score : {0, 2}) {
        thought.score = score;
        EXPECT_EQ(english(reversi::inWords(thought, {})), "every move loses; solved to the end");
    }
    thought.score = -1;
    EXPECT_EQ(english(reversi::inWords(thought, {})),
              "it loses by 1 disc or so; solved to the end, the discs to depth 9");
}

// The opponent plays best. The game is judged by outcomes alone.
TEST(ReversiEngine, AWonPositionIsPlayedToAWonEnd) {
    int won = 0;
    for (const Board& start : boards(60, 13)) {
        if (exactScore(start) <= 0)
            continue;
        ++won;
        Engine engine(10);
        Board board = start;
        bool mine = true;
        for (; !reversi::isOver(board); mine = !mine) {
            const Effort effort = mine ? Effort{.plies = 2, .solveFrom = 0, .outcomeFrom = 64}
                                       : Effort{.solveFrom = 64};
            const Thought thought = engine.think(board, effort, 1, {});
            if (mine) {
                ASSERT_EQ(thought.outcome, Outcome::Win);
                ASSERT_FALSE(thought.exact);
            }
            board = reversi::after(board, thought.move);
        }
        ASSERT_GT(mine ? reversi::finalScore(board) : -reversi::finalScore(board), 0);
    }
    EXPECT_GE(won, 10);
}

TEST(ReversiEngine, KeepsWhoWinsWhereTheTimeEndsBeforeTheScoreIsSolved) {
    std::vector<Board> all = boards(160, 17);
    std::erase_if(all, [](const Board& board) { return reversi::count(board.empty()) < 15; });
    ASSERT_GE(all.size(), 20u);
    Shortfalls sum;
    for (const std::uint64_t nodes : {8'000u, 20'000u}) {
        const Shortfalls found = shortfallsOf(all, nodes);
        EXPECT_EQ(found.noScoreLost, 0) << nodes;
        sum.noScore += found.noScore;
        sum.noProof += found.noProof;
        sum.noProofLost += found.noProofLost;
    }
    EXPECT_GE(sum.noScore, 10);
    // What is not proven is still most often right.
    EXPECT_GE(sum.noProof, 10);
    EXPECT_LE(sum.noProofLost * 5, sum.noProof)
        << sum.noScore << ' ' << sum.noProof << ' ' << sum.noProofLost;
}

TEST(ReversiEngine, OfAProvenMoveItTellsTheProofAndThenNothingButTheExactScore) {
    int kept = 0, changed = 0;
    for (const Board& board : boards(60, 14)) {
        const int empty = reversi::count(board.empty());
        std::vector<Thought> told;
        const auto think = [&](int solveFrom) {
            told.clear();
            const Effort effort{.plies = 64, .solveFrom = solveFrom, .outcomeFrom = empty};
            return Engine(10).think(board, effort, 1, {},
                                    [&](const Thought& now) { told.push_back(now); });
        };
        const Thought proven = think(0);
        if (!proven.outcome || *proven.outcome == Outcome::Loss || proven.exact)
            continue;
        ++kept;
        ASSERT_EQ(told.back().outcome, proven.outcome);
        ASSERT_EQ(told.back().move, proven.move);
        const Thought solved = think(empty);
        ASSERT_TRUE(solved.exact);
        ASSERT_EQ(-exactScore(reversi::after(board, solved.move)), solved.score);
        ASSERT_EQ(solved.line.moves[0], solved.move);
        changed += solved.move != proven.move;
        for (const Thought& now : told)
            if (now.outcome && !now.exact) {
                ASSERT_EQ(now.move, proven.move);
                ASSERT_EQ(now.plies, proven.plies);
                ASSERT_EQ(now.score, proven.score);
            }
    }
    EXPECT_GE(kept, 20);
    EXPECT_GE(changed, 1);
}

TEST(ReversiEngine, OfALostPositionItPlaysTheMoveThatItEstimatesBest) {
    for (const Board& board : boards(120, 10)) {
        if (reversi::count(board.empty()) < 6 || exactScore(board) >= 0)
            continue;
        const Thought estimated = Engine(10).think(board, {.plies = 5, .solveFrom = 0}, 1, {});
        const Thought thought =
            Engine(10).think(board, {.plies = 5, .solveFrom = 0, .outcomeFrom = 10}, 1, {});
        ASSERT_EQ(thought.outcome, Outcome::Loss);
        ASSERT_FALSE(thought.exact);
        ASSERT_EQ(thought.plies, estimated.plies);
        ASSERT_TRUE(thought.isScored);
        ASSERT_EQ(thought.move, thought.line.moves[0]);
    }
}

} // namespace bouton::testing
