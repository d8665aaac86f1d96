// SPDX-License-Identifier: MIT
#include "games/grid_nim/sums.h"

#include <gtest/gtest.h>

#include "engine/contract/analyst_contract.h"
#include "engine/grid_nim_plain.h"
#include "engine/grid_nim_positions.h"
#include "engine/stop_at_poll.h"

namespace bouton::testing {

namespace {

using namespace grid_nim;

// A hook of cells round the corner of a board: no smaller board has room for it.
Cells hook(int size, int arm) {
    Cells cells = 0;
    for (int i = 0; i < arm; ++i)
        cells |= bitOf({0, size - 1 - i}) | bitOf({i, size - 1});
    return cells | bitOf({0, 1}) | bitOf({size - 2, size - 1});
}

// A path along the two outer edges of the triangle above the diagonal.
Cells edges(int size) {
    Cells cells = 0;
    for (int k = 0; k + 1 < size; ++k)
        cells |= bitOf({0, k + 1}) | bitOf({k, size - 1});
    return cells;
}
// With another path beside the second edge.
Cells doubleEdges() {
    Cells cells = edges(9);
    for (int k = 2; k < 8; ++k)
        cells |= bitOf({1, k + 1});
    return cells;
}

GridNim::State emptyBoard(int size) { return {.size = size}; }

Analysis boundedAnalysisOf(const GridNim::State& state, Patience patience = Patience::Bounded) {
    return *analysed<GridNim>(state, patience);
}

const Value& moveValueOf(const Analysis& analysis, const GridNim::State& state,
                         std::string_view move) {
    const auto moves = GridNim::moves(state);
    return analysis.moves[static_cast<std::size_t>(std::ranges::find(moves, cellsNamed(move))
                                                   - moves.begin())];
}

} // namespace

TEST(WideNimbers, EqualThePlainMethodOnWideBoards) {
    Random random(12);
    PlainRegions truth;
    for (int i = 0; i < 40; ++i) {
        const int size = 9 + i % 2;
        Cells region = edges(size); // and a few cells beside them
        for (int k = 0; k < 3; ++k)
            region |= bitOf({1, random.between(2, size - 1)});
        ASSERT_FALSE(isSolved(region));
        WideNimbers nimbers;
        Poll poll({});
        const int nimber = truth.of(region);
        ASSERT_EQ(nimbers.of(region, 1'000'000, poll), nimber);
        ASSERT_EQ(nimbers.of(transposed(region), 0, poll), nimber); // known by now
    }
}

TEST(WideNimbers, GiveUpWhereTheyTakeMoreThanTheBound) {
    const Cells region = edges(9);
    Poll poll({});
    WideNimbers whole;
    ASSERT_TRUE(whole.of(region, 1'000'000, poll));
    const std::uint64_t needed = whole.regions();
    WideNimbers exactly, less;
    EXPECT_TRUE(exactly.of(region, needed, poll));
    EXPECT_FALSE(less.of(region, needed - 1, poll));
    EXPECT_TRUE(less.of(region, needed - 1, poll)); // what was found on the way stays known
}

TEST(WideNimbers, AStopLeavesNothingWrongBehind) {
    const Cells region = doubleEdges();
    WideNimbers truth, nimbers;
    Poll freely({});
    const auto nimber = truth.of(region, 1'000'000, freely);
    ASSERT_TRUE(nimber);
    for (std::uint64_t stopAt = 1; stopAt <= 5; ++stopAt) {
        const StopAtPoll stop(stopAt);
        Poll poll(stop.token());
        nimbers = {};
        ASSERT_FALSE(nimbers.of(region, 1'000'000, poll));
        stop.release();
        ASSERT_EQ(stop.asked(), stopAt);
        ASSERT_EQ(nimbers.of(region, 1'000'000, freely), nimber);
    }
}

TEST(GridNimSums, ARegionThatWasTooHardIsTriedAgainWithALargerBound) {
    const Cells free = hook(9, 8) | bitOf({4, 4});
    Sums sums;
    Poll poll({});
    EXPECT_FALSE(sums.nimberOf(free, 2, poll));
    EXPECT_FALSE(sums.nimberOf(free, 1, poll));
    PlainRegions truth;
    EXPECT_EQ(sums.nimberOf(free, 1'000'000, poll), truth.of(free));
    EXPECT_EQ(sums.nimberOf(free, 0, poll), truth.of(free));
}

TEST(GridNimSums, TheEmptyWideBoardsAreKnownThoughTheirTrianglesAreNot) {
    for (const int size : {9, 10}) {
        const Analysis analysis = boundedAnalysisOf(emptyBoard(size), Patience::Glance);
        EXPECT_TRUE(analysis.position.exact);
        EXPECT_EQ(analysis.position.nimber, size % 2);
        EXPECT_EQ(analysis.parts.size(), static_cast<std::size_t>(size) + 1);
        int sum = 0;
        for (const Part& part : analysis.parts)
            sum ^= part.nimber;
        EXPECT_EQ(sum, size % 2);
        EXPECT_EQ(analysis.parts[1].cells.size(), static_cast<std::size_t>(size * (size - 1)));
    }
}

TEST(GridNimSums, OfTheEmpty10x10BoardEveryMoveIsProvenToLose) {
    const Analysis analysis = boundedAnalysisOf(emptyBoard(10), Patience::Glance);
    for (const Value& move : analysis.moves) {
        EXPECT_TRUE(move.exact);
        EXPECT_EQ(move.outcome, Outcome::Loss);
    }
    EXPECT_FALSE(analysis.mayBeDrawn());
}

TEST(GridNimSums, OfTheEmpty9x9BoardEveryDiagonalCellIsProvenToWinAndMuchOfTheRestIsOpen) {
    const GridNim::State start = emptyBoard(9);
    const Analysis analysis = boundedAnalysisOf(start, Patience::Glance);
    const auto moves = GridNim::moves(start);
    ASSERT_EQ(analysis.moves.size(), moves.size());
    std::size_t open = 0;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const Value& value = analysis.moves[i];
        open += !value.exact;
        if (moves[i] & diagonal) {
            EXPECT_TRUE(value.exact);
            EXPECT_EQ(value.nimber, 0);
        } else {
            EXPECT_EQ(value.outcome, Outcome::Loss); // of a move that is open a guess
        }
    }
    EXPECT_GT(open, moves.size() / 2);
    // a3 answers b1+c1: a2 is left alone and cancels the diagonal, the rest is a mirror image.
    EXPECT_TRUE(moveValueOf(analysis, start, "b1+c1").exact);
}

