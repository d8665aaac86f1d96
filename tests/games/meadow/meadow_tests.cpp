#include "engine/contract/analyst_contract.h"
#include "engine/contract/brute_force.h"
#include "engine/contract/explanation_contract.h"
#include "engine/contract/game_contract.h"
#include "engine/contract/player_contract.h"
#include "engine/contract/set_up_contract.h"
#include "meadow/meadow.h"

namespace bouton::testing {

INSTANTIATE_TYPED_TEST_SUITE_P(Meadow, GameContract, Meadow);
INSTANTIATE_TYPED_TEST_SUITE_P(Meadow, SetUpContract, Meadow);
template <> const int PlayerContract<Meadow>::games = 30;
INSTANTIATE_TYPED_TEST_SUITE_P(Meadow, PlayerContract, Meadow);
INSTANTIATE_TYPED_TEST_SUITE_P(Meadow, AnalystContract, Meadow);
INSTANTIATE_TYPED_TEST_SUITE_P(Meadow, ExplanationContract, Meadow);

namespace {

Meadow::State position(std::string_view text) {
    return Meadow::read(readPicture(text, "SG").value()).value();
}

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
    const auto state = Meadow::read(readPicture("S../.SG S", "SG").value());
    ASSERT_FALSE(state);
    EXPECT_EQ(english(state.error()), "Sheep and goats graze side by side on b2+c2.");
}

TEST(MeadowGame, IsSolvedAsBruteForceSolvesIt) {
    BruteForce<Meadow> truth;
    Random random(3);
    const auto past = randomGame<Meadow>(position(".../... S"), random);
    const Analyst<Meadow> analyst = Meadow::analyst();
    for (const auto& state : past.states) {
        std::optional<Analysis> last;
        analyst({{state}, {}}, Patience::Endless, {}, [&](Analysis news) { last = news; });
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

} // namespace bouton::testing
