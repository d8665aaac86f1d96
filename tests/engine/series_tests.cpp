// SPDX-License-Identifier: MIT
#include "lab/series.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/match_of.h"
#include "games/tic_tac_toe/tic_tac_toe.h"
#include "lab/interval.h"

namespace bouton::testing {

namespace {

const Ruleset& seriesGame() { return rulesetOf<TicTacToe>(); }

AnyPlayer player(std::string_view id, std::uint64_t seed) {
    return seriesGame().makePlayer(choosePlayer(seriesGame(), {std::string(id), {}}).value().player,
                                   {}, seed);
}

// A player that always makes the first legal move.
AnyPlayer makesFirstMove() {
    return [](const Match&) -> ChoiceJob {
        return [](const Asking&) -> Or<Choice> { return Choice{0, {"the first"}}; };
    };
}

Series series(AnyPlayer first, AnyPlayer second, int games, const char* start = ".../.../... X") {
    return {.start = [start] { return matchFrom(seriesGame(), start); },
            .players = {std::move(first), std::move(second)},
            .games = games};
}

} // namespace

TEST(Series, CountsForTheFirstMoverWhateverItsColour) {
    EXPECT_EQ(playSeries(series(makesFirstMove(), makesFirstMove(), 3), {}), (Tally{3, 0, 0, 0}));
    EXPECT_EQ(playSeries(series(makesFirstMove(), makesFirstMove(), 2, "XX./.../OO. X"), {}),
              (Tally{2, 0, 0, 0}));
    EXPECT_EQ(playSeries(series(makesFirstMove(), makesFirstMove(), 2, "OOX/XXO/OX. X"), {}),
              (Tally{0, 2, 0, 0}));
    // O moves first and fills c1, X fills a2, O fills b3, and X completes its diagonal.
    EXPECT_EQ(playSeries(series(makesFirstMove(), makesFirstMove(), 4, "XX./.XO/O.. O"), {}),
              (Tally{0, 0, 4, 0}));
}

TEST(Series, AGameThatReachesTheMaximumOfPliesIsStoppedAndDrawn) {
    Series cut = series(makesFirstMove(), makesFirstMove(), 2);
    cut.mostPlies = 6;
    EXPECT_EQ(playSeries(cut, {}), (Tally{0, 2, 0, 2}));
    cut.mostPlies = 7; // the seventh move wins
    EXPECT_EQ(playSeries(cut, {}), (Tally{2, 0, 0, 0}));
}

TEST(Series, TheSameSeedsGiveTheSameTally) {
    const auto play = [](std::uint64_t seed) {
        return playSeries(series(player("random", seed), player("blocker", seed + 1), 200), {})
            .value();
    };
    EXPECT_EQ(play(1), play(1));
    EXPECT_NE(play(1), play(3));
    EXPECT_EQ(play(1).games(), 200);
}

TEST(Series, TellsItsAudienceEveryMoveAndEveryGame) {
    int moves = 0;
    std::vector<int> games;
    const Audience audience{
        .moved = [&](const Match&, const Choice& choice) { moves += !choice.rule.empty(); },
        .ended =
            [&](const Match& match, const Tally& tally) {
                EXPECT_TRUE(match.result(match.current()));
                games.push_back(tally.games());
            }};
    ASSERT_TRUE(playSeries(series(makesFirstMove(), makesFirstMove(), 3), {}, audience));
    EXPECT_EQ(moves, 21);
    EXPECT_EQ(games, (std::vector<int>{1, 2, 3}));
}

TEST(Series, AStopLeavesTheGameBeingPlayedUncounted) {
    std::stop_source source;
    int moves = 0;
    const Audience audience{.moved = [&](const Match&, const Choice&) {
        if (++moves == 10)
            source.request_stop();
    }};
    EXPECT_EQ(
        playSeries(series(makesFirstMove(), makesFirstMove(), 5), source.get_token(), audience),
        (Tally{1, 0, 0, 0}));
}

TEST(Series, ARefusalEndsItWithItsSentence) {
    const AnyPlayer refusing = [](const Match&) -> ChoiceJob {
        return [](const Asking&) -> Or<Choice> { return refuse({"Too large."}); };
    };
    const auto refused = playSeries(series(makesFirstMove(), refusing, 5), {});
    ASSERT_FALSE(refused);
    EXPECT_EQ(english(refused.error()), "Too large.");
    EXPECT_FALSE(playSeries(series(makesFirstMove(), makesFirstMove(), 1, "???"), {}));
}

TEST(Tallies, AreSeenFromTheOtherSideAndAddUpInEveryPart) {
    const Tally one{1, 2, 3, 1, {1, 2, 3, 4, 5}, {6, 7}};
    EXPECT_EQ(turned(one), (Tally{3, 2, 1, 1, {5, 4, 3, 2, 1}, {7, 6}}));
    Tally sum{10, 20, 30, 40, {10, 20, 30, 40, 50}, {60, 70}};
    add(sum, one);
    EXPECT_EQ(sum, (Tally{11, 22, 33, 41, {11, 22, 33, 44, 55}, {66, 77}}));
    EXPECT_EQ(halfPoints(one), 4);
}

TEST(Interval, IsWilsonsWithADrawAsHalfAPoint) {
    EXPECT_NEAR(interval95(1, 0, 0).low, 0.2065, 1e-4);
    EXPECT_NEAR(interval95(8, 0, 2).low, 0.4902, 1e-4);
    EXPECT_NEAR(interval95(8, 0, 2).high, 0.9433, 1e-4);
    EXPECT_EQ(interval95(0, 10, 0).low, interval95(5, 0, 5).low);
    EXPECT_EQ(interval95(0, 0, 0).low, 0);
    EXPECT_EQ(interval95(0, 0, 0).high, 1);
}

TEST(Interval, OfPairsTakesItsVarianceFromThePairs) {
    // Worked out by hand, with one pair of 0 and one of 4 half points added.
    // Shares 0 0 1/4 1/2 1/2 3/4 3/4 3/4 1 1: mean 0.55, variance 0.425 - 0.3025 = 0.35^2.
    const Interval mixed = interval95(Pairs{1, 1, 2, 3, 1});
    EXPECT_NEAR(mixed.low, 0.55 - 1.95996 * 0.35 / std::sqrt(10), 1e-5);
    EXPECT_NEAR(mixed.high, 0.55 + 1.95996 * 0.35 / std::sqrt(10), 1e-5);
    // Ten pairs of one win each: mean 1/2, variance 2 / 4 / 12.
    const Interval split = interval95(Pairs{0, 0, 10, 0, 0});
    EXPECT_NEAR(split.low, 0.384508, 1e-6);
    EXPECT_NEAR(split.high, 0.615492, 1e-6);
    // The same wins and losses, but won and lost in pairs: less is known.
    EXPECT_NEAR(interval95(Pairs{5, 0, 0, 0, 5}).low, 0.5 - 1.95996 * 0.5 / std::sqrt(12), 1e-5);
    EXPECT_LT(interval95(Pairs{5, 0, 0, 0, 5}).low, interval95(10, 0, 10).low);
    EXPECT_GT(split.low, interval95(10, 0, 10).low);
}

TEST(Interval, OfPairsLiesWithinTheSharesThatThereAre) {
    EXPECT_EQ(interval95(Pairs{}).low, 0);
    EXPECT_EQ(interval95(Pairs{}).high, 1);
    const Interval won = interval95(Pairs{0, 0, 0, 0, 50});
    EXPECT_GT(won.low, 0.9);
    EXPECT_EQ(won.high, 1);
}

TEST(Series, ARefusalCostsTheGameWhereSomebodyHearsOfIt) {
    const AnyPlayer refusing = [](const Match&) -> ChoiceJob {
        return [](const Asking&) -> Or<Choice> { return refuse({"No."}); };
    };
    std::vector<std::string> heard;
    const auto hear = [&](const Phrase& why) { heard.push_back(english(why)); };
    Series both = series(makesFirstMove(), refusing, 3);
    both.faults[1] = hear;
    const Tally tally = playSeries(both, {}).value();
    EXPECT_EQ(tally, (Tally{3, 0, 0, 0, {}, {0, 3}}));
    EXPECT_EQ(turned(tally), (Tally{0, 0, 3, 0, {}, {3, 0}}));
    EXPECT_EQ(heard, (std::vector<std::string>{"No.", "No.", "No."}));
    Tally sum = tally;
    add(sum, tally);
    EXPECT_EQ(sum.faults[1], 6);

    both.players = {refusing, makesFirstMove()};
    EXPECT_EQ(english(playSeries(both, {}).error()), "No.") << "nobody hears of the first";
}

} // namespace bouton::testing
