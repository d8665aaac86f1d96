// SPDX-License-Identifier: MIT
#include "engine/contract/analyst_contract.h"
#include "engine/grid_nim_plain.h"
#include "engine/grid_nim_positions.h"

namespace bouton::testing {

namespace {

using grid_nim::Cells;
using grid_nim::nimberOf;

int nimberOf(Cells free) {
    Poll poll({});
    return nimberOf(free, poll);
}

Cells drawnCells(int size, int count, Random& random) {
    return GridNim::random({{"size", size}, {"free", count}}, random)->free();
}

} // namespace

TEST(GridNimTheory, EqualsTheMexOverWholePositionsOnEveryBoardUpTo4x4) {
    Poll poll({});
    for (int size = 2; size <= 4; ++size) {
        GridTruth truth;
        const Cells board = grid_nim::boardOf(size);
        Cells free = 0;
        do { // every subset of the board
            ASSERT_EQ(nimberOf(free, poll), truth.nimber(withFree(free, size)));
            free = (free - board) & board;
        } while (free != 0);
    }
}

TEST(GridNimTheory, EqualsTheMexOverWholePositionsAtRandomOnLargerBoards) {
    Poll poll({});
    Random random(10);
    for (int i = 0; i < 100; ++i) {
        const int size = 5 + i % 3;
        // Half of the free cells lie in one corner, so that regions are large.
        Cells free = drawnCells(size, 12, random);
        if (i % 2 == 0)
            free = drawnCells(4, 10, random) << (size - 4);
        GridTruth truth;
        ASSERT_EQ(nimberOf(free, poll), truth.nimber(withFree(free, size)));
    }
}

TEST(GridNimTheory, KnowsThePublishedNimbersOfSmallRegions) {
    EXPECT_EQ(nimberOf(cellsNamed("b1")), 1);
    EXPECT_EQ(nimberOf(cellsNamed("b1+c1")), 2);
    EXPECT_EQ(nimberOf(cellsNamed("b1+c1+d1")), 3);
    EXPECT_EQ(nimberOf(cellsNamed("b1+c1+c2")), 3);
    EXPECT_EQ(nimberOf(cellsNamed("b1+c1+d1+e1")), 4); // a line
    EXPECT_EQ(nimberOf(cellsNamed("b1+c1+d1+d2")), 4); // L
    EXPECT_EQ(nimberOf(cellsNamed("c1+d1+e1+d2")), 2); // T
    EXPECT_EQ(nimberOf(cellsNamed("c1+d1+c2+d2")), 0); // a square
    EXPECT_EQ(nimberOf(cellsNamed("b1+c1+c2+d2")), 1); // S
    EXPECT_EQ(nimberOf(cellsNamed("a1+c3")), 0);       // two diagonal cells
    EXPECT_EQ(nimberOf(cellsNamed("a1+b1+a2")), 1);    // no turn fills two of them
    EXPECT_EQ(nimberOf(0), 0);
}

TEST(GridNimTheory, KnowsThePublishedNimbersOfTrianglesAndEmptyBoards) {
    const std::pair<int, int> triangles[] = {{3, 3}, {4, 0}, {5, 4}, {6, 13}};
    for (const auto& [size, nimber] : triangles)
        EXPECT_EQ(nimberOf(triangle(size)), nimber) << size;
    for (int size = 2; size <= 7; ++size)
        EXPECT_EQ(nimberOf(grid_nim::boardOf(size)), size % 2) << size;
}

TEST(GridNimTheory, EqualsAPlainMexOverRegionsInEveryCornerOf8x8) {
    // Each region of a 7x7 triangle, moved to where 8x8 has room for it, and its mirror image.
    Random random(9);
    PlainRegions truth;
    for (int i = 0; i < 300; ++i) {
        Cells cells = drawnCells(7, 20, random) & grid_nim::aboveDiagonal;
        const int nimber = truth.of(cells);
        ASSERT_EQ(nimberOf(cells), nimber);
        ASSERT_EQ(nimberOf(cells << 1), nimber);
        ASSERT_EQ(nimberOf(cells << (grid_nim::mostSize + 1)), nimber);
        ASSERT_EQ(nimberOf(grid_nim::transposed(cells)), nimber);
        ASSERT_EQ(nimberOf(grid_nim::transposed(cells << 1) | cells), 0);
    }
}

TEST(GridNimTheory, OnePlaceStandsForAllTranslationsAndBothSidesOfTheDiagonal) {
    Random random(8);
    for (int i = 0; i < 1000; ++i) {
        const Cells drawn = drawnCells(6, 18, random) & grid_nim::aboveDiagonal;
        if (drawn == 0)
            continue;
        const Cells place = grid_nim::placed(drawn);
        const int room = grid_nim::roomFor(place);
        ASSERT_EQ(grid_nim::placed(place), place);
        ASSERT_EQ(place & ~grid_nim::boardOf(room) & ~grid_nim::aboveDiagonal, Cells{0});
        ASSERT_EQ(shapeOf(place), shapeOf(drawn));
        ASSERT_EQ(std::popcount(grid_nim::onStairs(place)), grid_nim::countOf(drawn));
        for (int down = 0; down <= 2; ++down)
            for (int right = down; right <= 4; ++right) {
                const Cells moved = drawn << (grid_nim::mostSize * down + right);
                ASSERT_EQ(grid_nim::placed(moved), place);
                ASSERT_EQ(grid_nim::placed(grid_nim::transposed(moved)), place);
            }
    }
}

TEST(GridNimTheory, AStoppedAnalysisOfTheEmpty8x8BoardPostsNothing) {
    EXPECT_FALSE(analysed<GridNim>({{GridNim::State{.size = 8}}, {}}, alreadyStopped()));
}

TEST(GridNimTheory, AnalysisEqualsBruteForceAtEveryMove) {
    Random random(30);
    const Analyst<GridNim> analyst = GridNim::analyst();
    GridTruth truth;
    for (int i = 0; i < 200; ++i) {
        const GridNim::State state = withFree(drawnCells(4, 1 + i % 16, random), 4);
        analyst({{state}, {}}, Patience::Bounded, {}, [&](const Analysis& analysis) {
            ASSERT_EQ(analysis.position.nimber, truth.nimber(state));
            const auto moves = GridNim::moves(state);
            for (std::size_t m = 0; m < moves.size(); ++m)
                ASSERT_EQ(analysis.moves[m].nimber, truth.nimber(GridNim::after(state, moves[m])));
        });
    }
}

TEST(GridNimTheory, AnalysisNamesEveryPartWithItsCells) {
    const auto analysis = analysed<GridNim>(gridPosition("..GR/GR../.GRG/.GR. G"));
    ASSERT_TRUE(analysis);
    const std::vector<Part> expected{
        {{{0, 0}}, 1}, {{{0, 1}}, 1}, {{{1, 2}, {1, 3}}, 2}, {{{2, 0}, {3, 0}}, 2}, {{{3, 3}}, 1}};
    EXPECT_EQ(analysis->parts, expected);
    EXPECT_EQ(analysis->position.nimber, 1);
    EXPECT_EQ(analysis->moves[0].part, 0);
    EXPECT_EQ(analysis->moves[0].partNimber, 0);
}

TEST(GridNimTheory, AFinishedPositionHasNoParts) {
    const auto analysis = analysed<GridNim>(gridPosition("GG/RR G"));
    ASSERT_TRUE(analysis);
    EXPECT_EQ(analysis->position.nimber, 0);
    EXPECT_EQ(analysis->position.outcome, Outcome::Loss);
    EXPECT_TRUE(analysis->parts.empty());
    EXPECT_TRUE(analysis->moves.empty());
}

} // namespace bouton::testing
