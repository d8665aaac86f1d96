// SPDX-License-Identifier: MIT
#include "games/reversi/engine.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <climits>
#include <map>
#include <ranges>
#include <set>

#include "core/random.h"
#include "engine/contract/theory_contract.h"
#include "engine/failing_memory.h"
#include "engine/reversi_boards.h"
#include "engine/reversi_positions.h"
#include "engine/stop_at_poll.h"
#include "games/reversi/ladder.h"
#include "games/reversi/players.h"
#include "games/reversi/reversi.h"

namespace bouton::testing {

namespace {

using reversi::Board;
using reversi::Effort;
using reversi::Engine;
using reversi::Thought;

std::string ruleOf(std::string_view player, const Settings& settings, std::string_view position) {
    const Past<Reversi> past{{positionOf<Reversi>(position)}, {}};
    return english(playerNamed<Reversi>(player, 1, settings)(past, {}).value().rule);
}

int playedGame(const Player<Reversi>& dark, const Player<Reversi>& light, int randomPlies,
               Random& random) {
    Past<Reversi> past = randomGame<Reversi>({}, random, static_cast<std::size_t>(randomPlies));
    while (!Reversi::result(past.now())) {
        const auto& player = past.now().toMove == Side::One ? dark : light;
        play(past, Reversi::moves(past.now())[player(past, {}).value().move]);
    }
    const int score = reversi::finalScore(past.now().board);
    return past.now().toMove == Side::One ? score : -score;
}

} // namespace

TEST(ReversiPlayers, SayByWhichRuleTheyMove) {
    const std::string pass =
        "OX....../......../......../......../......../......../......../........ X";
    const std::string only =
        "OX....../......../......../......../......../......../......../........ O";
    for (const char* player : {"minimax", "engine"}) {
        EXPECT_EQ(ruleOf(player, {}, pass), "no move turns a disc");
        EXPECT_EQ(ruleOf(player, {}, only), "it is the only legal move");
    }
    const std::string start =
        "......../......../......../...OX.../...XO.../......../......../........ X";
    EXPECT_TRUE(ruleOf("engine", {{"level", 5}, {"book", 0}}, start).ends_with("; depth 3"));
    EXPECT_EQ(ruleOf("engine", {{"level", 4}}, start),
              "it leaves the other side 3 moves, which seemed best to it");
    const auto choice = playerNamed<Reversi>("engine", 1, {{"book", 0}})(
        {{positionOf<Reversi>(start)}, {}}, {.stop = alreadyStopped()});
    EXPECT_EQ(english(choice.value().rule), "it had no time to look ahead");
}

TEST(ReversiPlayers, SayWhatAMoveSeemsToComeTo) {
    using reversi::Motive;
    const auto said = [](int move, int score) {
        return english(reversi::inWords({.move = move, .plies = 5, .score = score}, {}));
    };
    EXPECT_EQ(said(1, 2), "it seems ahead by 2 discs; depth 5");
    EXPECT_EQ(said(1, 1), "about even; depth 5");
    EXPECT_EQ(said(1, -1), "about even; depth 5");
    EXPECT_EQ(said(1, -2), "it seems behind by 2 discs; depth 5");
    EXPECT_EQ(said(7, 2), "it takes a corner and seems ahead by 2 discs; depth 5");
    EXPECT_EQ(said(56, 0), "it takes a corner, about even; depth 5");
    EXPECT_EQ(said(63, -2), "it takes a corner, but seems behind by 2 discs; depth 5");
    const auto chose = [](std::string_view row, int move, Motive motive) {
        const Board board =
            positionOf<Reversi>(
                std::string(row)
                + "/......../......../......../......../......../......../........ X")
                .board;
        return english(reversi::inWords({.move = move, .motive = motive}, board));
    };
    EXPECT_EQ(chose(".OX.....", 0, Motive::SeemedBest), "it takes a corner");
    EXPECT_EQ(chose(".XO.....", 3, Motive::SeemedBest), "it leaves the other side no move");
    EXPECT_EQ(chose("OXOXO...", 5, Motive::SeemedBest),
              "it leaves the other side 1 move, which seemed best to it");
    EXPECT_EQ(chose(".OX.....", 0, Motive::MostDiscs), "no move turns more discs");
    EXPECT_EQ(chose(".OX.....", 0, Motive::Overlooked),
              "overlooked a move that it would have liked better");
}

TEST(ReversiEngine, SolvesWhatIsWithinItsReach) {
    for (const Board& board : boards(40, 10)) {
        const int score = exactScore(board);
        const Thought thought = Engine(10).think(board, Effort::ofLevel(6), 1, {});
        ASSERT_TRUE(thought.exact);
        ASSERT_EQ(thought.score, score);
        ASSERT_EQ(-exactScore(reversi::after(board, thought.move)), score);
    }
}

TEST(ReversiEngine, GoesOnToTheExactScoreWhereItMayLookToTheEnd) {
    for (const Board& board : boards(20, 12)) {
        const Thought thought = Engine(10).think(board, {.plies = 64, .solveFrom = 4}, 1, {});
        ASSERT_TRUE(thought.exact);
        ASSERT_EQ(thought.score, exactScore(board));
    }
}

TEST(ReversiEngine, ThinksTheSameWhateverItThoughtOfBefore) {
    Engine used(12);
    for (const Board& board : boards(15, 60)) {
        const Thought first = Engine(12).think(board, Effort::ofLevel(6), 7, {});
        Effort timed = Effort::ofLevel(7); // of the same board, and deeper
        used.think(board, timed, 7, {});
        timed.milliseconds = 600'000;
        used.think(board, timed, 7, {});
        const Thought again = used.think(board, Effort::ofLevel(6), 7, {});
        ASSERT_EQ(first.move, again.move);
        ASSERT_EQ(first.score, again.score);
        ASSERT_EQ(first.plies, again.plies);
        ASSERT_EQ(first.nodes, again.nodes);
        ASSERT_EQ(first.line.all(), again.line.all());
    }
}

TEST(ReversiEngine, UnderATimeAThoughtGoesOnFromTheOnesBefore) {
    const Effort effort{.plies = 64, .solveFrom = 0, .milliseconds = 600'000, .nodes = 60'000};
    int deeper = 0, all = 0;
    for (const Board& board : boards(15, 50)) {
        Engine engine(14);
        const Thought before = engine.think(board, effort, 7, {});
        Board next = board;
        for (int i = 0; i < 2 && i < before.line.size; ++i)
            next = reversi::after(next, before.line.moves[static_cast<std::size_t>(i)]);
        if (reversi::isOver(next))
            continue;
        const int fresh = Engine(14).think(next, effort, 7, {}).plies;
        deeper += engine.think(next, effort, 7, {}).plies - fresh;
        ++all;
    }
    EXPECT_GE(all, 10);
    EXPECT_GE(deeper, 3); // plies
}

TEST(ReversiEngine, HelpersChangeNoExactScore) {
    for (const Board& board : boards(15, 12)) {
        const Thought alone = Engine(10).think(board, {.solveFrom = 12}, 7, {});
        const Thought together = Engine(10).think(board, {.solveFrom = 12, .threads = 4}, 7, {});
        ASSERT_TRUE(together.exact);
        ASSERT_EQ(alone.score, together.score);
    }
}

TEST(ReversiEngine, MemoryThatRunsOutInAHelperReachesTheCaller) {
    constexpr std::size_t searcher = 100'000; // bytes: less than the tables of a helper's search
    for (const int threads : {2, 4}) {
        Engine engine(10);
        // Without the helper's failure this would go on for hours.
        const Effort endless{.plies = 60, .solveFrom = 64, .threads = threads};
        {
            const MemoryFailsElsewhere failing(searcher);
            EXPECT_THROW(engine.think(reversi::startBoard, endless, 3, {}), std::bad_alloc);
            EXPECT_GE(failing.failed(), 1);
        }
        const Board board = boards(1, 10).front();
        EXPECT_TRUE(engine.think(board, {.solveFrom = 12, .threads = threads}, 3, {}).exact);
    }
}

TEST(ReversiEngine, ATableThatIsTooLargeIsRefusedAsMemoryThatRanOut) {
    if (BOUTON_SANITIZED)
        GTEST_SKIP() << "A sanitizer ends the program where so much memory is asked for.";
    constexpr int beyondAnyMachine = 44; // 2^51 bytes
    Engine engine(beyondAnyMachine);
    EXPECT_THROW(engine.think(reversi::startBoard, {}, 3, {}), std::bad_alloc);
}

TEST(ReversiEngine, StoppedAtAnyPollItHasALegalMove) {
    for (const int threads : {1, 3})
        for (std::uint64_t stopAt = 1; stopAt <= 40; ++stopAt) {
            const StopAtPoll stop(stopAt);
            const Board board = reversi::startBoard;
            const Effort endless{.plies = 60, .solveFrom = 64, .threads = threads};
            const Thought thought = Engine(10).think(board, endless, 3, stop.token());
            stop.release();
            ASSERT_TRUE(isLegal(board, thought.move));
            ASSERT_LE(stop.asked(), stopAt + 1);
            ASSERT_FALSE(thought.exact);
        }
}

TEST(ReversiEngine, StoppedInAnEndgameItStillHasALegalMove) {
    for (const Board& board : boards(10, 30))
        for (std::uint64_t stopAt = 1; stopAt <= 12; ++stopAt) {
            const StopAtPoll stop(stopAt);
            const Thought thought = Engine(10).think(board, {.solveFrom = 64}, 3, stop.token());
            stop.release();
            ASSERT_TRUE(isLegal(board, thought.move));
        }
}

// Not by moves of which some were looked at deeper than others.
TEST(ReversiEngine, StoppedInTheOpeningItPlaysByTheLastDepthThatAllMovesCameTo) {
    const Board board = reversi::after(reversi::startBoard, 37);
    std::map<int, std::pair<int, int>> known; // by plies: the move and its score
    for (std::uint64_t stopAt = 1; stopAt <= 60; ++stopAt) {
        const StopAtPoll stop(stopAt);
        const Thought thought =
            Engine(10).think(board, {.plies = 60, .varied = true}, 3, stop.token());
        stop.release();
        const std::pair now(thought.move, thought.score);
        if (thought.plies > 2) { // before that there is nothing better to go by
            ASSERT_EQ(known.try_emplace(thought.plies, now).first->second, now) << stopAt;
        }
    }
    EXPECT_GE(known.size(), 2u);
}

TEST(ReversiEngine, ATimeEndsItsThought) {
    const Thought thought = Engine(12).think(reversi::startBoard, Effort::ofTime(20), 3, {});
    EXPECT_TRUE(isLegal(reversi::startBoard, thought.move));
    EXPECT_LT(thought.plies, 60);
}

TEST(ReversiEngine, ANumberOfNodesEndsItsThoughtEachTimeAtTheSamePlace) {
    for (const Board& board : boards(5, 58)) {
        const Effort effort{.plies = 60, .solveFrom = 30, .nodes = 20'000};
        const Thought first = Engine(12).think(board, effort, 3, {});
        const Thought again = Engine(12).think(board, effort, 3, {});
        ASSERT_TRUE(isLegal(board, first.move));
        ASSERT_LE(first.nodes, 20'000u + 2 * Poll::interval);
        ASSERT_EQ(first.move, again.move);
        ASSERT_EQ(first.nodes, again.nodes);
    }
}

// Else a board that is new would wait for those that were prepared before.
TEST(ReversiEngine, APreparationLooksAtEveryBoardBeforeItGoesDeeperIntoOne) {
    const Reversi::State first = Reversi::after({}, Reversi::moves({}).front());
    std::vector<Board> replies;
    for (const int move : Reversi::moves(first))
        replies.push_back(Reversi::after(first, move).board);
    Effort effort = Effort::ofTime(1'000);
    effort.nodes = 300'000;
    Engine engine;
    engine.prepare({replies.front()}, effort, {});
    effort.nodes = 20'000;
    engine.prepare(replies, effort, {});
    const Thought thought = engine.think(replies.back(), {.plies = 4}, 1, {});
    EXPECT_GE(thought.plies, 4);
    EXPECT_EQ(thought.nodes, 0u) << "it was found ahead";
}

TEST(ReversiEngine, AClockLastsForTheWholeGame) {
    for (const int clock : {1'000, 60'000, 36'000'000}) {
        int left = clock;
        for (int empty = 60; empty > 0; empty -= 2) {
            const Effort effort = Effort::ofClock(left, empty);
            ASSERT_GE(effort.milliseconds, 1);
            ASSERT_GE(effort.milliseconds, left / 36) << "it hoards at " << empty;
            left -= effort.milliseconds;
            ASSERT_GE(left, 0) << "it is out of time at " << empty;
        }
    }
    Effort late = Effort::ofClock(0, 40); // out of time, it still moves
    ASSERT_EQ(late.milliseconds, 1);
    late.nodes = 2'000'000; // as a whole second takes
    EXPECT_LT(Engine(10).think(reversi::startBoard, late, 1, {}).nodes, late.nodes / 2);
}

TEST(ReversiEngine, ATimeSaysFromWhereTheEndIsSolved) {
    const auto solveFrom = [](int milliseconds) {
        const Effort effort = Effort::ofTime(milliseconds);
        EXPECT_EQ(effort.outcomeFrom, effort.solveFrom + 5);
        EXPECT_EQ(effort.milliseconds, milliseconds);
        EXPECT_EQ(effort.plies, reversi::cells);
        return effort.solveFrom;
    };
    EXPECT_EQ(solveFrom(0), 17);
    EXPECT_EQ(solveFrom(59), 17);
    EXPECT_EQ(solveFrom(60), 18);
    EXPECT_EQ(solveFrom(149), 18);
    EXPECT_EQ(solveFrom(150), 19);
    EXPECT_EQ(solveFrom(374), 19);
    EXPECT_EQ(solveFrom(375), 20);
    EXPECT_EQ(solveFrom(INT_MAX), 36);
}

// Of a minute: four for a move at which who wins is solved, or one later.
TEST(ReversiEngine, AClockIsCutIntoShares) {
    std::vector<int> shares;
    for (const int empty : {60, 40, 32, 31, 30, 29, 28, 20, 2})
        shares.push_back(Effort::ofClock(60'000, empty).milliseconds);
    EXPECT_EQ(shares,
              (std::vector{2'000, 3'000, 3'750, 4'000, 4'000, 17'140, 17'140, 17'140, 17'140}));
}

TEST(ReversiEngine, VariesItsFirstTenPliesAlone) {
    const auto depthsWith = [](int empty) {
        Random random(8);
        const Board board = endgameOf(random, empty);
        EXPECT_EQ(reversi::count(board.empty()), empty);
        std::vector<int> depths;
        Engine(10).think(board, {.plies = 3, .solveFrom = 0, .varied = true}, 1, {},
                         [&](const Thought& now) { depths.push_back(now.plies); });
        return depths;
    };
    EXPECT_EQ(depthsWith(51), (std::vector{1, 3})) << "of each move, a ply less";
    EXPECT_EQ(depthsWith(50), (std::vector{1, 2, 3}));
}

TEST(ReversiEngine, AClockIsSpentWhereWhoWinsIsSolved) {
    const int left = 60'000;
    const int border = Effort::ofClock(left, 20).outcomeFrom;
    ASSERT_GT(border, 20);
    ASSERT_LT(border, 50);
    EXPECT_GE(Effort::ofClock(left, border - 2).milliseconds,
              3 * Effort::ofClock(left, border + 4).milliseconds);
}

TEST(ReversiEngine, BeatsTheRandomPlayerAndHigherLevelsBeatLowerOnes) {
    Random random(31);
    const auto series = [&](const Player<Reversi>& first, const Player<Reversi>& second,
                            int games) {
        int points = 0; // of the first player; a win counts two
        for (int i = 0; i < games; ++i) {
            const int score = i % 2 ? -playedGame(second, first, 6, random)
                                    : playedGame(first, second, 6, random);
            points += score > 0 ? 2 : score == 0 ? 1 : 0;
        }
        return points;
    };
    const auto engine = [](int level) {
        return playerNamed<Reversi>("engine", 4, {{"level", level}});
    };
    EXPECT_GE(series(engine(3), playerNamed<Reversi>("random", 5), 20), 36);
    EXPECT_GE(series(engine(5), engine(1), 20), 30);
}

TEST(ReversiEngine, ItsLowLevelsAndItsOpeningsAreNotAlwaysTheSame) {
    for (const int level : {1, 2, 3, 4, 7, 12}) {
        std::set<std::vector<int>> games;
        for (std::uint64_t seed = 0; seed < 12; ++seed) {
            const auto player = playerNamed<Reversi>("engine", seed, {{"level", level}});
            Past<Reversi> past{{Reversi::State{}}, {}};
            for (int ply = 0; ply < 8; ++ply)
                play(past, Reversi::moves(past.now())[player(past, {}).value().move]);
            games.insert(past.moves);
        }
        EXPECT_GE(games.size(), 6u) << level;
    }
}

TEST(ReversiEngine, ItsHighLevelsOpenWithNothingThatADeepSearchFindsWorse) {
    const Board board = reversi::after(reversi::startBoard, 37); // after f5, where f4 is bad
    reversi::TranspositionTable table(12);
    Limit limit({});
    std::map<int, int> scores;
    for (const int move : reversi::Moves(board)) {
        reversi::Deepening option(reversi::after(board, move),
                                  {table, limit, *reversi::Weights::embedded()});
        for (int depth = 1; depth <= 11; depth += 2)
            ASSERT_TRUE(option.search(depth, 0));
        scores[move] = -option.score();
    }
    const int best = std::ranges::max(std::views::values(scores));
    ASSERT_LT(std::ranges::min(std::views::values(scores)), best - 2);
    const Effort effort = reversi::ladderStep(reversi::mostSteps).effort;
    ASSERT_TRUE(effort.varied);
    for (std::uint64_t seed = 0; seed < 8; ++seed)
        EXPECT_GE(scores[Engine(12).think(board, effort, seed, {}).move], best - 2);
}

TEST(ReversiEngine, ALevelIsAtLeastAsDeepAsTheOneBefore) {
    for (int level = 2; level <= 20; ++level) {
        const Effort lower = Effort::ofLevel(level - 1), higher = Effort::ofLevel(level);
        EXPECT_GE(higher.plies, lower.plies);
        EXPECT_GE(higher.solveFrom, lower.solveFrom);
        EXPECT_LE(higher.mistakes, lower.mistakes);
    }
}

} // namespace bouton::testing
