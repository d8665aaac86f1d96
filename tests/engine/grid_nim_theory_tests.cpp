#include "engine/contract/analyst_contract.h"
#include "engine/grid_nim_positions.h"

namespace bouton::testing {

namespace {

using grid_nim::Cells;
using grid_nim::Nimbers;

int nimberOf(Cells free) {
    Nimbers nimbers;
    Poll poll({});
    return nimbers.of(free, poll);
}

Cells drawnCells(int size, int count, Random& random) {
    return GridNim::random({{"size", size}, {"free", count}}, random)->free();
}

} // namespace

TEST(GridNimTheory, EqualsTheMexOverWholePositionsOnEveryBoardUpTo4x4) {
    Nimbers nimbers;
    Poll poll({});
    for (int size = 2; size <= 4; ++size) {
        GridTruth truth;
        const Cells board = grid_nim::boardOf(size);
        Cells free = 0;
        do { // every subset of the board
            ASSERT_EQ(nimbers.of(free, poll), truth.nimber(withFree(free, size)));
            free = (free - board) & board;
        } while (free != 0);
    }
}

TEST(GridNimTheory, EqualsTheMexOverWholePositionsAtRandomOnLargerBoards) {
    Nimbers nimbers;
    Poll poll({});
    Random random(10);
    for (int i = 0; i < 100; ++i) {
        const int size = 5 + i % 3;
        // Half of the free cells lie in one corner, so that regions are large.
        Cells free = drawnCells(size, 12, random);
        if (i % 2 == 0)
            free = drawnCells(4, 10, random) << (size - 4);
        GridTruth truth;
        ASSERT_EQ(nimbers.of(free, poll), truth.nimber(withFree(free, size)));
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

TEST(GridNimTheory, MeetsAsManyRegionsAsPublished) {
    for (const auto& [size, regions] : {std::pair{6, 1315u}, std::pair{7, 41339u}}) {
        Nimbers nimbers;
        Poll poll({});
        nimbers.of(triangle(size), poll);
        EXPECT_EQ(nimbers.regions(), regions);
    }
}

TEST(GridNimTheory, OneImageStandsForAllTurnsMirrorsAndPlaces) {
    Random random(8);
    for (int i = 0; i < 1000; ++i) {
        const Cells drawn = drawnCells(5, 12, random);
        const Cells region = grid_nim::toCorner(grid_nim::reached(grid_nim::lowest(drawn), drawn));
        const Cells image = grid_nim::canonical(region);
        ASSERT_EQ(grid_nim::canonical(image), image);
        ASSERT_EQ(std::popcount(image), std::popcount(region));
        for (int turn = 0; turn < 8; ++turn) {
            Cells turned = 0;
            for (const Cell cell : grid_nim::cellsOf(region)) {
                Cell to = turn & 1 ? Cell{cell.column, cell.row} : cell;
                to.row = turn & 2 ? 6 - to.row : to.row + 1;
                to.column = turn & 4 ? 7 - to.column : to.column + 2;
                turned |= grid_nim::bitOf(to);
            }
            ASSERT_EQ(grid_nim::canonical(grid_nim::toCorner(turned)), image);
        }
    }
}

TEST(GridNimTheory, AStopIsHonouredWithinAnIntervalAndLeavesNothingWrongBehind) {
    Nimbers truth;
    Poll poll({});
    for (std::uint64_t stopAt = 1; stopAt <= 14; ++stopAt) {
        Nimbers nimbers;
        std::stop_source source;
        std::uint64_t asked = 0;
        Poll::onAsk = [&](std::uint64_t) {
            if (++asked == stopAt)
                source.request_stop();
        };
        Poll stopping(source.get_token());
        nimbers.of(triangle(6), stopping);
        Poll::onAsk = nullptr;
        ASSERT_TRUE(stopping.stopped());
        ASSERT_EQ(stopping.nodes(), stopAt * Poll::interval); // no turn is looked at after the stop
        // Among these are the regions that the search was in when it stopped.
        grid_nim::forEachTurn(triangle(6), triangle(6), [&](Cells first) {
            grid_nim::forEachTurn(triangle(6), triangle(6), [&](Cells second) {
                const Cells free = triangle(6) & ~(first | second);
                ASSERT_EQ(nimbers.of(free, poll), truth.of(free, poll));
            });
        });
        ASSERT_EQ(nimbers.of(triangle(6), poll), 13);
    }
}

TEST(GridNimTheory, TheEmpty8x8BoardStopsAtAnyPoll) {
    for (const std::uint64_t stopAt : {1, 7, 50}) {
        std::stop_source source;
        std::uint64_t asked = 0;
        bool posted = false;
        Poll::onAsk = [&](std::uint64_t) {
            if (++asked == stopAt)
                source.request_stop();
        };
        GridNim::analyst()({{GridNim::State{.size = 8}}, {}}, Patience::Bounded, source.get_token(),
                           [&](const Analysis&) { posted = true; });
        Poll::onAsk = nullptr;
        ASSERT_EQ(asked, stopAt);
        ASSERT_FALSE(posted);
    }
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
