#include "games/at_once.h"

#include <gtest/gtest.h>

#include "games/catalogue.h"

namespace bouton::testing {

namespace {

Outcome analysed(const Match& match) {
    std::optional<Analysis> found;
    match.game().scholar()(match, match.current(),
                           Patience::Bounded)({}, [&](Analysis all) { found = std::move(all); });
    EXPECT_TRUE(found && found->position.exact);
    return found->position.outcome;
}

std::unique_ptr<Match> drawn(const Ruleset& game, const Settings& settings, Random& random) {
    return game.random(complete(game.settings, settings).value(), random).value();
}

} // namespace

// Anywhere in a game, so of both sides and of finished positions too.
TEST(AtOnce, AnOutcomeIsThatOfTheWholeAnalysis) {
    Random random(1);
    for (const char* id : {"cards", "grid-nim", "towers", "trojan-horse"}) {
        const Ruleset& game = *gameNamed(id).value();
        int lost = 0, positions = 0;
        for (int n = 0; n < 30; ++n)
            for (const auto match = drawn(game, {}, random);; ++positions) {
                const auto outcome = outcomeAtOnce(*match, match->current());
                ASSERT_TRUE(outcome) << match->position(match->current());
                EXPECT_EQ(*outcome, analysed(*match)) << match->position(match->current());
                lost += *outcome == Outcome::Loss;
                if (match->result(match->current()) || match->ply(match->current()) > 12)
                    break;
                match->play(random.below(match->moves(match->current()).size()));
            }
        EXPECT_GT(lost, 0) << id;
        EXPECT_LT(lost, positions) << id;
    }
}

TEST(AtOnce, WideBoardsAreToldWhereTheirRegionsAreSmall) {
    const Ruleset& game = *gameNamed("grid-nim").value();
    Random random(2);
    int told = 0;
    for (int n = 0; n < 20; ++n) {
        const auto match = drawn(game, {{"size", 10}, {"free", 10}}, random);
        if (const auto outcome = outcomeAtOnce(*match, 0)) {
            ++told;
            EXPECT_EQ(*outcome, analysed(*match)) << match->position(0);
        }
    }
    EXPECT_GT(told, 15);
    EXPECT_FALSE(outcomeAtOnce(*drawn(game, {{"size", 10}, {"free", 100}}, random), 0));
}

TEST(AtOnce, NothingIsToldOfGamesThatMustBeSearched) {
    for (const char* id : {"reversi", "tic-tac-toe"}) {
        const Ruleset& game = *gameNamed(id).value();
        const auto match = game.standard(complete(game.settings, {}).value()).value();
        EXPECT_FALSE(outcomeAtOnce(*match, 0)) << id;
    }
}

} // namespace bouton::testing
