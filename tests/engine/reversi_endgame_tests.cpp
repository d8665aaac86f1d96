// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <climits>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/contract/samples.h"
#include "engine/reversi_plain.h"
#include "engine/reversi_positions.h"
#include "games/reversi/deepening.h"
#include "games/reversi/reversi.h"
#include "games/reversi/symmetry.h"

// The searches of the endgame and of the middle game, on every kernel that this machine can run.

namespace bouton::testing {

namespace {

using reversi::Board;
using reversi::Deepening;
using reversi::exactLevel;
using reversi::Kernel;
using reversi::Line;

Board endgameBoard(std::string_view text) { return positionOf<Reversi>(text).board; }

// A search with everything that it needs.
class Searching {
public:
    explicit Searching(const Kernel& kernel, int tableBits = 10)
        : m_table(tableBits), m_searcher(kernel.searcher({m_table, m_limit, *m_weights})) {}

    int score(const Board& board, int depth = 64, int level = exactLevel, int alpha = -65,
              int beta = 65) {
        return m_searcher->score(board, depth, level, alpha, beta, line);
    }
    int estimate(const Board& board) { return m_searcher->estimate(board); }
    void forget() { m_table.nextSearch(); }
    std::uint64_t nodes() const { return m_limit.nodes(); }

    Line line;

private:
    reversi::TranspositionTable m_table;
    Limit m_limit{{}};
    std::shared_ptr<const reversi::Weights> m_weights = reversi::weightsInUse();
    std::unique_ptr<reversi::Searcher> m_searcher;
};

// Calls check(searching) with each kernel.
template <class Check> void onEveryKernel(Check check, int tableBits = 10) {
    for (const Kernel* kernel : reversi::kernels()) {
        SCOPED_TRACE(kernel->name);
        Searching searching(*kernel, tableBits);
        check(searching);
    }
}

// The same board with X and O exchanged and the other side to move.
Board exchanged(const Board& board) {
    Picture picture = Reversi::draw({board, Side::One});
    for (std::string& row : picture.rows)
        for (char& cell : row)
            cell = cell == 'X' ? 'O' : cell == 'O' ? 'X' : cell;
    picture.toMove = Side::Two;
    return Reversi::read(picture).value().board;
}

// Expects the same score for all turns and reflections of two boards. Each is searched by itself,
// on every kernel.
void allAlike(const Board& board, const Board& other) {
    std::optional<int> score;
    onEveryKernel([&](Searching& searching) {
        for (int symmetry = 0; symmetry < 8; ++symmetry)
            for (const Board& one : {board, other}) {
                searching.forget();
                const int found = searching.score(turned(one, symmetry));
                ASSERT_EQ(found, score.value_or(found));
                score = found;
            }
    });
}

} // namespace

// Ten thousand endgames together. Half are from random games, half are boards filled at random. As
// many have ten empty cells as have one. The brute force (reversi_plain.h) takes most of the time,
// so the test has parts that can run in parallel.
class ReversiEndgames : public ::testing::TestWithParam<std::uint64_t> {};

TEST_P(ReversiEndgames, TwoThousandRandomOnesEqualBruteForce) {
    Random random(GetParam());
    std::vector<std::pair<Board, int>> truths;
    for (int i = 0; i < 2'000; ++i) {
        const int empty = 1 + i / 2 % 10;
        const Board board = i % 2 ? endgameOf(random, empty) : filling(random, empty);
        truths.emplace_back(board, plainScore(board));
    }
    const auto nineOrTen = [](const auto& truth) {
        return reversi::count(truth.first.empty()) > 8;
    };
    EXPECT_GE(std::ranges::count_if(truths, nineOrTen), 350);
    onEveryKernel([&](Searching& searching) {
        for (const auto& [board, truth] : truths)
            ASSERT_EQ(searching.score(board), truth);
    });
}

INSTANTIATE_TEST_SUITE_P(Fifth, ReversiEndgames, ::testing::Values(20, 21, 22, 23, 24));

TEST(ReversiEndgame, EqualsBruteForceAlsoWithATableThatOverflows) {
    Random random(21);
    for (int i = 0; i < 10; ++i) {
        const Board board = endgameOf(random, 10);
        const int truth = plainScore(board);
        onEveryKernel([&](Searching& searching) { ASSERT_EQ(searching.score(board), truth); }, 1);
    }
}

TEST(ReversiEndgame, OutsideItsBoundsItGivesABoundOnTheSameSide) {
    Random random(26);
    for (int i = 0; i < 100; ++i) {
        const Board board = endgameOf(random, random.between(1, 8));
        const int truth = plainScore(board);
        onEveryKernel([&](Searching& searching) {
            for (int alpha = -64; alpha < 64; alpha += 7) {
                const int found = searching.score(board, 64, exactLevel, alpha, alpha + 1);
                if (truth > alpha) {
                    ASSERT_GT(found, alpha);
                    ASSERT_LE(found, truth);
                } else {
                    ASSERT_LE(found, alpha);
                    ASSERT_GE(found, truth);
                }
            }
        });
    }
}

TEST(ReversiEndgame, EveryOrderOfMovesAgreesOnDeeperOnes) {
    // The value of a position is the best value of its moves. Each move is solved by itself.
    Random random(22);
    for (int i = 0; i < 5; ++i) {
        const Board board = endgameOf(random, 14);
        Searching searching(reversi::kernel(), 12);
        const int whole = searching.score(board);
        int best = -65;
        for (const int move : reversi::Moves(board)) {
            searching.forget();
            best = std::max(best, -searching.score(reversi::after(board, move)));
        }
        ASSERT_EQ(whole, best);
    }
}

TEST(ReversiEndgame, AllSymmetriesAndBothColoursGiveTheSameScore) {
    Random random(27);
    for (int i = 0; i < 104; ++i) {
        const int empty = 1 + i % 13;
        const Board board = i % 2 ? endgameOf(random, empty) : filling(random, empty);
        allAlike(board, exchanged(board));
    }
}

// With this many empty cells the middle game's search begins the work and the endgame's ends it.
TEST(ReversiEndgame, AllSymmetriesAndBothColoursGiveTheSameScoreFromTheMiddleGameOn) {
    Random random(127);
    const auto weights = reversi::weightsInUse();
    for (int i = 0; i < 3; ++i) {
        const Board board = endgameOf(random, 14 + i);
        std::optional<int> score;
        for (const Kernel* kernel : reversi::kernels())
            for (int symmetry = 0; symmetry < 8; ++symmetry)
                for (const Board& one : {board, exchanged(board)}) {
                    reversi::TranspositionTable table(12);
                    Limit limit({});
                    Deepening deepening(turned(one, symmetry), {table, limit, *weights}, *kernel);
                    ASSERT_TRUE(deepening.solve());
                    ASSERT_EQ(deepening.score(), score.value_or(deepening.score()));
                    score = deepening.score();
                }
    }
}

TEST(ReversiEndgame, SolvesEndgamesThatPlainAlphaBetaSolvedOnce) {
    // Endgames from games of the engine. AlphaBeta found the scores with nothing but the rules. It
    // needs at most 38 million nodes for one of them.
    const std::vector<std::pair<const char*, int>> solved{
        {"----XXX---OOOX-O-OOOXOOO-OOOXOOOOOOOXXXOOOOXXX-OOXOXXXX-OOOOOOO- O", 2},
        {"-OOOOO--X-OXXOO--XXOXOXXOOXOOOXXOOXXXXXXOOXXXXXXO-XX-XXX---X---X X", -2},
        {"--XXXXX---OXOX--XOXOXOO-XXOOOOO-XXOOOOO-XOXOXOO-X-OXXXOOXO-XXXX- X", 54},
        {"-O--XXX-O-OXXX--OOOOXXXOOXXXOXOXOOOXOXXX-OOOXXOO--OOOX---O-XXXX- O", -16},
        {"----O--OXOXXO--OXOOXXXXOXOXOOXO--XXXOOOXOOOXOOXX--XOOOOX-X-OOOO- O", 14},
        {"OOOOOOO-OOOOXO-XOOXXXOXXOOXXOOOXOXXOXOXXOOXXOO--O-OX-O---------- X", -24},
    };
    for (const auto& [text, score] : solved) {
        const Board board = endgameBoard(text);
        onEveryKernel(
            [&](Searching& searching) {
                EXPECT_EQ(searching.score(board), score) << text;
                EXPECT_LT(searching.nodes(), 2'000'000u) << text;
            },
            14);
    }
}

// Endgames with 17 to 20 empty cells, from games of the engine after ten random plies. The plain
// program of reversi_plain.h found the scores once, with a larger memo, in at most six seconds
// each.
const std::vector<std::pair<const char*, int>> larger{
    {"----XO--X--XOO-OXOOOXOOOXXOXXOOO-XOOXXOO-XXOOOX---OOOO-X--OOOOO- X", -2},
    {"--XXXO----XXXO--XXXXXOOOXXXOXOO-XXXXXXXOXXXOXOX---XXOX-X---XXXX- O", 30},
    {"-X-O--O-O-OOXO--OOOOOXXXOXOOXOXXOXXOOXX--XXOOOX-X-OOOO----OO---- X", -22},
    {"--O-XX--X-OXXX--XXXXOO--XXXXOOX-XXOOXXX-XXOOXXX--OOXXX---OOOOO-- O", 24},
    {"--OOO-----XXOO----XXOXXX-XXOXOOX-XOXXOOXXXXXXXXX--OOOXX--OOOOO-- O", 26},
    {"--XXXXX--OOXOX--OOXOXO--OXXOOO--OXXXOO--OXOOOO--O-XOOO--OXX-OO-- X", 4},
    {"--X--X--X-XXXX---XOXXXOOOOXOXXOO-OXOXOXOXXOOOOOO--OOOX---O--OOO- O", 6},
    {"-XXXXXX-X-XOOX--XXOXXOO-XOXXOOOOXXOXOOO-XXOOXOO---OXXX----OX---- X", -8},
};

TEST(ReversiEndgame, SolvesLargerOnesThatAPlainProgramSolvedOnce) {
    const auto weights = reversi::weightsInUse();
    for (const auto& [text, score] : larger)
        for (const Kernel* kernel : reversi::kernels()) {
            reversi::TranspositionTable table(14);
            Limit limit({});
            Deepening deepening(endgameBoard(text), {table, limit, *weights}, *kernel);
            ASSERT_TRUE(deepening.solve());
            EXPECT_EQ(deepening.score(), score) << text;
        }
}

// Who wins

namespace {

// Solves who wins on every kernel. The outcome must agree with the score, and the position after
// the best move must have the same outcome.
void expectOutcome(const Board& board, int score, int tableBits = 10) {
    const auto weights = reversi::weightsInUse();
    for (const Kernel* kernel : reversi::kernels()) {
        reversi::TranspositionTable table(tableBits);
        Limit limit({});
        Deepening deepening(board, {table, limit, *weights}, *kernel);
        ASSERT_TRUE(deepening.solveOutcome());
        ASSERT_EQ(deepening.proof()->outcome, reversi::outcomeOf(score));
        const Board next = reversi::after(board, deepening.proof()->move);
        table.nextSearch(); // the second search must not know the results of the first
        Deepening after(next, {table, limit, *weights}, *kernel);
        ASSERT_TRUE(after.solve());
        ASSERT_EQ(reversi::outcomeOf(-after.score()), reversi::outcomeOf(score));
    }
}

} // namespace

TEST(ReversiOutcome, IsTheSignOfBruteForce) {
    Random random(120);
    for (int i = 0; i < 1'200; ++i) {
        const int empty = 1 + i / 2 % 9;
        const Board board = i % 2 ? endgameOf(random, empty) : filling(random, empty);
        if (!reversi::isOver(board))
            expectOutcome(board, plainScore(board));
    }
}

TEST(ReversiOutcome, IsTheSignOfTheScoreOfLargerOnes) {
    for (const auto& [text, score] : larger)
        expectOutcome(endgameBoard(text), score, 14);
}

TEST(ReversiOutcome, OfDrawsIsADraw) {
    Random random(121);
    int draws = 0;
    for (int i = 0; i < 600 && draws < 12; ++i) {
        const Board board = endgameOf(random, 8 + i % 3);
        if (plainScore(board) != 0)
            continue;
        ++draws;
        expectOutcome(board, 0);
    }
    EXPECT_GE(draws, 8);
}

TEST(ReversiOutcome, IsTheSameForBothColoursAndAllSymmetries) {
    Random random(122);
    for (int i = 0; i < 24; ++i) {
        const Board board = endgameOf(random, 9 + i % 8);
        const int score = Searching(reversi::kernel(), 12).score(board);
        for (int symmetry = 0; symmetry < 8; ++symmetry)
            expectOutcome(turned(i % 2 ? exchanged(board) : board, symmetry), score, 12);
    }
}

void stopsAtAPoll(const std::function<bool(Deepening&)>& asked) {
    Random random(23);
    const Board board = endgameOf(random, 30);
    for (const Kernel* kernel : reversi::kernels()) {
        std::stop_source source;
        std::uint64_t polls = 0, last = 0, longest = 0;
        Poll::onAsk = [&](std::uint64_t nodes) {
            longest = std::max(longest, nodes - last);
            last = nodes;
            if (++polls == 200)
                source.request_stop();
        };
        reversi::TranspositionTable table(12);
        Limit limit(source.get_token());
        const auto weights = reversi::weightsInUse();
        Deepening deepening(board, {table, limit, *weights}, *kernel);
        EXPECT_FALSE(asked(deepening));
        Poll::onAsk = nullptr;
        EXPECT_TRUE(limit.stopped());
        EXPECT_FALSE(deepening.proof());
        EXPECT_LE(longest, Poll::interval);
    }
}

TEST(ReversiEndgame, StopsAtAPoll) {
    stopsAtAPoll([](Deepening& deepening) { return deepening.solve(); });
}

TEST(ReversiOutcome, StopsAtAPoll) {
    stopsAtAPoll([](Deepening& deepening) { return deepening.solveOutcome(); });
}

TEST(ReversiSearch, EveryKernelSearchesTheSameTree) {
    Random random(24);
    for (int i = 0; i < 12; ++i) {
        const Board board = endgameOf(random, random.between(14, 55));
        std::vector<std::pair<int, std::uint64_t>> all; // scores and nodes
        onEveryKernel([&](Searching& searching) {
            const int score = searching.score(board, 7, 1);
            all.emplace_back(score, searching.nodes());
        });
        for (const auto& one : all)
            ASSERT_EQ(one, all.front());
    }
}

TEST(ReversiSearch, AtTheExactLevelItFindsTheValuesOfPlainAlphaBeta) {
    Random random(28);
    for (int i = 0; i < 30; ++i) {
        const Board board = endgameOf(random, random.between(12, 58));
        onEveryKernel([&](Searching& searching) {
            const auto plain = [&](const auto& self, const Board& from, int depth) -> int {
                if (depth == 0)
                    return searching.score(from, 0);
                if (reversi::isOver(from))
                    return reversi::finalScore(from);
                int best = INT_MIN;
                for (const int move : reversi::Moves(from))
                    best = std::max(best, -self(self, reversi::after(from, move),
                                                depth - (move != reversi::passMove)));
                return best;
            };
            for (int depth = 0; depth <= 3; ++depth) {
                searching.forget();
                ASSERT_EQ(searching.score(board, depth), plain(plain, board, depth));
                ASSERT_GE(searching.line.size, depth);
            }
        });
    }
}

TEST(ReversiSearch, AMoveThatWipesOutTheOpponentIsWorthTheWholeBoardAtALeafToo) {
    const char* const boards[] = {
        "XO....../......../......../......../......../......../......../........ X", // one move
        "......../......../...X..../..XO..../...O..../......../......../........ X", // d6 of three
    };
    onEveryKernel([&](Searching& searching) {
        for (const char* const board : boards)
            for (const int level : {0, exactLevel})
                for (int depth = 1; depth <= 3; ++depth) {
                    searching.forget();
                    ASSERT_EQ(searching.score(endgameBoard(board), depth, level), 64);
                    searching.forget();
                    ASSERT_GT(searching.score(endgameBoard(board), depth, level, 62, 63), 62);
                }
    });
}

} // namespace bouton::testing
