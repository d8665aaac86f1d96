// SPDX-License-Identifier: MIT
#include "games/grid_nim/triangle.h"

#include <gtest/gtest.h>

#include <array>
#include <latch>
#include <thread>

#include "core/random.h"
#include "engine/grid_nim_plain.h"
#include "engine/grid_nim_positions.h"
#include "engine/stop_at_poll.h"

namespace bouton::testing {

namespace {

using namespace grid_nim;

// The cells above the diagonal of a board.
Cells aboveOf(int size) { return boardOf(size) & aboveDiagonal; }

Poll freely() { return Poll({}); }

// All of the board's sets on one side, by the plain method; on the board, not on the stairs.
void expectEverySetIsRight(const Triangle& triangle) {
    PlainRegions truth;
    const Cells all = aboveOf(triangle.size());
    Cells free = 0;
    do {
        if (free != 0 && roomFor(placed(free)) == triangle.size()) {
            ASSERT_EQ(triangle.of(onStairs(placed(free))), truth.of(free));
        }
        free = (free - all) & all;
    } while (free != 0);
}

bool isWhole(const Triangle& triangle) {
    return triangle.solved() && triangle.done().entries == triangle.done().all;
}

} // namespace

TEST(Stairs, ARowHasOneCellMoreThanTheOneBeforeIt) {
    for (int size = 2; size <= mostStairs; ++size)
        EXPECT_EQ(std::popcount(stairsOf(size)), stairsCells(size));
    EXPECT_EQ(stairsOf(3), Stairs{0x301});
}

TEST(Stairs, ASetAndItsNumberAreEachOthersInverse) {
    for (std::uint64_t number = 0; number < std::uint64_t{1} << stairsCells(6); ++number)
        ASSERT_EQ(packed(unpacked(number)), number);
    EXPECT_EQ(packed(stairsOf(9)), (std::uint64_t{1} << 36) - 1);
    EXPECT_EQ(unpacked((std::uint64_t{1} << 36) - 1), stairsOf(9));
}

TEST(Stairs, HaveTheTurnsOfTheBoard) {
    Random random(3);
    for (int i = 0; i < 200; ++i) {
        const int size = random.between(3, 9);
        const Cells whole = aboveOf(size);
        Cells free = 0;
        for (const Cell cell : cellsOf(whole))
            if (random.below(3) != 0)
                free |= bitOf(cell);
        if (free == 0 || roomFor(placed(free)) != size)
            continue;
        std::vector<Stairs> expected, turns;
        // The cells of a turn keep their places where the rest of the board is free.
        forEachTurn(free, free, [&](Cells turn) {
            expected.push_back(onStairs(placed(whole)) & ~onStairs(placed(whole & ~turn)));
        });
        if (size == 9 || size == 8) { // there no turn makes the board smaller than it is
            forEachStairsTurn(onStairs(placed(free)), [&](Stairs turn) { turns.push_back(turn); });
            std::ranges::sort(expected);
            std::ranges::sort(turns);
            ASSERT_EQ(turns, expected);
        }
    }
}

TEST(GridNimTriangle, EqualsThePlainMethodInEverySetOfCellsUpTo6x6) {
    for (int size = 2; size <= 6; ++size) {
        Triangle triangle(size);
        Poll poll = freely();
        ASSERT_TRUE(triangle.solve(poll));
        EXPECT_TRUE(isWhole(triangle));
        expectEverySetIsRight(triangle);
    }
}

TEST(GridNimTriangle, EqualsThePlainMethodInEveryRegionOf7x7) {
    Triangle triangle(7);
    Poll poll = freely();
    ASSERT_TRUE(triangle.solve(poll));
    PlainRegions truth;
    EXPECT_EQ(truth.of(aboveOf(7)), 1);
    EXPECT_EQ(truth.entries(), 94'204u);
    Random random(4);
    for (int i = 0; i < 20'000; ++i) {
        Cells free = bitOf({0, 6}); // with it the set has no room on a smaller board
        for (const Cell cell : cellsOf(aboveOf(7)))
            if (random.below(4) != 0)
                free |= bitOf(cell);
        if (roomFor(placed(free)) == 7) {
            ASSERT_EQ(triangle.of(onStairs(placed(free))), truth.of(free));
        }
    }
}

TEST(GridNimTriangle, HasThePublishedNimbersUpTo8x8AndTheMemoryItSays) {
    const std::array nimbers{1, 3, 0, 4, 13, 1, 4}, greatest{1, 3, 5, 9, 13, 20, 26};
    for (int size = 2; size <= 8; ++size) {
        Triangle triangle(size);
        Poll poll = freely();
        ASSERT_TRUE(triangle.solve(poll, 2));
        const auto at = static_cast<std::size_t>(size - 2);
        EXPECT_EQ(triangle.of(stairsOf(size)), nimbers[at]) << size;
        int most = 0;
        for (std::size_t piece = 0; piece < triangle.pieces(); ++piece)
            for (const std::uint8_t nimber : triangle.nimbersOf(piece))
                most = std::max<int>(most, nimber);
        EXPECT_EQ(most, greatest[at]) << size;
        EXPECT_GE(Triangle::bytes(size), triangle.done().all);
        EXPECT_LE(Triangle::bytes(size), 2 * triangle.done().all + 100);
    }
    EXPECT_LT(Triangle::bytes(8), 40'000'000u);
    EXPECT_LT(Triangle::bytes(9), 4'500'000'000u);
}

TEST(GridNimTriangle, EveryWayToFillABlockFindsTheSame) {
    EXPECT_EQ(blockFillers().back(), &fillPlainly) << "on any machine";
#ifdef __x86_64__
    EXPECT_EQ(blockFillers().size(), __builtin_cpu_supports("avx2") ? 2u : 1u);
#endif
    Random random(5);
    for (int i = 0; i < 300; ++i) {
        const FrontTurns turns(random.between(1, 8));
        // Some have a source for every nimber below a bound, so that nimbers above 32 come.
        const int below = i % 3 == 0 ? 40 : 20;
        std::vector<std::vector<std::uint8_t>> blocks(static_cast<std::size_t>(below) + 20);
        std::vector<Source> sources;
        for (std::size_t b = 0; b < blocks.size(); ++b) {
            for (std::size_t lane = 0; lane < turns.lanes(); ++lane)
                blocks[b].push_back(static_cast<std::uint8_t>(
                    static_cast<int>(b) < below ? static_cast<int>(b)
                                                : static_cast<int>(random.below(34))));
            const bool crossing = static_cast<int>(b) >= below && random.below(2) == 0;
            sources.push_back(
                {blocks[b].data(), static_cast<std::uint8_t>(crossing ? 5 : 0),
                 static_cast<std::uint8_t>(crossing ? turns.lanes() >> random.between(1, 8) : 0)});
        }
        std::vector<std::vector<std::uint8_t>> filled;
        for (FillBlock* fill : blockFillers()) {
            filled.emplace_back(turns.lanes());
            ASSERT_TRUE(fill(filled.back().data(), turns, sources));
            EXPECT_EQ(filled.back(), filled.front());
        }
        EXPECT_GE(filled.front().front(), below);
    }
}

TEST(GridNimTriangle, ANimberThatNoVectorHoldsExcludesNothingElse) {
    for (const std::uint8_t nimber : std::array<std::uint8_t, 2>{32, 33}) {
        const std::vector<std::uint8_t> high(256, nimber);
        for (const int lane : {0, 1, 2, 4, 8})
            for (FillBlock* fill : blockFillers()) {
                const FrontTurns turns(4);
                const Source source{high.data(), 0, static_cast<std::uint8_t>(lane)};
                std::vector<std::uint8_t> block(turns.lanes()), own(turns.lanes());
                ASSERT_TRUE(fill(block.data(), turns, {&source, 1}));
                ASSERT_TRUE(fill(own.data(), turns, {}));
                EXPECT_EQ(block, own);
            }
    }
}

TEST(GridNimTriangle, ANimberAboveThoseThatCanBeKeptIsRefused) {
    const FrontTurns turns(3);
    std::vector<std::vector<std::uint8_t>> blocks;
    for (int nimber = 0; nimber <= mostNimber; ++nimber)
        blocks.emplace_back(turns.lanes(), static_cast<std::uint8_t>(nimber));
    std::vector<Source> sources;
    for (const auto& block : blocks)
        sources.push_back({block.data(), 0, 0});
    for (FillBlock* fill : blockFillers()) {
        std::vector<std::uint8_t> block(turns.lanes());
        EXPECT_FALSE(fill(block.data(), turns, sources));
        EXPECT_TRUE(fill(block.data(), FrontTurns(1), std::span(sources).first(62)));
    }
}

TEST(GridNimTriangle, AStopIsSeenAtAnyPollAndWhatIsKnownIsKept) {
    Triangle triangle(7);
    std::uint64_t known = 0;
    for (std::uint64_t stopAt = 1; !triangle.solved(); stopAt += 7) {
        const StopAtPoll stop(stopAt);
        Poll poll(stop.token());
        const bool solved = triangle.solve(poll);
        stop.release();
        ASSERT_EQ(solved, !poll.stopped());
        ASSERT_EQ(stop.asked(), solved ? stop.asked() : stopAt); // nothing is done after the stop
        ASSERT_GE(triangle.done().entries, known);
        known = triangle.done().entries;
        ASSERT_LT(stopAt, 2000u);
    }
    EXPECT_TRUE(isWhole(triangle));
    EXPECT_EQ(triangle.of(stairsOf(7)), 1);
}

TEST(GridNimTriangle, ThreadsThatNeedItSolveItTogether) {
    for (int round = 0; round < 5; ++round) {
        Triangle triangle(7);
        std::latch begun(4);
        std::array<int, 4> found{};
        std::stop_source stopped;
        {
            std::vector<std::jthread> threads;
            for (std::size_t i = 0; i < found.size(); ++i)
                threads.emplace_back([&, i] {
                    begun.arrive_and_wait();
                    Poll poll(i == 0 ? stopped.get_token() : std::stop_token());
                    if (i == 1)
                        stopped.request_stop(); // the first may leave its piece to the others
                    found[i] = triangle.solve(poll) ? triangle.of(stairsOf(7)) : -1;
                });
        }
        for (std::size_t i = 1; i < found.size(); ++i)
            EXPECT_EQ(found[i], 1);
        EXPECT_TRUE(isWhole(triangle));
    }
}

TEST(GridNimTriangle, AStopEndsTheThreadsThatHelpToo) {
    Triangle triangle(7);
    std::stop_source stopped;
    triangle.onFilled = [&](std::size_t) { stopped.request_stop(); };
    Poll poll(stopped.get_token());
    EXPECT_FALSE(triangle.solve(poll, 3));
    EXPECT_FALSE(triangle.solved());
    EXPECT_LT(triangle.done().entries, triangle.done().all);
}

TEST(GridNimTriangle, AHelperThatHasNoMemoryLeavesItsPieceToTheOthers) {
    std::atomic<bool> failed = false;
    while (!failed) { // a helper may come too late to get a piece
        Triangle triangle(7);
        triangle.onFilled = [&, caller = std::this_thread::get_id()](std::size_t) {
            if (std::this_thread::get_id() == caller)
                return;
            failed = true;
            throw std::bad_alloc();
        };
        Poll poll = freely();
        ASSERT_TRUE(triangle.solve(poll, 2));
        EXPECT_TRUE(isWhole(triangle));
        EXPECT_EQ(triangle.of(stairsOf(7)), 1);
    }
}

TEST(GridNimTriangle, PiecesThatWereFilledBeforeAreNotFilledAgain) {
    Triangle first(6);
    Poll poll = freely();
    ASSERT_TRUE(first.solve(poll));
    Triangle second(6);
    ASSERT_TRUE(second.prepare(poll));
    ASSERT_EQ(second.pieces(), first.pieces());
    std::vector<std::size_t> filled;
    second.onFilled = [&](std::size_t piece) { filled.push_back(piece); };
    std::vector<std::size_t> expected;
    for (std::size_t piece = 0; piece < first.pieces(); ++piece) {
        if (piece % 3 == 0)
            expected.push_back(piece);
        else
            ASSERT_TRUE(second.put(piece, first.nimbersOf(piece)));
    }
    EXPECT_FALSE(second.put(0, std::vector<std::uint8_t>(1)));
    EXPECT_FALSE(second.put(1, first.nimbersOf(1))) << "it is there already";
    ASSERT_TRUE(second.solve(poll));
    EXPECT_EQ(filled, expected);
    EXPECT_TRUE(isWhole(second));
    EXPECT_EQ(second.of(stairsOf(6)), 13);
}

} // namespace bouton::testing
