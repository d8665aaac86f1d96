// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "engine/contract/samples.h"
#include "games/catalogue.h"

namespace bouton::testing {

namespace {

std::optional<Outcome> told(const Match& match) {
    const auto nimber = match.game().lore.nimber({match, match.current()});
    return nimber ? std::optional(*nimber == 0 ? Outcome::Loss : Outcome::Win) : std::nullopt;
}

Outcome outcomeFound(const Match& match) {
    const Analysis analysis = analysisOf(match, match.current());
    EXPECT_TRUE(analysis.position.exact);
    return analysis.position.outcome;
}

std::unique_ptr<Match> drawn(const Ruleset& game, const Settings& settings, Random& random) {
    return game.random(complete(game.settings, settings).value(), random).value();
}

} // namespace

// Anywhere in a game, so of both sides and of finished positions too.
TEST(NimberAtOnce, GivesTheOutcomeOfTheWholeAnalysis) {
    Random random(1);
    for (const char* id : {"cards", "grid-nim", "towers", "trojan-horse"}) {
        const Ruleset& game = *gameNamed(id).value();
        int lost = 0, positions = 0;
        for (int n = 0; n < 30; ++n)
            for (const auto match = drawn(game, {}, random);; ++positions) {
                const auto outcome = told(*match);
                ASSERT_TRUE(outcome) << match->position(match->current());
                EXPECT_EQ(*outcome, outcomeFound(*match)) << match->position(match->current());
                lost += *outcome == Outcome::Loss;
                if (match->result(match->current()) || match->ply(match->current()) > 12)
                    break;
                match->play(random.below(match->moves(match->current()).size()));
            }
        EXPECT_GT(lost, 0) << id;
        EXPECT_LT(lost, positions) << id;
    }
}

TEST(NimberAtOnce, IsToldOfWideBoardsWhereTheirRegionsAreSmall) {
    const Ruleset& game = *gameNamed("grid-nim").value();
    Random random(2);
    int known = 0;
    for (int n = 0; n < 20; ++n) {
        const auto match = drawn(game, {{"size", 10}, {"free", 10}}, random);
        if (const auto outcome = told(*match)) {
            ++known;
            EXPECT_EQ(*outcome, outcomeFound(*match)) << match->position(0);
        }
    }
    EXPECT_GT(known, 15);
    EXPECT_EQ(told(*drawn(game, {{"size", 6}, {"free", 36}}, random)), Outcome::Loss);
    for (const int size : {7, 10})
        EXPECT_FALSE(told(*drawn(game, {{"size", size}, {"free", size * size}}, random)));
}

} // namespace bouton::testing
