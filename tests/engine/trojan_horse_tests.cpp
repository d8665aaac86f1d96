// SPDX-License-Identifier: MIT
#include "games/trojan_horse/trojan_horse.h"

#include "engine/contract/contracts.h"

namespace bouton::testing {

INSTANTIATE_TYPED_TEST_SUITE_P(TrojanHorse, GameContract, TrojanHorse);
INSTANTIATE_TYPED_TEST_SUITE_P(TrojanHorse, SetUpContract, TrojanHorse);
INSTANTIATE_TYPED_TEST_SUITE_P(TrojanHorse, PlayerContract, TrojanHorse);
INSTANTIATE_TYPED_TEST_SUITE_P(TrojanHorse, AnalystContract, TrojanHorse);
INSTANTIATE_TYPED_TEST_SUITE_P(TrojanHorse, ExplanationContract, TrojanHorse);

namespace {

TrojanHorse::State standing(Cell horse) { return {16, 16, horse, Side::One}; }

} // namespace

TEST(TrojanHorse, NimbersAreThePublishedTable) {
    std::vector<std::string> rows;
    for (const auto& row : TrojanHorse::nimbers(8, 8)) {
        rows.emplace_back();
        for (const int nimber : row)
            rows.back() += std::to_string(nimber);
    }
    EXPECT_EQ(rows, (std::vector<std::string>{"00000000", "00111111", "01112222", "01100000",
                                              "01200111", "01201112", "01201100", "01201200"}));
}

TEST(TrojanHorse, NimbersAreTheLesserCoordinateModuloThreeOrOneLessNearTheDiagonal) {
    const auto table = TrojanHorse::nimbers(60, 60);
    for (int r = 0; r < 60; ++r)
        for (int c = 0; c < 60; ++c) {
            const int lesser = std::min(r, c) % 3;
            ASSERT_EQ(table[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)],
                      std::abs(r - c) < lesser ? lesser - 1 : lesser)
                << r << ' ' << c;
        }
}

TEST(TrojanHorse, AnalysisEqualsBruteForceInEveryCell) {
    BruteForce<TrojanHorse> truth;
    for (int r = 0; r < 16; ++r)
        for (int c = 0; c < 16; ++c)
            ASSERT_NO_FATAL_FAILURE(expectTrueAnalysis(standing({r, c}), truth));
}

TEST(TrojanHorse, WhereNothingIsKnownNothingIsSaid) {
    const MatchOf<TrojanHorse> match(standing({7, 7}));
    const Lore<AnyGame>& lore = rulesetOf<TrojanHorse>().lore;
    EXPECT_TRUE(lore.summands({match, 0}, {}).empty());
    EXPECT_TRUE(lore.sentence({match, 0}, {}).empty());
    EXPECT_TRUE(lore.moveSentence({match, 0}, 0, {}).empty());
}

TEST(TrojanHorse, BeginsInTheLastCellIfNoPositionIsGivenAndGoesUpAndLeft) {
    const auto settings = complete(TrojanHorse::settings(), {{"rows", 4}}).value();
    const TrojanHorse::State start = *TrojanHorse::standard(settings);
    EXPECT_EQ(write(TrojanHorse::draw(start), "GR"), "......../......../......../.......H G");
    EXPECT_EQ(TrojanHorse::moves(start), (Clicks{{1, 6}, {2, 5}}));
    EXPECT_EQ(nameOf(standing({7, 7}).horse), "h8");
}

TEST(TrojanHorse, WhoCannotMoveLoses) {
    const TrojanHorse::State stuck = positionOf<TrojanHorse>("..../H.../..../.... R");
    EXPECT_EQ(TrojanHorse::result(stuck), Result{Side::One});
    EXPECT_EQ(english(TrojanHorse::ending(stuck)),
              "Red cannot move: from a2 every step leaves the board.");
    EXPECT_EQ(TrojanHorse::result(positionOf<TrojanHorse>("..../..H./..../.... R")), std::nullopt);
}