TEST(GridNimSums, WhatIsNotProvenIsMarkedAndHasNoParts) {
    GridNim::State start = emptyBoard(10);
    start = GridNim::after(start, cellsNamed("b1"));
    start = GridNim::after(start, cellsNamed("j9")); // no mirror image of b1
    const Analysis analysis = boundedAnalysisOf(start, Patience::Glance);
    EXPECT_FALSE(analysis.position.nimber);
    EXPECT_TRUE(analysis.parts.empty());
    EXPECT_FALSE(analysis.mayBeDrawn());
    EXPECT_EQ(analysis.moves.size(), GridNim::moves(start).size());
    EXPECT_TRUE(std::ranges::any_of(analysis.moves, [](const Value& move) { return !move.exact; }));
}

TEST(GridNimSums, AMoveThatLetsTheOpponentMakeAMirrorImageIsProvenToLose) {
    GridNim::State start = emptyBoard(10);
    start = GridNim::after(start, cellsNamed("b1"));
    const Analysis won = boundedAnalysisOf(start, Patience::Glance);
    EXPECT_EQ(won.position.outcome, Outcome::Win);
    EXPECT_TRUE(won.position.exact);
    EXPECT_EQ(moveValueOf(won, start, "a2").nimber, 0);
    const GridNim::State after =
        GridNim::after(GridNim::after(start, cellsNamed("a2")), cellsNamed("a1"));
    const Analysis analysis = boundedAnalysisOf(after, Patience::Glance);
    EXPECT_EQ(analysis.position.nimber, 1); // nine diagonal cells are left
    EXPECT_EQ(moveValueOf(analysis, after, "b2").outcome, Outcome::Win);
}

