// SPDX-License-Identifier: MIT
#include "games/reversi/ladder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "core/match_of.h"
#include "engine/reversi_positions.h"
#include "games/reversi/players.h"
#include "games/reversi/reversi.h"
#include "lab/contest.h"
#include "lab/opening.h"
#include "lab/ratings.h"

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
        const Board board = played(6 + random.below(36), random);
        if (reversi::Moves(board).size() > 2)
            all.push_back(board);
    }
    return all;
}

int turnedBy(const Board& board, int move) { return reversi::count(reversi::flips(board, move)); }

int mostTurned(const Board& board) {
    int most = 0;
    for (const int move : reversi::Moves(board))
        most = std::max(most, turnedBy(board, move));
    return most;
}

PlayerChoice chosen(const std::string& player) {
    return choosePlayer(rulesetOf<Reversi>(), readSpec(player).value()).value();
}

void expectRating(const std::string& player, const Rated& rated) {
    const auto told = ratingOf(rulesetOf<Reversi>(), chosen(player));
    ASSERT_TRUE(told) << player;
    EXPECT_NEAR(told->value, rated.rating, 0.51) << player;
    EXPECT_NEAR(told->within, rated.within, 0.51) << player;
}

AnyPlayer step(int number, std::uint64_t seed) {
    const PlayerChoice choice = chosen("ladder:step=" + std::to_string(number));
    return rulesetOf<Reversi>().makePlayer(choice.player, choice.settings, seed);
}

Contest contest(int one, int other, int pairs) {
    return {.start =
                [](std::uint64_t seed) {
                    auto match = rulesetOf<Reversi>().standard({});
                    Random random(seed);
                    playAtRandom(**match, 8, random);
                    return match;
                },
            .players = {step(one, 1), step(other, 2)},
            .pairs = pairs};
}

} // namespace

TEST(ReversiLadder, ErrsByADiscOrTwoUpToTheThirteenthAndVariesItsOpeningsThen) {
    for (int number = 1; number <= mostSteps; ++number) {
        const Effort& effort = ladderStep(number).effort;
        EXPECT_EQ(effort.mistakes, number > 13 ? 0 : number == 10 || number == 11 ? 2 : 1);
        EXPECT_EQ(effort.errs(), number <= 13) << number;
        EXPECT_EQ(effort.varied, number > 13) << number;
    }
    EXPECT_EQ(&ladderStep(0), &ladderStep(1));
    EXPECT_EQ(&ladderStep(mostSteps + 1), &ladderStep(mostSteps));
}

