// SPDX-License-Identifier: MIT
#include "games/reversi/transposition_table.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

#include "core/random.h"
#include "engine/reversi_positions.h"
#include "games/reversi/kernel.h"
#include "games/reversi/stability.h"

// The transposition table and stable discs, on which the searches of Reversi rest.

namespace bouton::testing {

using reversi::Board;

TEST(ReversiStability, StableDiscsAreNeverTurned) {
    const reversi::EdgeTable& edges = reversi::stableEdges();
    for (const reversi::Kernel* kernel : reversi::kernels()) {
        Random random(29);
        for (int i = 0; i < 300; ++i) {
            Board board = endgameOf(random, random.between(1, 40));
            reversi::Bits own = kernel->stableDiscs(edges, board.own, board.opponent);
            reversi::Bits opponents = kernel->stableDiscs(edges, board.opponent, board.own);
            ASSERT_EQ(own & ~board.own, 0u);
            while (!reversi::isOver(board)) {
                board = reversi::after(board, reversi::randomMove(board, random));
                std::swap(own, opponents);
                ASSERT_EQ(own & ~board.own, 0u);
                ASSERT_EQ(opponents & ~board.opponent, 0u);
            }
        }
    }
}

TEST(ReversiTable, GivesBackWhatWasStoredAndNothingElse) {
    Random random(25);
    reversi::TranspositionTable table(4);
    std::vector<std::pair<Board, reversi::Entry>> stored;
    for (int i = 0; i < 500; ++i) {
        const Board board = filling(random, random.between(0, 60));
        const reversi::Entry entry{-random.between(0, 64), random.between(0, 64),
                                   random.between(0, 60), random.between(0, 5),
                                   random.between(0, 64)};
        table.store(board, entry);
        stored.emplace_back(board, entry);
    }
    int found = 0;
    for (const auto& [board, entry] : stored)
        if (const auto known = table.find(board)) {
            ++found;
            EXPECT_EQ(known->lower, entry.lower);
            EXPECT_EQ(known->upper, entry.upper);
            EXPECT_EQ(known->depth, entry.depth);
            EXPECT_EQ(known->level, entry.level);
            EXPECT_EQ(known->move, entry.move);
        }
    EXPECT_GT(found, 60);
    EXPECT_LE(found, 80);
    for (int i = 0; i < 600; ++i) { // the table can tell 255 searches apart
        table.nextSearch();
        for (const auto& [board, entry] : stored)
            ASSERT_FALSE(table.find(board));
    }
}

TEST(ReversiTable, KeepsADeeperEntryAndJoinsTheBoundsOfEqualOnes) {
    reversi::TranspositionTable table(2);
    const Board board = reversi::startBoard;
    table.store(board, {-4, 64, 10, 1, 19});
    table.store(board, {0, 0, 6, 5, 26});
    EXPECT_EQ(table.find(board)->depth, 10);
    table.store(board, {-64, 8, 10, 1, reversi::passMove});
    EXPECT_EQ(table.find(board)->lower, -4);
    EXPECT_EQ(table.find(board)->upper, 8);
    EXPECT_EQ(table.find(board)->move, 19);
    table.store(board, {10, 64, 10, 2, 37});
    EXPECT_EQ(table.find(board)->lower, 10);
    EXPECT_EQ(table.find(board)->upper, 64);
}

TEST(ReversiTable, KeepsAgedEntriesUntilNewOnesNeedTheirPlace) {
    constexpr int places = 10; // in two buckets
    Random random(26);
    reversi::TranspositionTable table(1);
    std::vector<Board> aged, young;
    for (int i = 0; i < 60; ++i) {
        aged.push_back(filling(random, 20));
        young.push_back(filling(random, 30));
    }
    const auto found = [&](const std::vector<Board>& all) {
        return std::ranges::count_if(all, [&](const Board& board) { return !!table.find(board); });
    };
    for (const Board& board : aged)
        table.store(board, {.depth = 40, .level = reversi::exactLevel});
    table.age();
    ASSERT_EQ(found(aged), places);
    for (const Board& board : young)
        table.store(board, {.depth = 3}); // however shallow it is
    EXPECT_EQ(found(aged), 0);
    EXPECT_EQ(found(young), places);
}

TEST(ReversiTable, ForgetsAgedEntriesToo) {
    Random random(27);
    for (int ages = 0; ages < 600; ++ages) {
        reversi::TranspositionTable table(2);
        const Board board = filling(random, 20);
        table.nextSearch();
        for (int i = 0; i < ages; ++i)
            table.age();
        table.store(board, {.depth = 5});
        ASSERT_TRUE(table.find(board));
        table.age();
        table.nextSearch();
        ASSERT_FALSE(table.find(board));
        table.store(board, {.depth = 1});
        ASSERT_EQ(table.find(board)->depth, 1);
    }
}

// Every board near the root has an entry that is wrong. It is of a selective search to the end, or
// of an exact search that did not come to the end. Its move alone may be used.
TEST(ReversiTable, WhatIsNotProvenInItChangesNoExactScore) {
    const auto weights = reversi::weightsInUse();
    Random random(41);
    for (int i = 0; i < 9; ++i) {
        const Board board = endgameOf(random, 12 + i % 3);
        reversi::TranspositionTable table(10);
        Limit limit({});
        const auto searcher = reversi::kernel().searcher({table, limit, *weights});
        const auto score = [&](int alpha, int beta) {
            reversi::Line line;
            return searcher->score(board, reversi::cells, reversi::exactLevel, alpha, beta, line);
        };
        const int truth = score(-65, 65);
        for (const auto& [fewer, level] :
             {std::pair{0, reversi::exactLevel - 1}, {1, reversi::exactLevel}})
            for (const int wrong : {-64, 64}) {
                const auto lie = [&](const Board& about) {
                    table.store(about,
                                {wrong, wrong, reversi::count(about.empty()) - fewer, level});
                };
                table.nextSearch();
                lie(board);
                for (const int move : reversi::Moves(board)) {
                    const Board next = reversi::after(board, move);
                    lie(next);
                    for (const int reply : reversi::Moves(next))
                        lie(reversi::after(next, reply));
                }
                EXPECT_GE(score(truth - 1, truth), truth);
                EXPECT_LE(score(truth, truth + 1), truth);
                EXPECT_EQ(score(-65, 65), truth);
            }
    }
}

// Under a time the table stays from search to search, however they ended.
TEST(ReversiTable, HoldsNothingFalseAfterSearchesOfAnyWindowThatEndedAnyhow) {
    const auto weights = reversi::weightsInUse();
    Random random(43);
    for (int i = 0; i < 2; ++i) {
        const Board root = endgameOf(random, 17);
        reversi::TranspositionTable table(14), others(14);
        const auto search = [&](reversi::TranspositionTable& on, const Board& board, int alpha,
                                int beta, std::uint64_t nodes) {
            Limit limit({});
            limit.more(nodes);
            reversi::Line line;
            return reversi::kernel()
                .searcher({on, limit, *weights})
                ->score(board, reversi::cells, reversi::exactLevel, alpha, beta, line);
        };
        const int truth = search(others, root, -65, 65, Limit::unlimited);
        for (const std::uint64_t nodes : {3'000, 10'000, 30'000})
            search(table, root, truth - 1, truth, nodes);
        for (int alpha = std::max(-64, truth - 24); alpha < std::min(64, truth + 24); alpha += 6)
            EXPECT_EQ(search(table, root, alpha, alpha + 1, Limit::unlimited) > alpha,
                      truth > alpha);
        // What it has of the boards up to three plies on.
        int checked = 0;
        const std::function<void(const Board&, int)> check = [&](const Board& board, int plies) {
            const auto entry = table.find(board);
            if (entry && entry->level == reversi::exactLevel
                && entry->depth >= reversi::count(board.empty())) {
                const int score = search(others, board, -65, 65, Limit::unlimited);
                EXPECT_LE(entry->lower, score);
                EXPECT_GE(entry->upper, score);
                ++checked;
            }
            if (plies > 0 && !reversi::isOver(board))
                for (const int move : reversi::Moves(board))
                    check(reversi::after(board, move), plies - 1);
        };
        check(root, 3);
        EXPECT_GE(checked, 50);
    }
}

TEST(ReversiMarks, StandForABoardAtADepth) {
    reversi::Marks marks;
    const Board board = reversi::startBoard;
    EXPECT_FALSE(marks.has(board, 5));
    marks.set(board, 5);
    EXPECT_TRUE(marks.has(board, 5));
    EXPECT_FALSE(marks.has(board, 8));
    EXPECT_FALSE(marks.has(board.passed(), 5));
    marks.clear(board, 8);
    EXPECT_TRUE(marks.has(board, 5)) << "another's mark stays";
    marks.clear(board, 5);
    EXPECT_FALSE(marks.has(board, 5));
}

// Marks only put moves off. Here another thread seems to search every move, and never ends.
TEST(ReversiMarks, AMoveThatAnotherThreadIsSearchingIsSearchedInTheEnd) {
    const auto weights = reversi::weightsInUse();
    Random random(42);
    for (int i = 0; i < 8; ++i) {
        const Board board = endgameOf(random, 16);
        reversi::TranspositionTable table(12);
        Limit limit({});
        reversi::Marks marks;
        const auto score = [&](int alpha, int beta, reversi::Marks* others) {
            reversi::Line line;
            table.nextSearch();
            return reversi::kernel()
                .searcher({table, limit, *weights, others})
                ->score(board, reversi::cells, reversi::exactLevel, alpha, beta, line);
        };
        const int truth = score(-65, 65, nullptr);
        for (const int move : reversi::Moves(board))
            marks.set(reversi::after(board, move), reversi::count(board.empty()));
        EXPECT_GE(score(truth - 1, truth, &marks), truth);
        EXPECT_LE(score(truth, truth + 1, &marks), truth);
    }
}

} // namespace bouton::testing
