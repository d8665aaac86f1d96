// SPDX-License-Identifier: MIT
#include "session/fair_start.h"

#include <gtest/gtest.h>

#include "games/catalogue.h"
#include "session/set_up.h"
#include "support/games.h"

// Starts that are drawn at random, and for whom they are lost.

namespace bouton::testing {

namespace {

constexpr std::uint64_t seeds = 200;

std::vector<const Ruleset*> gamesThatDraw() {
    std::vector<const Ruleset*> all;
    for (const Ruleset* game : catalogue())
        if (game->name.autoFill)
            all.push_back(game);
    return all;
}

Plan planFor(const Ruleset& game, bool humanBegins, const Settings& settings = {}) {
    const Seat computer{proposedOpponent(game)};
    Plan plan{complete(game.settings, settings).value(), true, {}};
    plan.seats[humanBegins ? 1 : 0] = computer;
    return plan;
}

Picture drawnStart(const Ruleset& game, const Plan& plan, std::uint64_t seed) {
    Random random(seed);
    return *SetUp(game).drawn(plan, random).value().start;
}

Picture firstDrawn(const Ruleset& game, const Plan& plan, std::uint64_t seed) {
    Random random(seed);
    return game.random(plan.settings, random).value()->picture(0);
}

// By the whole analysis of the game, which is exact here; for who is to move.
Outcome outcomeOf(const Ruleset& game, const Picture& picture) {
    const auto match = game.from(picture).value();
    std::optional<Analysis> found;
    game.makeAnalyst()(*match, 0, Patience::Bounded)({},
                                                     [&](Analysis all) { found = std::move(all); });
    EXPECT_TRUE(found && found->position.exact);
    return found->position.outcome;
}

} // namespace

TEST(FairStart, IsNotLostForTheOneHumanWhoeverBegins) {
    for (const Ruleset* game : gamesThatDraw())
        for (const bool humanBegins : {true, false})
            for (std::uint64_t seed = 0; seed < seeds; ++seed) {
                SCOPED_TRACE(std::string(game->name.id) + (humanBegins ? " human " : " computer ")
                             + std::to_string(seed));
                const Picture start = drawnStart(*game, planFor(*game, humanBegins), seed);
                EXPECT_EQ(outcomeOf(*game, start), humanBegins ? Outcome::Win : Outcome::Loss);
            }
}

TEST(FairStart, OfTwoHumansAndOfTwoComputersIsTheFirstDraw) {
    for (const Ruleset* game : gamesThatDraw()) {
        int lost = 0;
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            Plan plan = planFor(*game, true);
            plan.seats[0] = plan.seats[1];
            const Picture first = firstDrawn(*game, plan, seed);
            EXPECT_EQ(drawnStart(*game, plan, seed), first) << game->name.id << ' ' << seed;
            plan.seats = {};
            EXPECT_EQ(drawnStart(*game, plan, seed), first) << game->name.id << ' ' << seed;
            lost += outcomeOf(*game, first) == Outcome::Loss;
        }
        EXPECT_GT(lost, 0) << game->name.id << ": else nothing was shown here";
    }
}

TEST(FairStart, ThatSuitsIsTheFirstDrawToo) {
    for (const Ruleset* game : gamesThatDraw())
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const Plan plan = planFor(*game, true);
            const Picture first = firstDrawn(*game, plan, seed);
            if (outcomeOf(*game, first) != Outcome::Loss) {
                EXPECT_EQ(drawnStart(*game, plan, seed), first) << game->name.id << ' ' << seed;
            }
        }
}

TEST(FairStart, IsLostOnlyWhereThereIsNoOther) {
    // One card: who begins takes it.
    const Plan plan = planFor(gameCalled("cards"), false, {{"groups", 1}, {"cards", 1}});
    EXPECT_EQ(outcomeOf(gameCalled("cards"), drawnStart(gameCalled("cards"), plan, 1)),
              Outcome::Win);
}

TEST(FairStart, WhoseOutcomeNoTheoremTellsIsTheFirstDraw) {
    const Ruleset& wide = gameCalled("grid-nim");
    const Plan plan = planFor(wide, true, {{"size", 10}, {"free", 80}});
    for (std::uint64_t seed = 0; seed < 5; ++seed)
        EXPECT_EQ(drawnStart(wide, plan, seed), firstDrawn(wide, plan, seed));
    for (const char* id : {"reversi", "tic-tac-toe"}) {
        const auto start =
            gameCalled(id).standard(complete(gameCalled(id).settings, {}).value()).value();
        EXPECT_EQ(promiseOf(*start, planFor(gameCalled(id), true).seats), std::nullopt) << id;
    }
}

TEST(FairStart, PromisesSomethingToOneHumanAlone) {
    const auto lost = matchFrom(gameCalled("cards"), "4:3/3:2/5:4 G").value(),
               won = matchFrom(gameCalled("cards"), "5:3/7:2/4:4 G").value();
    const auto humanBegins = planFor(gameCalled("cards"), true).seats,
               computerBegins = planFor(gameCalled("cards"), false).seats;
    EXPECT_EQ(promiseOf(*lost, humanBegins), Outcome::Loss);
    EXPECT_EQ(promiseOf(*lost, computerBegins), Outcome::Win);
    EXPECT_EQ(promiseOf(*won, humanBegins), Outcome::Win);
    EXPECT_EQ(promiseOf(*won, computerBegins), Outcome::Loss);
    EXPECT_EQ(promiseOf(*won, {}), std::nullopt);
    EXPECT_EQ(promiseOf(*won, {humanBegins[1], humanBegins[1]}), std::nullopt);
}

} // namespace bouton::testing
