#include "games/reversi/ladder.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "core/match_of.h"
#include "engine/ratings.h"
#include "games/reversi/random_move.h"
#include "games/reversi/reversi.h"
#include "lab/contest.h"
#include "lab/opening.h"

namespace bouton::testing {

using reversi::Board;
using reversi::Effort;
using reversi::Engine;
using reversi::ladderStep;
using reversi::mostSteps;

namespace {

// Positions of random games in which there is a choice.
std::vector<Board> positions(int number) {
    Random random(31);
    std::vector<Board> all;
    while (static_cast<int>(all.size()) < number) {
        Board board = reversi::startBoard;
        for (std::uint64_t plies = 6 + random.below(36); plies > 0 && !reversi::isOver(board);
             --plies)
            board = reversi::after(board, reversi::randomMove(board, random));
        if (reversi::Moves(board).size() > 2)
            all.push_back(board);
    }
    return all;
}

int turnedBy(const Board& board, int move) { return reversi::count(reversi::flips(board, move)); }

Mind step(int number, std::uint64_t seed) {
    const Ruleset& game = rulesetOf<Reversi>();
    const PlayerChoice choice =
        choosePlayer(game, readSpec("ladder:step=" + std::to_string(number)).value()).value();
    return game.mind(choice.player, choice.settings, seed);
}

Contest contest(int one, int other, int pairs) {
    return {.start =
                [](std::uint64_t seed) {
                    auto match = rulesetOf<Reversi>().standard({});
                    Random random(seed);
                    playAtRandom(**match, 8, random);
                    return match;
                },
            .minds = {step(one, 1), step(other, 2)},
            .pairs = pairs};
}

} // namespace

TEST(ReversiLadder, RisesByStepsOfAboutEqualStrength) {
    for (int number = 2; number <= mostSteps; ++number) {
        const int rise = ladderStep(number).rating - ladderStep(number - 1).rating;
        EXPECT_GE(rise, 50) << number;
        EXPECT_LE(rise, 250) << number;
    }
}

namespace {

// The results are those of docs/measurements.md. Player 0 moves at random.
const std::vector<Played>& gamesOfTheLadder() {
    static const std::vector<Played> all{
        {1, 0, {17, 2, 49, 3, 29}},   {2, 1, {10, 1, 42, 6, 41}},   {2, 0, {0, 0, 19, 2, 39}},
        {3, 2, {5, 3, 31, 3, 58}},    {3, 1, {1, 0, 10, 0, 49}},    {4, 3, {6, 4, 54, 3, 33}},
        {4, 2, {0, 0, 11, 0, 49}},    {5, 4, {11, 4, 44, 2, 39}},   {5, 3, {1, 0, 21, 5, 33}},
        {6, 5, {10, 0, 49, 4, 37}},   {6, 4, {0, 0, 19, 2, 39}},    {7, 6, {9, 0, 46, 6, 39}},
        {7, 5, {2, 1, 12, 0, 45}},    {8, 7, {7, 1, 46, 2, 44}},    {8, 6, {2, 0, 14, 4, 40}},
        {9, 8, {9, 4, 48, 1, 38}},    {9, 7, {7, 0, 19, 1, 33}},    {10, 9, {2, 0, 43, 1, 54}},
        {10, 8, {3, 0, 14, 1, 42}},   {11, 10, {10, 2, 51, 3, 34}}, {11, 9, {0, 0, 13, 3, 44}},
        {12, 11, {12, 3, 53, 3, 29}}, {12, 10, {1, 0, 32, 2, 25}},  {13, 12, {6, 2, 39, 4, 49}},
        {13, 11, {1, 1, 19, 4, 35}},  {14, 13, {12, 1, 46, 4, 37}}, {14, 12, {1, 0, 17, 5, 37}},
        {15, 14, {5, 2, 62, 4, 27}},  {15, 13, {0, 0, 28, 2, 30}},  {16, 15, {3, 0, 41, 7, 49}},
        {16, 14, {0, 0, 20, 2, 28}},  {17, 16, {0, 1, 30, 4, 15}},  {17, 15, {0, 0, 14, 1, 35}},
        {18, 17, {0, 0, 20, 2, 18}},  {18, 16, {0, 0, 15, 2, 13}},
    };
    return all;
}

} // namespace

TEST(ReversiLadder, HasTheRatingsOfTheGamesThatWerePlayed) {
    const std::vector<Rated> rated = ratingsOf(mostSteps + 1, gamesOfTheLadder());
    for (int number = 1; number <= mostSteps; ++number) {
        const Rated& step = rated[static_cast<std::size_t>(number)];
        EXPECT_NEAR(ladderStep(number).rating, step.rating, 1) << number;
        EXPECT_NEAR(ladderStep(number).within, step.within, 1) << number;
    }
}

// Each by itself beside the ladder, so that it moves no step.
TEST(ReversiLadder, RatesOtherPlayersByTheirGamesAgainstItsSteps) {
    struct Result {
        int step;
        Pairs pairs;
    };
    const std::map<std::string, std::vector<Result>> results{
        {"minimax:depth=1",
         {{2, {7, 1, 37, 8, 47}}, {3, {24, 3, 48, 9, 16}}, {4, {46, 4, 40, 2, 8}}}},
        {"minimax:depth=2",
         {{4, {11, 0, 45, 0, 44}}, {5, {21, 3, 49, 4, 23}}, {6, {36, 0, 50, 2, 12}}}},
        {"minimax:depth=3",
         {{5, {18, 4, 45, 5, 28}}, {6, {18, 1, 54, 3, 24}}, {7, {56, 1, 36, 0, 7}}}},
        {"minimax:depth=4",
         {{5, {1, 1, 49, 6, 43}}, {6, {13, 4, 48, 4, 31}}, {7, {28, 8, 43, 3, 18}}}},
        {"engine:level=1", {{5, {31, 3, 22, 0, 4}}, {6, {38, 1, 18, 0, 3}}}},
        {"engine:level=2", {{6, {20, 0, 32, 3, 5}}, {7, {34, 2, 22, 1, 1}}}},
        {"engine:level=3", {{7, {24, 0, 27, 1, 8}}, {8, {36, 2, 18, 0, 4}}}},
        {"engine:level=4",
         {{8, {17, 2, 30, 1, 10}}, {9, {26, 1, 27, 2, 4}}, {10, {53, 0, 7, 0, 0}}}},
        {"engine:level=5", {{12, {2, 1, 17, 2, 38}}, {13, {5, 0, 35, 2, 18}}}},
        {"engine:level=6",
         {{14, {3, 1, 39, 2, 15}}, {15, {4, 0, 48, 2, 6}}, {16, {28, 5, 27, 0, 0}}}},
        {"engine:level=7", {{16, {4, 1, 52, 1, 2}}, {17, {21, 3, 34, 0, 2}}}},
        {"engine:level=8", {{17, {2, 0, 52, 2, 4}}}},
        {"engine:level=12", {{17, {0, 0, 18, 2, 10}}, {18, {0, 3, 24, 1, 2}}}},
    };
    const Ruleset& game = rulesetOf<Reversi>();
    constexpr std::size_t guest = mostSteps + 1;
    for (const auto& [player, games] : results) {
        std::vector<Played> all = gamesOfTheLadder();
        for (const Result& result : games)
            all.push_back({guest, static_cast<std::size_t>(result.step), result.pairs});
        const Rated rated = ratingsOf(guest + 1, all)[guest];
        const auto told = ratingOf(game, choosePlayer(game, readSpec(player).value()).value());
        ASSERT_TRUE(told) << player;
        EXPECT_NEAR(told->value, rated.rating, 1) << player;
        EXPECT_NEAR(told->within, rated.within, 1) << player;
    }
}

// The strongest has too little to lose against any step.
TEST(ReversiLadder, RatesTheStrongestByItsGamesAgainstTheExpert) {
    constexpr std::size_t expert = mostSteps + 1, master = expert + 1;
    std::vector<Played> all = gamesOfTheLadder();
    all.insert(all.end(), {{expert, 17, {0, 0, 18, 2, 10}},
                           {expert, 18, {0, 3, 24, 1, 2}},
                           {master, expert, {0, 0, 6, 0, 4}}});
    const Rated rated = ratingsOf(master + 1, all)[master];
    const Ruleset& game = rulesetOf<Reversi>();
    const auto told = ratingOf(game, choosePlayer(game, {"master", {}}).value());
    ASSERT_TRUE(told);
    EXPECT_NEAR(told->value, rated.rating, 1);
    EXPECT_NEAR(told->within, rated.within, 1);
}

TEST(ReversiLadder, RatesNobodyWhoWasNotMeasured) {
    const Ruleset& game = rulesetOf<Reversi>();
    const auto rated = [&](const char* player) {
        return ratingOf(game, choosePlayer(game, readSpec(player).value()).value()).has_value();
    };
    EXPECT_TRUE(rated("engine:level=4,threads=2"));
    EXPECT_FALSE(rated("engine:level=4,time=1"));
    EXPECT_FALSE(rated("engine:level=4,clock=60"));
    EXPECT_FALSE(rated("engine:level=19"));
    EXPECT_FALSE(rated("minimax:depth=8"));
    EXPECT_EQ(ratingOf(game, choosePlayer(game, {"random", {}}).value()), Rating{});
}

TEST(Ratings, OfTwoPlayersAreTheOddsBetweenThem) {
    const auto rated = ratingsOf(2, {{1, 0, {0, 0, 0, 40, 0}}}); // three points of four
    EXPECT_NEAR(rated[1].rating, 400 * std::log10(3), 0.01);
    EXPECT_GT(rated[1].within, 0);
}

TEST(Ratings, AddUpAlongAChainAndNarrowWhereMoreIsPlayed) {
    const std::vector<Played> chain{{1, 0, {2, 4, 20, 30, 9}}, {2, 1, {4, 9, 31, 14, 12}}};
    const auto once = ratingsOf(3, chain);
    const double first = ratingsOf(2, {chain[0]})[1].rating,
                 second = ratingsOf(2, {{1, 0, chain[1].pairs}})[1].rating;
    EXPECT_NEAR(once[1].rating, first, 0.01);
    EXPECT_NEAR(once[2].rating, first + second, 0.01);
    EXPECT_GT(once[2].within, once[1].within);
    std::vector<Played> twice = chain;
    twice.insert(twice.end(), chain.begin(), chain.end());
    EXPECT_NEAR(ratingsOf(3, twice)[2].rating, once[2].rating, 0.01);
    EXPECT_NEAR(ratingsOf(3, twice)[2].within, once[2].within / std::sqrt(2), 0.5);
}

TEST(ReversiLadder, OneStepsPlayerGivesTheSameGamesForTheSameSeeds) {
    const auto games = [](std::uint64_t seed) {
        std::string records;
        Contest same = contest(3, 11, 2);
        same.seed = seed;
        EXPECT_TRUE(playContest(
            same, {}, [&](const Match& match, const Standing&) { records += match.record(); }));
        return records;
    };
    EXPECT_EQ(games(1), games(1));
    EXPECT_NE(games(1), games(2));
}

TEST(ReversiLadder, ALowStepLosesToAHigherOne) {
    for (const auto& [low, high] : {std::pair{1, 4}, {4, 8}, {8, 12}, {12, 16}}) {
        SCOPED_TRACE(high);
        const Or<Standing> standing =
            playContest(contest(high, low, 12), {}, [](const Match&, const Standing&) {});
        EXPECT_GT(halfPoints(standing.value().tally), 30) << "of 48";
    }
}

// Who counts nothing but discs takes as many as there are.
TEST(ReversiErrors, WithoutJudgementTheMostDiscsAreTaken) {
    Engine engine(8);
    const Effort greedy{.plies = 1, .solveFrom = 0, .judgement = 0};
    std::uint64_t seed = 0;
    for (const Board& board : positions(200)) {
        int most = 0;
        for (const int move : reversi::Moves(board))
            most = std::max(most, turnedBy(board, move));
        ASSERT_EQ(turnedBy(board, engine.think(board, greedy, ++seed, {}).move), most);
    }
}

TEST(ReversiErrors, WithSomeJudgementOneTakesMoreDiscsThanIsGood) {
    Engine engine(8);
    const std::vector<Board> boards = positions(200);
    const auto discsTaken = [&](int judgement) {
        int discs = 0;
        for (const Board& board : boards)
            discs += turnedBy(board, engine
                                         .think(board,
                                                {.plies = 1,
                                                 .solveFrom = 0,
                                                 .judgement = judgement,
                                                 .sight = judgement == 100 ? 99 : 100},
                                                1, {})
                                         .move);
        return discs;
    };
    const int none = discsTaken(0), some = discsTaken(20), full = discsTaken(100);
    EXPECT_GT(none, some);
    EXPECT_GT(some, full);
}

// A move that is not looked at is not made, unless none is. So the best move is made about as often
// as it is looked at.
TEST(ReversiErrors, WhatIsOverlookedIsNotPlayed) {
    Engine engine(8);
    const auto bestOf = [&](const Board& board, int sight, std::uint64_t seed) {
        return engine.think(board, {.plies = 1, .solveFrom = 0, .mistakes = 0, .sight = sight},
                            seed, {});
    };
    int same = 0, all = 0;
    for (const Board& board : positions(150)) {
        const int best = bestOf(board, 99, 12345).score;
        for (std::uint64_t seed = 1; seed <= 6; ++seed, ++all)
            same += bestOf(board, 60, seed).score == best ? 1 : 0;
    }
    EXPECT_NEAR(double(same) / all, 0.64, 0.08); // equal moves, and none that is seen, add some
}

TEST(ReversiErrors, TheEndIsSolvedAllTheSame) {
    Random random(5);
    Engine engine(8);
    for (int game = 0; game < 40; ++game) {
        Board board = reversi::startBoard;
        while (!reversi::isOver(board) && reversi::count(board.empty()) > 8)
            board = reversi::after(board, reversi::randomMove(board, random));
        if (reversi::isOver(board))
            continue;
        const Effort blind{.plies = 1, .solveFrom = 8, .mistakes = 30, .judgement = 0, .sight = 1};
        const auto thought = engine.think(board, blind, random.seed(), {});
        EXPECT_TRUE(thought.exact);
        EXPECT_EQ(thought.score, engine.think(board, {.solveFrom = 8}, 1, {}).score);
    }
}

} // namespace bouton::testing
