// SPDX-License-Identifier: MIT
#include "engine/contract/contracts.h"
#include "games/catalogue.h"
#include "kayles/silent.h"
#include "kayles/talking.h"
#include "lab/claims.h"
#include "lab/own_claim.h"

namespace bouton::testing {

INSTANTIATE_TYPED_TEST_SUITE_P(SilentKayles, GameContract, SilentKayles);
INSTANTIATE_TYPED_TEST_SUITE_P(SilentKayles, SetUpContract, SilentKayles);
INSTANTIATE_TYPED_TEST_SUITE_P(SilentKayles, PlayerContract, SilentKayles);
INSTANTIATE_TYPED_TEST_SUITE_P(SilentKayles, AnalystContract, SilentKayles);
INSTANTIATE_TYPED_TEST_SUITE_P(SilentKayles, ExplanationContract, SilentKayles);
INSTANTIATE_TYPED_TEST_SUITE_P(TalkingKayles, GameContract, TalkingKayles);
INSTANTIATE_TYPED_TEST_SUITE_P(TalkingKayles, SetUpContract, TalkingKayles);
INSTANTIATE_TYPED_TEST_SUITE_P(TalkingKayles, PlayerContract, TalkingKayles);
INSTANTIATE_TYPED_TEST_SUITE_P(TalkingKayles, AnalystContract, TalkingKayles);
INSTANTIATE_TYPED_TEST_SUITE_P(TalkingKayles, ExplanationContract, TalkingKayles);

TEST(KaylesGame, HasTheNimbersThatThePublishedTableBeginsWith) {
    // Guy and Smith 1956; Winning Ways, chapter 4.
    const int table[] = {0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1};
    for (int pins = 0; pins <= Kayles::mostPins; ++pins)
        EXPECT_EQ(Kayles::nimber(pins), table[pins]) << pins;
}

TEST(KaylesGame, IsAnalysedAsBruteForceSolvesIt) {
    BruteForce<SilentKayles> truth;
    Random random(2);
    for (int i = 0; i < 200; ++i) {
        const auto state =
            randomStart<SilentKayles>(random, {{"rows", 1 + i % 2}, {"pins", 1 + i % 6}});
        ASSERT_EQ(Kayles::analysis(state).position.nimber, truth.nimber(state))
            << write(Kayles::draw(state), "LR");
    }
}

TEST(KaylesGame, TakesNeighboursInEitherOrderOfClicks) {
    EXPECT_EQ(Kayles::clicks({{1, 3}, 2}),
              (std::vector<Clicks>{{{1, 3}, {1, 4}}, {{1, 4}, {1, 3}}}));
    EXPECT_EQ(Kayles::runs({{"II.I", ".II."}}),
              (std::vector<Clicks>{{{0, 0}, {0, 1}}, {{0, 3}}, {{1, 1}, {1, 2}}}));
}

TEST(KaylesGame, HasWordsForClaimsOfOnesOwn) {
    const Ruleset& game = **gameNamed("kayles");
    const auto verdictOf = [&](const char* text) {
        const auto& row = game.lore.vocabulary().classes.front();
        const Claim claim = ownClaim(game, text, row).value();
        Verdict last;
        testClaim({claim, {{"places", 8}}}, {}, [&](const Verdict& news) { last = news; });
        return last;
    };
    EXPECT_EQ(verdictOf("won exactly if standing > 0").against->position, "I.I L");
    EXPECT_EQ(verdictOf("moves == sum(2 * pins - 1) and (lost exactly if nimber == 0)").tested,
              510u);
    // Runs up to four are worth their pins but for the last, which is worth one.
    EXPECT_TRUE(
        verdictOf("if standing < 5 then nimber == xor(pins - 3 * max(0, pins - 3))").settled);
    EXPECT_FALSE(
        verdictOf("if standing < 5 then nimber == xor(pins - 3 * max(0, pins - 3))").against);
}

TEST(KaylesGame, IsWonByTheNimSumPlayerFromEveryWonPosition) {
    neverWorsens<SilentKayles>("nim-sum", "random", 100, [](const Kayles::State& state) {
        return Kayles::analysis(state).position.outcome;
    });
}

} // namespace bouton::testing
