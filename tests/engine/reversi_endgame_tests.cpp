#include <gtest/gtest.h>

#include <climits>

#include "core/random.h"
#include "games/reversi/endgame.h"
#include "games/reversi/reversi.h"
#include "games/reversi/search.h"
#include "search/alpha_beta.h"

namespace bouton::testing {

namespace {

using reversi::Board;

// The score by nothing but the rules.
int plainScore(const Board& board) {
    int best = INT_MIN;
    for (const int move : reversi::Moves(board))
        best = std::max(best, -plainScore(reversi::after(board, move)));
    return best == INT_MIN ? reversi::finalScore(board) : best;
}

// A position of a random game with so many empty cells, or a little fewer, not over.
Board endgameOf(Random& random, int empty) {
    for (;;) {
        Board board = reversi::startBoard;
        while (!reversi::isOver(board)) {
            if (reversi::count(board.empty()) <= empty)
                return board;
            std::vector<int> moves;
            for (const int move : reversi::Moves(board))
                moves.push_back(move);
            board = reversi::after(board, random.oneOf(moves));
        }
    }
}

// Any filling with so many empty cells: there passes and scattered holes are frequent.
Board filling(Random& random, int empty) {
    Board board;
    while (reversi::count(board.empty()) > empty) {
        const reversi::Bits cell = reversi::bit(static_cast<int>(random.below(64)));
        if (board.empty() & cell)
            (random.below(2) ? board.own : board.opponent) |= cell;
    }
    return board;
}

std::vector<Board> endgames(int games, int mostEmpty) {
    Random random(20);
    std::vector<Board> all;
    for (int i = 0; i < games; ++i) {
        all.push_back(endgameOf(random, random.between(1, mostEmpty)));
        all.push_back(filling(random, random.between(0, mostEmpty)));
    }
    return all;
}

// What the middle game's search values its leaves with.
int leafValue(const Board& board) {
    return reversi::isOver(board) ? reversi::Search::finished(board) : reversi::evaluate(board);
}
struct Tree {
    using State = Board;
    static reversi::Moves moves(const Board& board) { return reversi::Moves(board); }
    static Board after(const Board& board, int move) { return reversi::after(board, move); }
};

} // namespace

TEST(ReversiEndgame, EqualsBruteForce) {
    for (const Board& board : endgames(200, 8)) {
        reversi::Table table(10);
        Limit limit({});
        ASSERT_EQ(reversi::Endgame(table, limit).score(board), plainScore(board));
    }
}

TEST(ReversiEndgame, EqualsBruteForceAlsoWithATableThatOverflows) {
    reversi::Table table(2);
    Limit limit({});
    Random random(21);
    for (int i = 0; i < 20; ++i) {
        const Board board = endgameOf(random, 9);
        ASSERT_EQ(reversi::Endgame(table, limit).score(board), plainScore(board));
    }
}

TEST(ReversiEndgame, OutsideItsBoundsItGivesABoundOnTheSameSide) {
    for (const Board& board : endgames(100, 8)) {
        reversi::Table table(10);
        Limit limit({});
        reversi::Endgame endgame(table, limit);
        const int truth = plainScore(board);
        for (int alpha = -64; alpha < 64; alpha += 7) {
            const int found = endgame.score(board, alpha, alpha + 1);
            if (truth > alpha) {
                ASSERT_GT(found, alpha);
                ASSERT_LE(found, truth);
            } else {
                ASSERT_LE(found, alpha);
                ASSERT_GE(found, truth);
            }
        }
    }
}

TEST(ReversiEndgame, EveryOrderOfMovesAgreesOnDeeperOnes) {
    // What a position is worth is the best of what its moves are worth, each solved by itself.
    Random random(22);
    for (int i = 0; i < 5; ++i) {
        const Board board = endgameOf(random, 13);
        reversi::Table table(12);
        Limit limit({});
        reversi::Endgame endgame(table, limit);
        const int whole = endgame.score(board);
        int best = -65;
        for (const int move : reversi::Moves(board)) {
            table.nextSearch();
            best = std::max(best, -endgame.score(reversi::after(board, move)));
        }
        ASSERT_EQ(whole, best);
    }
}

TEST(ReversiEndgame, SolvesEndgamesThatPlainAlphaBetaSolvedOnce) {
    // From games of the engine; the scores are those of AlphaBeta with nothing but the rules, which
    // takes up to 38 million nodes for one of them.
    const std::vector<std::pair<const char*, int>> solved{
        {"----XXX---OOOX-O-OOOXOOO-OOOXOOOOOOOXXXOOOOXXX-OOXOXXXX-OOOOOOO- O", 2},
        {"-OOOOO--X-OXXOO--XXOXOXXOOXOOOXXOOXXXXXXOOXXXXXXO-XX-XXX---X---X X", -2},
        {"--XXXXX---OXOX--XOXOXOO-XXOOOOO-XXOOOOO-XOXOXOO-X-OXXXOOXO-XXXX- X", 54},
        {"-O--XXX-O-OXXX--OOOOXXXOOXXXOXOXOOOXOXXX-OOOXXOO--OOOX---O-XXXX- O", -16},
        {"----O--OXOXXO--OXOOXXXXOXOXOOXO--XXXOOOXOOOXOOXX--XOOOOX-X-OOOO- O", 14},
        {"OOOOOOO-OOOOXO-XOOXXXOXXOOXXOOOXOXXOXOXXOOXXOO--O-OX-O---------- X", -24},
    };
    for (const auto& [text, score] : solved) {
        const auto state = Reversi::read(Reversi::parse(text).value()).value();
        reversi::Table table(14);
        Limit limit({});
        EXPECT_EQ(reversi::Endgame(table, limit).score(state.board), score) << text;
        EXPECT_LT(limit.nodes(), 2'000'000u) << text;
    }
}

TEST(ReversiEndgame, StopsAtAPoll) {
    std::stop_source source;
    std::uint64_t polls = 0;
    Poll::onAsk = [&](std::uint64_t) {
        if (++polls == 10)
            source.request_stop();
    };
    Random random(23);
    const Board board = endgameOf(random, 30);
    reversi::Table table(12);
    Limit limit(source.get_token());
    reversi::Endgame(table, limit).score(board);
    Poll::onAsk = nullptr;
    EXPECT_TRUE(limit.stopped());
    EXPECT_LT(limit.nodes(), 12 * Poll::interval);
}

TEST(ReversiSearch, FindsTheValuesOfPlainAlphaBeta) {
    Random random(24);
    for (int i = 0; i < 60; ++i) {
        const Board board = i % 2 ? endgameOf(random, random.between(1, 58))
                                  : filling(random, random.between(1, 58));
        reversi::Table table(8);
        Limit limit({});
        reversi::Search search(table, limit);
        for (int plies = 0; plies <= 5; ++plies) {
            Poll poll({});
            AlphaBeta<Tree, decltype(&leafValue)> plain(&leafValue, poll);
            reversi::Line line;
            const int found = search.value(board, plies, -reversi::Search::infinite,
                                           reversi::Search::infinite, line);
            ASSERT_EQ(found, plain.value(board, plies));
            // The line leads to a board with this value.
            Board end = board;
            for (const int move : line.all())
                end = reversi::after(end, move);
            ASSERT_EQ(line.size % 2 ? -leafValue(end) : leafValue(end), found);
        }
    }
}

TEST(ReversiTable, GivesBackWhatWasStoredAndNothingElse) {
    Random random(25);
    reversi::Table table(4);
    std::vector<std::pair<Board, reversi::Entry>> stored;
    for (int i = 0; i < 500; ++i) {
        const Board board = filling(random, random.between(0, 60));
        const reversi::Entry entry{-random.between(0, 32000), random.between(0, 32000),
                                   random.between(0, 127), random.between(0, 64)};
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
            EXPECT_EQ(known->move, entry.move);
        }
    EXPECT_GT(found, 16);
    EXPECT_LE(found, 32);
    for (int i = 0; i < 600; ++i) { // beyond the 255 searches that it can tell apart
        table.nextSearch();
        for (const auto& [board, entry] : stored)
            ASSERT_FALSE(table.find(board));
    }
}

} // namespace bouton::testing