TEST(GridNimSums, AWideRegionThatCanBeSolvedIsAPartLikeAnyOther) {
    const GridNim::State start = withFree(hook(9, 8) | bitOf({4, 4}), 9);
    const Analysis analysis = boundedAnalysisOf(start);
    PlainRegions truth;
    EXPECT_TRUE(analysis.position.exact);
    ASSERT_EQ(analysis.parts.size(), 2u);
    EXPECT_EQ(analysis.parts[0].nimber, truth.of(hook(9, 8)));
    EXPECT_EQ(analysis.position.nimber, truth.of(hook(9, 8)) ^ 1);
    const auto moves = GridNim::moves(start);
    for (std::size_t i = 0; i < moves.size(); ++i) {
        ASSERT_TRUE(analysis.moves[i].exact);
        ASSERT_EQ(analysis.moves[i].nimber, truth.of(start.free() & ~moves[i]));
    }
}

TEST(GridNimSums, ABoundedAnalysisIsTheSameWhateverWasAnalysedBefore) {
    Random random(6);
    const Analyst<GridNim> used = GridNim::analyst();
    for (int i = 0; i < 4; ++i) {
        const auto state = GridNim::random({{"size", 9}, {"free", 62}}, random).value();
        Analysis before;
        for (const Patience patience : {Patience::Bounded, Patience::Glance})
            used({{state}, {}}, patience, {}, [&](const Analysis& news) { before = news; });
        EXPECT_EQ(before, boundedAnalysisOf(state, Patience::Glance));
    }
}

TEST(GridNimSums, WhatIsToldAsProvenIsTrue) {
    Random random(7);
    PlainRegions truth;
    for (int i = 0; i < 10; ++i) {
        const auto state = GridNim::random({{"size", 9 + i % 2}, {"free", 45}}, random).value();
        const Analysis analysis = boundedAnalysisOf(state, Patience::Glance);
        const auto moves = GridNim::moves(state);
        if (analysis.position.exact) {
            ASSERT_EQ(analysis.position.outcome == Outcome::Win, truth.of(state.free()) != 0);
        }
        for (std::size_t m = 0; m < moves.size(); ++m)
            if (analysis.moves[m].exact) {
                ASSERT_EQ(analysis.moves[m].outcome == Outcome::Win,
                          truth.of(state.free() & ~moves[m]) == 0);
            }
    }
}

TEST(GridNimSums, AnEndlessAnalysisGoesOnUntilAllIsProven) {
    // Solving it takes 35,262 wide regions: more than a bounded analysis allows.
    const Cells more = bitOf({2, 7}) | bitOf({2, 6}) | bitOf({2, 5});
    const GridNim::State start = withFree(doubleEdges() | more, 9);
    EXPECT_FALSE(boundedAnalysisOf(start).position.nimber);
    const Analysis analysis = boundedAnalysisOf(start, Patience::Endless);
    EXPECT_EQ(analysis.position.nimber, 19);
    EXPECT_TRUE(std::ranges::all_of(analysis.moves, &Value::exact));
}

TEST(GridNimSums, AnEndlessAnalysisAllowsMoreAfterEachTurnFromStepToStep) {
    // Both steps give the region up. What the second one solves after turns proves this turn.
    const GridNim::State start = withFree(boardOf(9) & aboveDiagonal & ~cellsNamed("f4+h7"), 9);
    std::vector<Analysis> steps;
    std::stop_source stop;
    GridNim::analyst()({{start}, {}}, Patience::Endless, stop.get_token(),
                       [&](const Analysis& news) {
                           steps.push_back(news);
                           if (steps.size() == 2)
                               stop.request_stop();
                       });
    ASSERT_EQ(steps.size(), 2u);
    EXPECT_FALSE(steps[1].position.nimber);
    EXPECT_FALSE(moveValueOf(steps[0], start, "i1+i2").exact);
    EXPECT_TRUE(moveValueOf(steps[1], start, "i1+i2").exact);
}

} // namespace bouton::testing
