// SPDX-License-Identifier: MIT
#include <map>
#include <set>

#include "engine/contract/theory_contract.h"
#include "engine/grid_nim_positions.h"

namespace bouton::testing {

namespace {

using grid_nim::nimberOf;

struct Answer {
    std::string move, rule;
};

Answer answerOf(const Player<GridNim>& player, const Past<GridNim>& past) {
    const auto choice = player(past, {});
    return {nameOfMove<GridNim>(GridNim::moves(past.now())[choice->move]), english(choice->rule)};
}

// The game in which `moves` are played from `start`.
Past<GridNim> pastOf(std::string_view start, std::initializer_list<const char*> moves = {}) {
    Past<GridNim> past{{gridPosition(start)}, {}};
    for (const char* move : moves)
        play(past, cellsNamed(move));
    return past;
}

// How often a player chooses each move if it is asked `draws` times with one generator.
std::map<std::string, int> movesOf(std::string_view id, const Past<GridNim>& past,
                                   const Settings& settings = {}, int draws = 1000) {
    std::map<std::string, int> counts;
    const Player<GridNim> player = playerNamed<GridNim>(id, 7, settings);
    for (int i = 0; i < draws; ++i)
        ++counts[answerOf(player, past).move];
    return counts;
}

std::set<std::string> keysOf(const std::map<std::string, int>& counts) {
    std::set<std::string> keys;
    for (const auto& [key, count] : counts)
        keys.insert(key);
    return keys;
}

std::string ruleOf(std::string_view id, std::string_view position) {
    return answerOf(playerNamed<GridNim>(id, 1), pastOf(position)).rule;
}

} // namespace

TEST(GridNimPlayers, RandomDrawsACellACountAndADirection) {
    // Two cells stand side by side. Both are filled only from the left one, with a count of 2 or 3,
    // along the row. The chance is 1 in 6; of random legal moves it would be 1 in 3.
    const auto counts = movesOf("random", pastOf("G..R/RGRG/GRGR/RGRG G"), {}, 6000);
    EXPECT_NEAR(counts.at("b1+c1"), 1000, 150);
    EXPECT_NEAR(counts.at("c1"), 3000, 200);
    EXPECT_EQ(counts.size(), 3u);
}

TEST(GridNimPlayers, RandomStopsWhereNothingContinuesAndLeavesDiagonalCellsAlone) {
    EXPECT_EQ(keysOf(movesOf("random", pastOf("..RG/.GRG/GRGR/RGRG G"))),
              (std::set<std::string>{"a1", "b1", "a2"}));
    // On the empty board every turn can be drawn. No turn goes beyond the end of a row.
    EXPECT_EQ(movesOf("random", pastOf("..../..../..../.... G"), {}, 5000).size(),
              GridNim::moves(gridPosition("..../..../..../.... G")).size());
}

TEST(GridNimPlayers, FirstFitBeginsWithTheFirstFreeCell) {
    const auto past = pastOf("GRG../...../...../...../..... G");
    EXPECT_EQ(keysOf(movesOf("first-fit", past)),
              (std::set<std::string>{"d1", "d1+e1", "d1+d2", "d1+d2+d3"}));
    EXPECT_EQ(keysOf(movesOf("first-fit", past, {{"cells", 1}})), std::set<std::string>{"d1"});
    EXPECT_EQ(keysOf(movesOf("first-fit", past, {{"cells", 2}})),
              (std::set<std::string>{"d1+e1", "d1+d2"}));
    EXPECT_EQ(keysOf(movesOf("first-fit", past, {{"cells", 3}})),
              (std::set<std::string>{"d1+e1", "d1+d2+d3"}));
    EXPECT_EQ(keysOf(movesOf("first-fit", pastOf("../.. G"), {{"cells", 3}})),
              std::set<std::string>{"a1"});
    // Nor does a turn go beyond the right edge of the widest board.
    EXPECT_EQ(keysOf(movesOf("first-fit", pastOf("GRGRGRGRG./.GRGRGRGRG/........../........../"
                                                 "........../........../........../........../"
                                                 "........../.......... G"))),
              std::set<std::string>{"j1"});
}

TEST(GridNimPlayers, CopycatMirrorsTheLastMoveAcrossTheDiagonal) {
    EXPECT_EQ(keysOf(movesOf("copycat", pastOf("..../..../..../.... G", {"b1+c1+d1"}))),
              std::set<std::string>{"a2+a3+a4"});
    EXPECT_EQ(keysOf(movesOf("copycat", pastOf("..../..../..../.... G", {"b4"}))),
              std::set<std::string>{"d2"});
}

TEST(GridNimPlayers, CopycatAnswersADiagonalCellByItsOrder) {
    EXPECT_EQ(keysOf(movesOf("copycat", pastOf("..../..../..../.... G", {"b2"}))),
              std::set<std::string>{"c3"});
    // If the opposite cell is filled, or is the same cell, it fills another diagonal cell.
    EXPECT_EQ(keysOf(movesOf("copycat", pastOf("..../..../..G./.... G", {"b2"}))),
              (std::set<std::string>{"a1", "d4"}));
    EXPECT_EQ(keysOf(movesOf("copycat", pastOf(".../.../... G", {"b2"}))),
              (std::set<std::string>{"a1", "c3"}));
    EXPECT_EQ(answerOf(playerNamed<GridNim>("copycat", 1), pastOf(".../.../... G", {"b2"})).rule,
              "it answers a diagonal cell with a random one, as the opposite one is not free");
    // If no diagonal cell is left, it fills the first free cell.
    EXPECT_EQ(keysOf(movesOf("copycat", pastOf("GG./..G/..R G", {"b2"}))),
              std::set<std::string>{"c1"});
}

TEST(GridNimPlayers, CopycatFallsBackToFirstFitOrARandomMove) {
    EXPECT_EQ(keysOf(movesOf("copycat", pastOf("GR../RG../.GG./...R G", {"c1"}))),
              (std::set<std::string>{"a3"}));
    EXPECT_EQ(keysOf(movesOf("copycat", pastOf("GR../RG../GGG./...R G", {"c1"}))),
              (std::set<std::string>{"d1", "d1+d2", "d1+d2+d3"}));
    const auto first = pastOf("..../..../..../.... G");
    EXPECT_EQ(movesOf("copycat", first, {}, 5000).size(), GridNim::moves(first.now()).size());
}

TEST(GridNimPlayers, CopycatMovingSecondOnAnEvenEmptyBoardAlwaysWinsAndNeverFallsBack) {
    for (const auto& rival : GridNim::players())
        for (const int size : {2, 4, 6})
            for (std::uint64_t seed = 0; seed < 50; ++seed) {
                const Player<GridNim> first = playerNamed<GridNim>(rival.id, seed);
                const Player<GridNim> copycat = playerNamed<GridNim>("copycat", seed);
                Past<GridNim> past{{GridNim::State{.size = size}}, {}};
                while (!GridNim::result(past.now())) {
                    const bool ours = past.moves.size() % 2 == 1;
                    const auto choice = (ours ? copycat : first)(past, {});
                    if (ours) {
                        const std::string rule = english(choice->rule);
                        ASSERT_TRUE(rule == "it mirrors the last move across the diagonal"
                                    || rule == "it answers a diagonal cell with the opposite one")
                            << rule;
                    }
                    play(past, GridNim::moves(past.now())[choice->move]);
                }
                ASSERT_EQ(GridNim::result(past.now()), Result{Side::Two}) << rival.id;
            }
}

TEST(GridNimPlayers, WinMoveNamesThePapersCase) {
    EXPECT_EQ(ruleOf("win-move", "GRGR/RGRG/GRGR/RGR. R"),
              "it takes the last cell; case 1 of the laboratory's claims");
    EXPECT_EQ(ruleOf("win-move", "G..R/RGRG/GRGR/RGRG R"),
              "it fills both cells at once; case 2.1 of the laboratory's claims");
    EXPECT_EQ(ruleOf("win-move", "G.R./RGRG/GRGR/RGRG R"),
              "a random move, as every move loses; case 2.2 of the laboratory's claims");
    EXPECT_EQ(ruleOf("win-move", "G../RG./GRG G"),
              "it fills one cell and leaves two apart; case 3.3 of the laboratory's claims");
    EXPECT_EQ(ruleOf("win-move", "G..R/RGRG/.RGR/RGR. R"),
              "it fills a pair and leaves two cells apart; case 4.4 of the laboratory's claims");
    EXPECT_EQ(ruleOf("win-move", "G..R/RG../GRGR/RGRG R"),
              "it fills the middle pair of an S or Z and leaves two cells apart; case 4.2 of the "
              "laboratory's claims "
              "takes this for lost");
    EXPECT_EQ(ruleOf("win-move", "G..R/RGRG/..GR/RGR. R"),
              "it fills one cell and leaves four, lost; case 5.2 of the laboratory's claims");
    EXPECT_EQ(ruleOf("win-move", "G..RGR/RG..RG/GRGRGR/RGRGRG/GRGRGR/RGRGR. R"),
              "a random move, as an S or Z and one cell apart are lost; case 5.2 of the "
              "laboratory's claims "
              "promises a win");
    EXPECT_EQ(ruleOf("win-move", "G..../RGRGR/GRGRG/RGRGR/GRGR. R"),
              "it fills a line of three and leaves two cells apart; case 5.2 of the laboratory's "
              "claims names a "
              "single cell, which loses here");
    EXPECT_EQ(
        ruleOf("win-move", "G.../RGRG/GR.R/RGR. R"),
        "it fills a line of three and leaves two cells apart; case 5.4 of the laboratory's claims");
}

TEST(GridNimPlayers, WinMovePlaysBeforeThatAsItsSettingSays) {
    const auto past = pastOf("..../..../..../.... G", {"b1"});
    EXPECT_EQ(keysOf(movesOf("win-move", past)), std::set<std::string>{"a2"});
    EXPECT_EQ(keysOf(movesOf("win-move", past, {{"before", 1}})), std::set<std::string>{"a1"});
    EXPECT_EQ(movesOf("win-move", past, {{"before", 2}}, 5000).size(),
              GridNim::moves(past.now()).size());
}

TEST(GridNimPlayers, ASettingThatIsNotTheUsualOneIsToldBesideTheName) {
    std::vector<std::string> told;
    for (const auto& kind : GridNim::players())
        if (kind.id == std::string_view("first-fit") || kind.id == std::string_view("win-move"))
            for (const Setting& setting : kind.settings)
                for (int value = setting.least; value <= setting.most; ++value)
                    told.push_back(english(setting.told(value)));
    EXPECT_EQ(told,
              (std::vector<std::string>{"", "1 cell a turn", "2 cells a turn", "3 cells a turn", "",
                                        "first fit until five cells are left",
                                        "random until five cells are left"}));
}

TEST(GridNimPlayers, PerfectPlaysEveryMoveThatLeavesNimSum0AndNoOther) {
    Poll poll({});
    const auto past = pastOf("...../...../...../...../..... G");
    std::set<std::string> winning;
    for (const auto move : GridNim::moves(past.now()))
        if (nimberOf(GridNim::after(past.now(), move), poll) == 0)
            winning.insert(nameOfMove<GridNim>(move));
    EXPECT_EQ(keysOf(movesOf("perfect", past)), winning);
}

TEST(GridNimPlayers, PerfectLeavesTheFewestWinningRepliesWhereItIsLost) {
    // Two pairs: after b1+c1 only the other pair wins. After one cell of a pair two replies win.
    EXPECT_EQ(keysOf(movesOf("perfect", pastOf("G..R/.GRG/.RGR/RGRG R"))),
              (std::set<std::string>{"b1+c1", "a2+a3"}));
}

TEST(GridNimPlayers, PerfectNeverGivesAwayAWonPosition) {
    const auto outcome = [&](const GridNim::State& state) {
        Poll poll({});
        return nimberOf(state, poll) == 0 ? Outcome::Loss : Outcome::Win;
    };
    for (const auto& rival : GridNim::players())
        neverWorsens<GridNim>("perfect", rival.id, 1000, outcome);
}

} // namespace bouton::testing
