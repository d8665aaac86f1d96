// SPDX-License-Identifier: MIT
#include "engine/contract/contracts.h"
#include "explain/review.h"
#include "meadow/meadow.h"

namespace bouton::testing {

INSTANTIATE_TYPED_TEST_SUITE_P(Meadow, GameContract, Meadow);
INSTANTIATE_TYPED_TEST_SUITE_P(Meadow, SetUpContract, Meadow);
template <> const int PlayerContract<Meadow>::games = 30;
INSTANTIATE_TYPED_TEST_SUITE_P(Meadow, PlayerContract, Meadow);
INSTANTIATE_TYPED_TEST_SUITE_P(Meadow, AnalystContract, Meadow);
INSTANTIATE_TYPED_TEST_SUITE_P(Meadow, ExplanationContract, Meadow);

namespace {

Meadow::State position(std::string_view text) { return positionOf<Meadow>(text); }

} // namespace

TEST(MeadowGame, MakesPassWhoCannotGrazeWhileTheOtherCan) {
    const auto state = position("S.S/.S./S.S G");
    EXPECT_EQ(Meadow::moves(state), std::vector<Meadow::Move>{std::nullopt});
    EXPECT_EQ(Meadow::after(state, std::nullopt), position("S.S/.S./S.S S"));
}

TEST(MeadowGame, IsWonByTheLargerHerdAndDrawnByEqualOnes) {
    EXPECT_EQ(Meadow::result(position("S./.G S")), Result{});
    EXPECT_EQ(Meadow::result(position("SS./S.G S")), Result{Side::One});
    EXPECT_EQ(Meadow::result(position("SS./..G S")), std::nullopt);
    EXPECT_EQ(english(Meadow::tally(position("SS./S.G S"))), "Sheep 3, goats 1");
}

TEST(MeadowGame, RefusesHerdsSideBySideAndNamesTheCells) {
    EXPECT_EQ(refusalOf<Meadow>("S../.SG S"), "Sheep and goats graze side by side on b2+c2.");
}

TEST(MeadowGame, IsSolvedAsBruteForceSolvesIt) {
    BruteForce<Meadow> truth;
    Random random(3);
    const auto past = randomGame<Meadow>(position(".../... S"), random);
    for (const auto& state : past.states) {
        const auto last = analysed<Meadow>(state, Patience::Endless);
        ASSERT_TRUE(last && last->position.exact);
        EXPECT_EQ(last->position.outcome, truth.outcome(state));
    }
}

TEST(MeadowGame, IsEstimatedByScoresAloneWhileMuchIsOpen) {
    const auto start = position("..../..../.... S");
    const auto bounded = analysed<Meadow>(start);
    ASSERT_TRUE(bounded);
    EXPECT_FALSE(bounded->position.exact);
    EXPECT_FALSE(bounded->position.nimber || bounded->position.remoteness);
}

TEST(MeadowGame, IsReviewedInPointsNotInDiscs) {
    const auto match = matchFrom(rulesetOf<Meadow>(), "S../... G").value();
    const Analysis analysis = analysisOf(*match, 0, Patience::Endless);
    ASSERT_TRUE(analysis.position.exact);
    const Known known = [&](Match::Node node) { return node == 0 ? &analysis : nullptr; };
    std::string said;
    for (std::size_t move = 0; move < analysis.moves.size(); ++move) {
        match->go(0);
        const std::vector<Match::Node> path{0, match->play(move)};
        for (const Slip& slip : slipsOf(*match, path, known))
            said += english(whatHappened(*match, slip)) + '\n';
        said += english(whatAccuracy(*match, Side::Two, accuracyOf(*match, path, known)[1])) + '\n';
    }
    EXPECT_THAT(said, ::testing::HasSubstr(" worse than the best move."));
    EXPECT_THAT(said, ::testing::HasSubstr("points a move."));
    EXPECT_THAT(said, ::testing::Not(::testing::HasSubstr("disc")));
}

} // namespace bouton::testing
