// SPDX-License-Identifier: MIT
#include "games/reversi/deepening.h"

#include <gtest/gtest.h>

#include "core/random.h"
#include "engine/reversi_positions.h"

// What is left of a search that the limit ends.

namespace bouton::testing {

namespace {

using reversi::Board;
using reversi::Found;

// Searches on a table of their own, with nothing left out.
class Searches {
public:
    explicit Searches(const Board& board)
        : m_board(board), m_deepening(board, {m_table, m_limit, *m_weights}) {}

    // Gives false if that takes more nodes.
    bool search(int depth, std::uint64_t nodes = Limit::unlimited) {
        m_limit.more(nodes);
        return m_deepening.search(depth, reversi::exactLevel);
    }
    void goOnFrom(const Found& found) { m_deepening.goOnFrom(found); }
    void stop() {
        m_stop.request_stop();
        m_limit.add(1); // there it is seen
    }
    const Found& found() const { return m_deepening.found(); }
    const std::optional<Found>& unfinished() const { return m_deepening.unfinished(); }

    // What the first move of a line is worth at a depth.
    int worthOf(const reversi::Line& line, int depth) const {
        Searches after(reversi::after(m_board, line.moves[0]));
        after.search(depth - 1);
        return -after.found().score;
    }

private:
    Board m_board;
    std::shared_ptr<const reversi::Weights> m_weights = reversi::Weights::simple();
    reversi::TranspositionTable m_table{12};
    std::stop_source m_stop;
    Limit m_limit{m_stop.get_token()};
    reversi::Deepening m_deepening;
};

} // namespace

// The search before gives its move to the next one, so that this move is searched first. The same
// search is ended after more and more nodes.
TEST(ReversiDeepening, LeavesTheBestMoveThatItHadSearchedWhenTheLimitEndedIt) {
    constexpr int shallow = 3, depth = 6;
    Random random(7);
    int left = 0, none = 0, better = 0;
    for (int i = 0; i < 80; ++i) {
        const Board board = endgameOf(random, 36);
        bool wasLeft = false;
        for (std::uint64_t nodes = 1;; nodes += Poll::interval) {
            Searches searches(board);
            ASSERT_TRUE(searches.search(shallow));
            ASSERT_FALSE(searches.unfinished());
            const Found before = searches.found();
            if (searches.search(depth, nodes)) {
                ASSERT_FALSE(searches.unfinished());
                break;
            }
            ASSERT_EQ(searches.found().depth, before.depth);
            ASSERT_EQ(searches.found().score, before.score);
            ASSERT_TRUE(searches.unfinished() || !wasLeft);
            if (!searches.unfinished()) {
                ++none;
                continue;
            }
            ++left;
            wasLeft = true;
            const Found found = *searches.unfinished();
            ASSERT_EQ(found.depth, depth);
            const int worth = searches.worthOf(found.line, depth);
            ASSERT_GE(worth, found.score);
            ASSERT_GE(worth, searches.worthOf(before.line, depth));
            better += found.line.moves[0] != before.line.moves[0];
            searches.stop();
            ASSERT_FALSE(searches.search(depth));
            ASSERT_FALSE(searches.unfinished()); // that search had no time at all
        }
    }
    EXPECT_GE(left, 100);
    EXPECT_GE(none, 100);
    EXPECT_GE(better, 10);
}

// A search that begins with too low an expectation finds a move above its window and searches
// again.
TEST(ReversiDeepening, LeavesAMoveThatIsBetterThanExpectedWhenTheLimitEndsTheSearchForItsScore) {
    constexpr int depth = 7, tooLow = 40;
    Random random(9);
    int left = 0, none = 0;
    for (int i = 0; i < 20; ++i) {
        const Board board = endgameOf(random, 36);
        Searches whole(board);
        whole.search(1);
        const Found low{.depth = 1, .score = -tooLow, .line = whole.found().line};
        ASSERT_TRUE(whole.search(depth));
        for (std::uint64_t nodes = 1;; nodes += Poll::interval) {
            Searches searches(board);
            searches.goOnFrom(low);
            if (searches.search(depth, nodes))
                break;
            if (searches.unfinished()) {
                ++left;
                ASSERT_GT(searches.unfinished()->score, low.score);
                ASSERT_LE(searches.unfinished()->score, whole.found().score);
            } else {
                ++none;
            }
        }
    }
    EXPECT_GT(left, 5 * none); // to find a move above the window takes little of the time
}

TEST(ReversiDeepening, OfAFirstSearchThatTheLimitEndedNothingIsLeft) {
    Random random(8);
    for (int i = 0; i < 20; ++i) {
        Searches searches(endgameOf(random, 36));
        ASSERT_FALSE(searches.search(8, 4 * Poll::interval));
        ASSERT_FALSE(searches.unfinished());
    }
}

} // namespace bouton::testing
