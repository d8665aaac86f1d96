#include "lab/series.h"

#include <gtest/gtest.h>

#include "core/match_of.h"
#include "games/tic_tac_toe/tic_tac_toe.h"
#include "lab/interval.h"

namespace bouton::testing {

namespace {

const Ruleset& game() { return rulesetOf<TicTacToe>(); }

Mind mind(std::string_view id, std::uint64_t seed) {
    return game().mind(choosePlayer(game(), {std::string(id), {}}).value().player, {}, seed);
}

// Always the first legal move.
Mind firstMove() {
    return [](const Match&) -> ChoiceJob {
        return [](const std::stop_token&) -> Or<Choice> { return Choice{0, {"the first"}}; };
    };
}

Series series(Mind first, Mind second, int games, const char* start = ".../.../... X") {
    return {.start = [start] { return matchFrom(game(), start); },
            .minds = {std::move(first), std::move(second)},
            .games = games};
}

} // namespace

TEST(Series, CountsForWhoMovesFirstWhateverTheColour) {
    EXPECT_EQ(playSeries(series(firstMove(), firstMove(), 3), {}), (Tally{3, 0, 0, 0}));
    EXPECT_EQ(playSeries(series(firstMove(), firstMove(), 2, "XX./.../OO. X"), {}),
              (Tally{2, 0, 0, 0}));
    EXPECT_EQ(playSeries(series(firstMove(), firstMove(), 2, "OOX/XXO/OX. X"), {}),
              (Tally{0, 2, 0, 0}));
    // O has the move and fills c1, X a2, O b3, and X completes its diagonal.
    EXPECT_EQ(playSeries(series(firstMove(), firstMove(), 4, "XX./.XO/O.. O"), {}),
              (Tally{0, 0, 4, 0}));
}

TEST(Series, AGameOfTheMostPliesIsStoppedAndDrawn) {
    Series cut = series(firstMove(), firstMove(), 2);
    cut.mostPlies = 6;
    EXPECT_EQ(playSeries(cut, {}), (Tally{0, 2, 0, 2}));
    cut.mostPlies = 7; // the seventh move wins
    EXPECT_EQ(playSeries(cut, {}), (Tally{2, 0, 0, 0}));
}

TEST(Series, TheSameSeedsGiveTheSameTally) {
    const auto play = [](std::uint64_t seed) {
        return playSeries(series(mind("random", seed), mind("blocker", seed + 1), 200), {}).value();
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
    ASSERT_TRUE(playSeries(series(firstMove(), firstMove(), 3), {}, audience));
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
    EXPECT_EQ(playSeries(series(firstMove(), firstMove(), 5), source.get_token(), audience),
              (Tally{1, 0, 0, 0}));
}

TEST(Series, ARefusalEndsItWithItsSentence) {
    const Mind refusing = [](const Match&) -> ChoiceJob {
        return [](const std::stop_token&) -> Or<Choice> { return refuse({"Too large."}); };
    };
    const auto refused = playSeries(series(firstMove(), refusing, 5), {});
    ASSERT_FALSE(refused);
    EXPECT_EQ(english(refused.error()), "Too large.");
    EXPECT_FALSE(playSeries(series(firstMove(), firstMove(), 1, "???"), {}));
}

TEST(Interval, IsWilsonsWithADrawAsHalfAPoint) {
    EXPECT_NEAR(interval95(8, 0, 2).low, 0.4902, 1e-4);
    EXPECT_NEAR(interval95(8, 0, 2).high, 0.9433, 1e-4);
    EXPECT_EQ(interval95(0, 10, 0).low, interval95(5, 0, 5).low);
    EXPECT_EQ(interval95(0, 0, 0).low, 0);
    EXPECT_EQ(interval95(0, 0, 0).high, 1);
}

} // namespace bouton::testing
