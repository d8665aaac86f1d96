// SPDX-License-Identifier: MIT
#include "engine/contract/contracts.h"
#include "engine/grid_nim_positions.h"

namespace bouton::testing {

INSTANTIATE_TYPED_TEST_SUITE_P(GridNim, GameContract, GridNim);
INSTANTIATE_TYPED_TEST_SUITE_P(GridNim, SetUpContract, GridNim);
INSTANTIATE_TYPED_TEST_SUITE_P(GridNim, PlayerContract, GridNim);
INSTANTIATE_TYPED_TEST_SUITE_P(GridNim, AnalystContract, GridNim);
INSTANTIATE_TYPED_TEST_SUITE_P(GridNim, ExplanationContract, GridNim);

namespace {

std::vector<std::string> movesOf(const GridNim::State& state) {
    std::vector<std::string> texts;
    for (const auto move : GridNim::moves(state))
        texts.push_back(nameOfMove<GridNim>(move));
    return texts;
}

bool inOneLine(const Clicks& cells) {
    const bool row = std::ranges::all_of(cells, [&](Cell c) { return c.row == cells[0].row; });
    const bool column =
        std::ranges::all_of(cells, [&](Cell c) { return c.column == cells[0].column; });
    const Cell first = cells.front(), last = cells.back();
    const int length = last.row - first.row + last.column - first.column + 1;
    return (row || column) && length == static_cast<int>(cells.size());
}

// Whether a turn may fill these cells, by the wording of the rules.
bool allowed(const Clicks& cells) {
    return cells.size() == 1 || (inOneLine(cells) && std::ranges::none_of(cells, [](Cell c) {
                                     return c.row == c.column;
                                 }));
}

} // namespace

TEST(GridNim, ListsTheTurnsOfTheEmpty3x3Board) {
    const std::vector<std::string> expected{"a1", "b1",    "b1+c1", "c1", "c1+c2", "a2",   "b2",
                                            "c2", "a2+a3", "a3",    "b3", "c3",    "a3+b3"};
    auto moves = movesOf(withFree(grid_nim::boardOf(3), 3));
    EXPECT_EQ(std::set<std::string>(moves.begin(), moves.end()),
              std::set<std::string>(expected.begin(), expected.end()));
    EXPECT_EQ(moves.size(), expected.size());
}

TEST(GridNim, AllowsExactlyTheTurnsOfTheRulesOnEverySize) {
    Random random(21);
    for (int size = 2; size <= 10; ++size)
        for (int i = 0; i < 10; ++i) {
            GridNim::State state{.size = size};
            for (const Cell cell : grid_nim::cellsOf(grid_nim::boardOf(size)))
                if (random.below(4) == 0)
                    state.red |= grid_nim::bitOf(cell);
            std::set<grid_nim::Cells> expected;
            for (int count = 1; count <= 3; ++count)
                forEachChoice(size, count, [&](grid_nim::Cells cells) {
                    if ((cells & ~state.free()) == 0 && allowed(grid_nim::cellsOf(cells)))
                        expected.insert(cells);
                });
            const auto moves = GridNim::moves(state);
            ASSERT_EQ(std::set<grid_nim::Cells>(moves.begin(), moves.end()), expected);
            ASSERT_EQ(moves.size(), expected.size());
        }
}

TEST(GridNim, EveryClickAfterTheFirstContinuesTheLineAtAnEnd) {
    const auto orders = [](std::string_view move) {
        std::vector<std::string> texts;
        for (const Clicks& order : GridNim::clicks(cellsNamed(move)))
            texts.push_back(nameOf(order));
        return texts;
    };
    EXPECT_EQ(orders("c3"), std::vector<std::string>{"c3"});
    EXPECT_EQ(orders("b4+b3"), (std::vector<std::string>{"b3+b4", "b4+b3"}));
    EXPECT_EQ(orders("d1+f1+e1"),
              (std::vector<std::string>{"d1+e1+f1", "e1+d1+f1", "e1+f1+d1", "f1+e1+d1"}));
}

TEST(GridNim, ATurnFillsItsCellsWithTheLetterOfWhoMovesAndTheLastCellWins) {
    const GridNim::State start = gridPosition("G.../RGRG/GRGR/RGRG R");
    const GridNim::State end = GridNim::after(start, cellsNamed("b1+c1+d1"));
    EXPECT_EQ(write(GridNim::draw(end), "GR"), "GRRR/RGRG/GRGR/RGRG G");
    EXPECT_EQ(GridNim::result(end), Result{Side::Two});
    EXPECT_EQ(english(GridNim::ending(end)), "Red has filled the last cell.");
    EXPECT_EQ(GridNim::result(start), std::nullopt);
}

TEST(GridNim, AFullBoardIsLegalAndLostForTheSideToMove) {
    EXPECT_EQ(GridNim::result(gridPosition("GG/GG G")), Result{Side::Two});
    EXPECT_EQ(GridNim::result(gridPosition("RG/GR R")), Result{Side::One});
}

TEST(GridNim, RefusesWhatIsNoSquareOf2To10AndSaysWhy) {
    EXPECT_EQ(refusalOf<GridNim>("./. G"), "Row 1 has 1 cell; 2 to 10 are possible.");
    EXPECT_EQ(refusalOf<GridNim>(". G"), "The board has 1 row; 2 to 10 are possible.");
    EXPECT_EQ(refusalOf<GridNim>("..../..../.... G"), "The board is 3x4; it must be square.");
    EXPECT_EQ(refusalOf<GridNim>("../.X G"),
              "Cell b2 holds \"X\"; possible are \".\", \"G\", \"R\".");
    EXPECT_EQ(refusalOf<GridNim>("../.. X"), "The side to move is G or R, not \"X\".");
    EXPECT_EQ(refusalOf<GridNim>("g./.r r"), "");
    std::string text = "..........";
    for (int row = 1; row < 10; ++row)
        text += "/..........";
    EXPECT_EQ(refusalOf<GridNim>(text + " G"), "");
    EXPECT_EQ(refusalOf<GridNim>(text + "/.......... G"),
              "The board has 11 rows; 2 to 10 are possible.");
}

TEST(GridNim, AutoFillLeavesAsManyCellsFreeAsAskedAndRefusesMoreThanThereAre) {
    Random random(5);
    for (int size = 2; size <= 10; ++size)
        for (int free = 1; free <= 100; ++free) {
            const auto start = GridNim::random({{"size", size}, {"free", free}}, random);
            ASSERT_EQ(start.has_value(), free <= size * size);
            if (start) {
                ASSERT_EQ(grid_nim::countOf(start->free()), free);
                ASSERT_EQ(start->green & start->red, 0u);
                ASSERT_EQ(start->toMove, Side::One);
            }
        }
    EXPECT_EQ(english(GridNim::random({{"size", 3}, {"free", 12}}, random).error()),
              "On a board of 3x3 the number of free cells is 1 to 9, not 12.");
}

TEST(GridNim, AutoFillFillsEveryCellWithEitherLetterAndLeavesEveryCellFreeAtTimes) {
    Random random(6);
    grid_nim::Cells green = 0, red = 0, free = 0;
    for (int i = 0; i < 200; ++i) {
        const GridNim::State start = GridNim::random({{"size", 6}, {"free", 12}}, random).value();
        green |= start.green, red |= start.red, free |= start.free();
    }
    EXPECT_EQ(green, grid_nim::boardOf(6));
    EXPECT_EQ(red, grid_nim::boardOf(6));
    EXPECT_EQ(free, grid_nim::boardOf(6));
}

TEST(GridNim, StartsEmptyAndSettingUpTurnsACellFromFreeToGreenToRed) {
    const Settings settings = complete(GridNim::settings(), {{"size", 2}}).value();
    Picture picture = GridNim::blank(settings);
    EXPECT_EQ(picture, GridNim::draw(*GridNim::standard(settings)));
    EXPECT_EQ(write(picture, "GR"), "../.. G");
    for (const char* expected : {"../G. G", "../R. G", "../.. G"}) {
        picture = rulesetOf<GridNim>().editing.arranged(picture, {1, 0});
        EXPECT_EQ(write(picture, "GR"), expected);
    }
    EXPECT_EQ(rulesetOf<GridNim>().editing.arranged(picture, {2, 0}), picture);
}

} // namespace bouton::testing