TEST(TrojanHorse, RefusesImpossiblePositionsAndSaysWhy) {
    EXPECT_EQ(refusalOf<TrojanHorse>("..../..../..../.... G"),
              "There is no horse (H) on the board.");
    EXPECT_EQ(refusalOf<TrojanHorse>("...H/..../h.../.H.. G"),
              "There is more than one horse (H): on d1+a3.");
    EXPECT_EQ(refusalOf<TrojanHorse>("..../..../...H G"),
              "The board has 3 rows; 4 to 16 are possible.");
    EXPECT_EQ(refusalOf<TrojanHorse>(".../.../.../..H G"),
              "Row 1 has 3 cells; 4 to 16 are possible.");
    EXPECT_EQ(refusalOf<TrojanHorse>("..../..../..../..X. G"),
              "Cell c4 holds \"X\"; possible are \".\", \"H\".");
    EXPECT_EQ(refusalOf<TrojanHorse>("..../..../..../..h. r"), "");
}

TEST(TrojanHorse, SettingUpMovesTheHorseToTheClickedCell) {
    Picture picture = TrojanHorse::blank(
        complete(TrojanHorse::settings(), {{"rows", 4}, {"columns", 4}}).value());
    EXPECT_FALSE(TrojanHorse::read(picture));
    picture = rulesetOf<TrojanHorse>().editing.arranged(picture, {3, 2});
    EXPECT_EQ(write(picture, "GR"), "..../..../..../..H. G");
    picture = rulesetOf<TrojanHorse>().editing.arranged(picture, {0, 3});
    EXPECT_EQ(write(picture, "GR"), "...H/..../..../.... G");
    EXPECT_TRUE(TrojanHorse::read(picture));
}

TEST(TrojanHorse, RandomStartsReachEveryCellOfTheLowerRightQuarter) {
    for (const auto& [rows, columns, cells] : {std::tuple{4, 4, 4U}, {5, 7, 12U}, {16, 4, 16U}}) {
        const auto settings =
            complete(TrojanHorse::settings(), {{"rows", rows}, {"columns", columns}}).value();
        Random random(2);
        std::set<Cell> seen;
        for (int i = 0; i < 1000; ++i) {
            const auto start = TrojanHorse::random(settings, random).value();
            seen.insert(start.horse);
            EXPECT_FALSE(TrojanHorse::moves(start).empty());
            EXPECT_GE(start.horse.row, rows / 2);
            EXPECT_GE(start.horse.column, columns / 2);
        }
        EXPECT_EQ(seen.size(), cells) << rows << " x " << columns;
    }
}

TEST(TrojanHorse, GrundyMovesToAZeroAndNamesTheValues) {
    const auto rule = [](Cell horse, std::string& move) {
        const auto choice = playerNamed<TrojanHorse>("grundy", 1)({{standing(horse)}, {}}, {});
        move = nameOf(TrojanHorse::moves(standing(horse))[choice->move]);
        return english(choice->rule);
    };
    std::string move;
    EXPECT_EQ(rule({3, 2}, move),
              "it leaves a losing cell; the cells it can reach are worth 0, 0, so "
              "the first missing number is 1");
    EXPECT_EQ(rule({2, 4}, move),
              "it leaves a losing cell; the cells it can reach are worth 0, 1, so "
              "the first missing number is 2");
    EXPECT_EQ(move, "d1");
    EXPECT_EQ(rule({3, 6}, move), "a random move, as none leaves a losing cell; the "
                                  "cells it can reach are worth 1, "
                                  "2, so the first missing number is 0");
}

TEST(TrojanHorse, GrundyNeverGivesAwayAWonPosition) {
    for (const char* rival : {"random", "grundy"})
        neverWorsens<TrojanHorse>("grundy", rival, 1000);
}

} // namespace bouton::testing