TEST(ReversiLadder, ALowStepSaysWhyItChoseItsMoveAndNotWhatItIsWorth) {
    using reversi::Motive;
    std::map<Motive, int> found;
    for (const Board& board : positions(300))
        for (const int number : {1, 6}) {
            const Effort& effort = ladderStep(number).effort;
            if (reversi::count(board.empty()) <= effort.solveFrom)
                continue;
            std::vector<int> told;
            const auto thought = Engine(8).think(
                board, effort, 3, {}, [&](const auto& now) { told.push_back(now.score); });
            EXPECT_EQ(told.size(), 0u);
            ASSERT_TRUE(thought.motive);
            ++found[*thought.motive];
            const int most = mostTurned(board);
            if (*thought.motive == Motive::MostDiscs) {
                EXPECT_EQ(turnedBy(board, thought.move), most);
            } else if (number == 1 && *thought.motive == Motive::SeemedBest) {
                EXPECT_LT(turnedBy(board, thought.move), most);
            }
            EXPECT_THAT(english(reversi::inWords(thought, board)),
                        ::testing::Not(::testing::HasSubstr("depth")));
        }
    EXPECT_GE(found[Motive::Overlooked], 100);
    EXPECT_GE(found[Motive::MostDiscs], 100);
    EXPECT_GE(found[Motive::SeemedBest], 20);
    // By symmetry no first move is better than another.
    for (std::uint64_t seed = 0; seed < 50; ++seed)
        for (const int number : {1, 6})
            EXPECT_NE(
                Engine(8).think(reversi::startBoard, ladderStep(number).effort, seed, {}).motive,
                Motive::Overlooked);
    // Who looks at every move overlooks none; who cares for no discs does not play for them.
    for (const Board& board : positions(30)) {
        EXPECT_NE(
            Engine(8).think(board, {.plies = 1, .solveFrom = 0, .judgement = 0}, 3, {}).motive,
            Motive::Overlooked);
        EXPECT_EQ(Engine(8).think(board, {.plies = 1, .solveFrom = 0, .mistakes = 9}, 3, {}).motive,
                  Motive::SeemedBest);
        if (reversi::count(board.empty()) <= 20) {
            EXPECT_FALSE(
                Engine(8).think(board, {.plies = 1, .solveFrom = 20, .mistakes = 9}, 3, {}).motive);
        }
    }
}

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
        {1, 0, {69, 6, 189, 16, 120}},  {2, 1, {6, 6, 115, 24, 249}},
        {2, 0, {5, 3, 66, 8, 158}},     {3, 2, {16, 2, 133, 20, 229}},
        {3, 1, {0, 0, 43, 10, 187}},    {4, 3, {33, 9, 163, 14, 181}},
        {4, 2, {3, 0, 49, 3, 185}},     {5, 4, {28, 7, 155, 11, 199}},
        {5, 3, {8, 0, 61, 12, 159}},    {6, 5, {28, 6, 164, 15, 187}},
        {6, 4, {3, 0, 58, 4, 175}},     {7, 6, {35, 6, 182, 8, 169}},
        {7, 5, {2, 1, 76, 9, 152}},     {8, 7, {31, 5, 187, 7, 170}},
        {8, 6, {4, 0, 78, 5, 153}},     {9, 8, {46, 9, 179, 15, 151}},
        {9, 7, {9, 1, 72, 6, 152}},     {10, 9, {9, 2, 157, 16, 216}},
        {10, 8, {5, 1, 64, 8, 162}},    {11, 10, {43, 12, 218, 14, 113}},
        {11, 9, {1, 0, 73, 7, 159}},    {12, 11, {41, 7, 206, 11, 135}},
        {12, 10, {20, 2, 109, 9, 100}}, {13, 12, {19, 3, 167, 19, 192}},
        {13, 11, {6, 1, 86, 9, 138}},   {14, 13, {41, 5, 229, 15, 110}},
        {14, 12, {2, 1, 72, 15, 150}},  {15, 14, {21, 4, 218, 24, 133}},
        {15, 13, {4, 3, 100, 8, 125}},  {16, 15, {2, 2, 181, 25, 190}},
        {16, 14, {1, 0, 61, 11, 127}},  {17, 16, {3, 2, 62, 12, 21}},
        {17, 15, {0, 0, 34, 8, 58}},    {18, 17, {2, 0, 43, 4, 31}},
        {18, 16, {0, 0, 25, 4, 31}},
    };
    return all;
}

} // namespace

