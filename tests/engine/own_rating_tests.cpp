// SPDX-License-Identifier: MIT
#include "explain/own_rating.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/random.h"

namespace bouton::testing {

namespace {

// The likelihood of a rating, by nothing but its definition.
double likelihood(double rating, const std::vector<RatedGame>& games) {
    double mean = 0, log = 0;
    for (const RatedGame& game : games)
        mean += game.opponent / double(games.size());
    const auto add = [&](double opponent, double points) {
        const double won = 1 / (1 + std::pow(10, (opponent - rating) / 400));
        log += points * std::log(won) + (1 - points) * std::log(1 - won);
    };
    add(mean, 1);
    add(mean, 0);
    for (const RatedGame& game : games)
        add(game.opponent, game.points);
    return log;
}

std::vector<RatedGame> someGames(std::uint64_t seed, int number) {
    Random random(seed);
    std::vector<RatedGame> games;
    for (int i = 0; i < number; ++i)
        games.push_back({static_cast<int>(random.below(2300)), double(random.below(3)) / 2});
    return games;
}

} // namespace

TEST(OwnRating, IsThatUnderWhichTheResultsAreLikeliest) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const auto games = someGames(seed, 5 + static_cast<int>(seed));
        const int rating = ownRating(games)->value;
        for (const int off : {-40, -3, 3, 40})
            EXPECT_GT(likelihood(rating, games), likelihood(rating + off, games)) << seed;
    }
}

TEST(OwnRating, DoesNotDependOnTheOrderOfTheGames) {
    auto games = someGames(5, 30);
    const auto rating = ownRating(games);
    std::ranges::reverse(games);
    EXPECT_EQ(ownRating(games), rating);
}

TEST(OwnRating, OfEqualResultsIsTheOpponents) {
    EXPECT_EQ(ownRating({{900, 1}, {900, 0}})->value, 900);
    EXPECT_EQ(ownRating({{900, 0.5}})->value, 900);
}

TEST(OwnRating, NeedsAGameThatWasNotWonAndOneThatWasNotLost) {
    EXPECT_FALSE(ownRating({}));
    EXPECT_FALSE(ownRating({{900, 1}}));
    EXPECT_FALSE(ownRating({{900, 0}, {2300, 0}}));
    EXPECT_TRUE(ownRating({{900, 0}, {900, 0.5}}));
    EXPECT_TRUE(ownRating({{900, 1}, {900, 0.5}}));
}

TEST(OwnRating, RisesWithEveryWin) {
    std::vector<RatedGame> games{{1000, 0}};
    for (int before = 900; games.size() <= 20;) {
        games.push_back({1000, 1});
        const auto rating = ownRating(games);
        EXPECT_GT(rating->value, before);
        EXPECT_LT(rating->value, 2000);
        before = rating->value;
    }
    EXPECT_EQ(ownRating({{1000, 1}, {1000, 1}, {1000, 0}})->value, 1070) << "three points of five";
}

TEST(OwnRating, NarrowsWithTheRootOfTheGames) {
    const auto games = [](std::size_t number) {
        return *ownRating(std::vector<RatedGame>(number, {1000, 0.5}));
    };
    EXPECT_NEAR(games(98).within, 68, 1); // 1.96 * 400 / ln 10 / sqrt(100 / 4)
    EXPECT_NEAR(games(398).within * 2, games(98).within, 1);
}

} // namespace bouton::testing
