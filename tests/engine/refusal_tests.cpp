// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include "core/clicking.h"
#include "engine/contract/samples.h"
#include "games/catalogue.h"

// Why a click is no part of a move, in each game's own words (Lore::refusal).

namespace bouton::testing {

namespace {

std::string why(std::string_view id, std::string_view position, Cell cell, Clicks clicked = {}) {
    const Ruleset& game = *gameNamed(id).value();
    const auto match = matchFrom(game, position).value();
    return english(game.lore.refusal({*match, match->current()}, clicked, cell));
}

} // namespace

TEST(Refusal, SaysWhatStandsInTheWay) {
    EXPECT_EQ(why("tic-tac-toe", "X../.O./... X", {0, 0}), "That cell is taken.");
    const char* towers = "G./../.R/R./.G G";
    EXPECT_EQ(why("towers", towers, {0, 0}),
              "Your own tower stands there. Click a free cell of its column, or drag the tower "
              "there.");
    EXPECT_EQ(why("towers", towers, {3, 0}), "The other tower stands there.");
    EXPECT_EQ(why("towers", towers, {4, 0}), "The other tower is in the way.");
    const char* start = "......../......../......../...OX.../...XO.../......../......../........ X";
    EXPECT_EQ(why("reversi", start, {3, 3}), "That cell is taken.");
    EXPECT_EQ(why("reversi", start, {0, 0}), "A disc there would turn none.");
    EXPECT_EQ(why("trojan-horse", "..../..../..../...H G", {3, 3}),
              "The horse stands there already.");
    EXPECT_EQ(why("trojan-horse", "..../..../..../...H G", {0, 0}), "The horse cannot jump there.");
    const char* grid = "G.../..../..../.... G";
    EXPECT_EQ(why("grid-nim", grid, {0, 0}), "That cell is filled already.");
    EXPECT_EQ(why("grid-nim", grid, {0, 2}, {{0, 2}}),
              "That cell is chosen already; Esc takes it back.");
    EXPECT_THAT(why("grid-nim", grid, {3, 1}, {{0, 2}}), ::testing::HasSubstr("side by side"));
    EXPECT_EQ(why("cards", "6:2/0:1 G", {2, 0}), "A turn takes up to 2 cards from that group.");
    EXPECT_EQ(why("cards", "1:2/2:2 G", {1, 0}), "A turn takes up to 1 card from that group.");
    EXPECT_EQ(why("cards", "6:2/0:1 G", {0, 1}), "No card is left in that group.");
    // Of what is no part of the board, and of a free cell, there is nothing to be said.
    for (const Cell off : {Cell{0, -1}, {0, 2}}) {
        EXPECT_EQ(why("towers", towers, off), "");
        EXPECT_EQ(why("cards", "6:2/0:1 G", off), "");
    }
    for (const Cell free : {Cell{0, 1}, {-1, 0}, {0, 3}})
        EXPECT_EQ(why("tic-tac-toe", "X../.O./... X", free), "");
}

TEST(Refusal, ComesForAnyCellOnTheBoardAndFarOffIt) {
    Random random(5);
    for (const Ruleset* game : catalogue()) {
        SCOPED_TRACE(game->name.id);
        ASSERT_TRUE(game->lore.refusal);
        const auto match = game->standard(complete(game->settings, {}).value()).value();
        for (int ply = 0; ply < 6 && !match->result(match->current()); ++ply) {
            for (const Cell cell : cellsAround(match->picture(match->current())))
                (void)english(game->lore.refusal({*match, match->current()}, {{0, 1}}, cell));
            match->play(random.below(match->moves(match->current()).size()));
        }
    }
}

} // namespace bouton::testing