TEST(ReversiLadder, HasTheRatingsOfTheGamesThatWerePlayed) {
    const std::vector<Rated> rated = ratingsOf(mostSteps + 1, gamesOfTheLadder());
    for (int number = 1; number <= mostSteps; ++number) {
        const Rated& step = rated[static_cast<std::size_t>(number)];
        EXPECT_NEAR(ladderStep(number).rating, step.rating, 0.51) << number;
        EXPECT_NEAR(ladderStep(number).within, step.within, 0.51) << number;
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
         {{2, {58, 9, 194, 15, 124}}, {3, {138, 20, 182, 7, 53}}, {4, {193, 16, 150, 9, 32}}}},
        {"minimax:depth=2",
         {{4, {38, 12, 171, 16, 163}}, {5, {94, 7, 212, 11, 76}}, {6, {182, 15, 159, 5, 39}}}},
        {"minimax:depth=3",
         {{5, {84, 5, 193, 13, 105}}, {6, {142, 17, 187, 6, 48}}, {7, {226, 10, 139, 6, 19}}}},
        {"minimax:depth=4",
         {{5, {39, 5, 184, 12, 160}}, {6, {83, 11, 196, 13, 97}}, {7, {145, 14, 188, 4, 49}}}},
        {"engine:level=1", {{5, {116, 16, 88, 2, 18}}, {6, {176, 6, 55, 0, 3}}}},
        {"engine:level=2", {{6, {101, 3, 120, 2, 14}}, {7, {131, 9, 92, 3, 5}}}},
        {"engine:level=3", {{7, {74, 5, 126, 9, 26}}, {8, {129, 3, 96, 2, 10}}}},
        {"engine:level=4",
         {{8, {86, 7, 118, 3, 26}}, {9, {115, 10, 93, 3, 19}}, {10, {197, 6, 36, 0, 1}}}},
        {"engine:level=5", {{12, {4, 1, 78, 10, 147}}, {13, {36, 5, 137, 9, 53}}}},
        {"engine:level=6",
         {{14, {10, 1, 130, 12, 87}}, {15, {16, 4, 200, 5, 15}}, {16, {115, 14, 106, 3, 2}}}},
        {"engine:level=7", {{16, {5, 2, 103, 4, 6}}, {17, {32, 6, 78, 2, 2}}}},
        {"engine:level=8", {{17, {5, 1, 106, 1, 7}}}},
        {"engine:level=12", {{17, {0, 1, 33, 2, 24}}, {18, {4, 5, 41, 2, 8}}}},
    };
    constexpr std::size_t guest = mostSteps + 1;
    for (const auto& [player, games] : results) {
        std::vector<Played> all = gamesOfTheLadder();
        for (const Result& result : games)
            all.push_back({guest, static_cast<std::size_t>(result.step), result.pairs});
        expectRating(player, ratingsOf(guest + 1, all)[guest]);
    }
}

// The strongest has too little to lose against any step.
TEST(ReversiLadder, RatesTheStrongestByItsGamesAgainstTheExpert) {
    constexpr std::size_t expert = mostSteps + 1, master = expert + 1;
    std::vector<Played> all = gamesOfTheLadder();
    all.insert(all.end(), {{expert, 17, {0, 1, 33, 2, 24}},
                           {expert, 18, {4, 5, 41, 2, 8}},
                           {master, expert, {0, 0, 15, 3, 2}}});
    expectRating("master", ratingsOf(master + 1, all)[master]);
}

TEST(ReversiLadder, RatesNobodyWhoWasNotMeasured) {
    const auto rated = [](const char* player) {
        return ratingOf(rulesetOf<Reversi>(), chosen(player)).has_value();
    };
    EXPECT_TRUE(rated("engine:level=4,threads=2"));
    EXPECT_FALSE(rated("engine:level=4,time=1"));
    EXPECT_FALSE(rated("engine:level=4,clock=60"));
    EXPECT_FALSE(rated("engine:level=19"));
    EXPECT_FALSE(rated("minimax:depth=8"));
    EXPECT_EQ(ratingOf(rulesetOf<Reversi>(), chosen("random")), Rating{});
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
        ASSERT_EQ(turnedBy(board, engine.think(board, greedy, ++seed, {}).move), mostTurned(board));
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
        const Board board = endgameOf(random, 8);
        const Effort blind{.plies = 1, .solveFrom = 8, .mistakes = 30, .judgement = 0, .sight = 1};
        const auto thought = engine.think(board, blind, random.seed(), {});
        EXPECT_TRUE(thought.exact);
        EXPECT_EQ(thought.score, engine.think(board, {.solveFrom = 8}, 1, {}).score);
    }
}

} // namespace bouton::testing
