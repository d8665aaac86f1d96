// SPDX-License-Identifier: MIT
#include "explain/remark.h"

#include <gtest/gtest.h>

#include "games/catalogue.h"

namespace bouton::testing {

namespace {

// What the first move of a game costs, if the start has this analysis.
std::string onFirst(const char* game, const Analysis& start) {
    const auto match =
        gameNamed(game).value()->standard(complete(gameNamed(game).value()->settings, {}).value());
    return english(remarkOn(**match, (*match)->play(0), start));
}

// Of a game with nine moves at the start, of which the first has one outcome and all others
// another.
Analysis outcomes(Outcome first, Outcome others) {
    Analysis analysis;
    for (int move = 0; move < 9; ++move)
        analysis.moves.push_back({.outcome = move == 0 ? first : others});
    return analysis;
}

Analysis scores(std::initializer_list<int> all) {
    Analysis analysis;
    for (const int score : all)
        analysis.moves.push_back({.exact = false, .score = score});
    return analysis;
}

} // namespace

TEST(Remark, OfAMoveIsWhatItGivesAwayOrKeeps) {
    using enum Outcome;
    const auto cost = [](Outcome first, Outcome others) {
        return onFirst("tic-tac-toe", outcomes(first, others));
    };
    EXPECT_EQ(cost(Win, Loss), "keeps the win");
    EXPECT_EQ(cost(Draw, Loss), "keeps the draw");
    EXPECT_EQ(cost(Draw, Win), "gives the win away");
    EXPECT_EQ(cost(Loss, Win), "gives the win away");
    EXPECT_EQ(cost(Loss, Draw), "gives the draw away");
    EXPECT_EQ(cost(Loss, Loss), "") << "nothing could be lost";
}

TEST(Remark, IsADifferenceOfScoresWhereThereAreScores) {
    EXPECT_EQ(onFirst("reversi", scores({4, 4, 0, -2})), "the best move");
    EXPECT_EQ(onFirst("reversi", scores({3, 4, 0, -2})), "1 disc worse than the best move");
    EXPECT_EQ(onFirst("reversi", scores({-6, 4, 0, -2})), "10 discs worse than the best move");
}

TEST(Remark, OfALastMoveThatCostNothingIsNothing) {
    const auto last = [](const char* position, Outcome own, Outcome other) {
        const auto match = matchFrom(*gameNamed("tic-tac-toe").value(), position).value();
        Analysis before;
        before.moves.assign(match->moves(0).size(), {.outcome = other});
        before.moves.front().outcome = own;
        return english(remarkOn(*match, match->play(0), before));
    };
    const char* const ends = "X.X/OO./... X";
    EXPECT_EQ(last(ends, Outcome::Win, Outcome::Draw), "");
    EXPECT_EQ(last(ends, Outcome::Win, Outcome::Win), "");
    EXPECT_EQ(last(ends, Outcome::Draw, Outcome::Win), "gives the win away");
}

TEST(Remark, OfALastMoveThatLostDiscsIsHowMany) {
    const auto last = [](int own, int other) {
        const auto match = matchFrom(*gameNamed("reversi").value(), ".......X/..X...../.XO...../"
                                                                    "......../......../......../"
                                                                    "......../........ X")
                               .value();
        Analysis before;
        before.moves.assign(match->moves(0).size(), {.outcome = Outcome::Win, .score = other});
        before.moves.front().score = own;
        const Match::Node end = match->play(0);
        EXPECT_TRUE(match->result(end));
        return english(remarkOn(*match, end, before));
    };
    EXPECT_EQ(last(62, 64), "2 discs worse than the best move");
    EXPECT_EQ(last(64, 64), "");
}

TEST(Remark, OfAnOutcomeThatIsNotProvenIsNothing) {
    Analysis start = outcomes(Outcome::Draw, Outcome::Win);
    start.moves[0].exact = false;
    EXPECT_EQ(onFirst("tic-tac-toe", start), "");
    start = outcomes(Outcome::Draw, Outcome::Win);
    EXPECT_EQ(onFirst("tic-tac-toe", start), "gives the win away");
    for (std::size_t i = 1; i < start.moves.size(); ++i)
        start.moves[i].exact = false;
    EXPECT_EQ(onFirst("tic-tac-toe", start), "");
}

TEST(Remark, OfTheOnlyMoveIsNothing) {
    const auto match = matchFrom(*gameNamed("reversi").value(), "XO....../......../......../"
                                                                "......../......../......../"
                                                                "......../......XO X")
                           .value();
    ASSERT_EQ(match->moves(0).size(), 1u);
    const Match::Node after = match->play(0);
    EXPECT_FALSE(match->result(after));
    EXPECT_TRUE(remarkOn(*match, after, scores({3})).empty());
}

TEST(Remark, IsNotToldOfWhatIsNotValued) {
    EXPECT_EQ(onFirst("tic-tac-toe", {}), "");
    EXPECT_EQ(onFirst("reversi", scores({3, 4})), "") << "there are four moves";
}

TEST(Remark, OfTheStartIsNothing) {
    const auto match = gameNamed("tic-tac-toe").value()->standard({});
    EXPECT_TRUE(remarkOn(**match, 0, outcomes(Outcome::Win, Outcome::Loss)).empty());
}

TEST(Counts, AreReadFromATallyOfTwoNumbersAlone) {
    EXPECT_EQ(countsOf({"Dark %1, light %2", {"35", "29"}}), (std::array{35, 29}));
    EXPECT_FALSE(countsOf({}));
    EXPECT_FALSE(countsOf({"%1 of %2", {"some", "29"}}));
    EXPECT_FALSE(countsOf({"%1", {"3"}}));
}

} // namespace bouton::testing
