// SPDX-License-Identifier: MIT
#include "lab/depths.h"

#include <gmock/gmock.h>

#include "core/poll.h"
#include "engine/contract/brute_force.h"
#include "engine/contract/samples.h"
#include "games/cards/cards.h"
#include "games/catalogue.h"
#include "games/reversi/evaluation.h"
#include "games/reversi/reversi.h"
#include "games/tic_tac_toe/tic_tac_toe.h"

namespace bouton::testing {

namespace {

using ::testing::ElementsAre;

std::vector<DepthRow> depthRowsOf(const SearchTask& task) {
    std::vector<DepthRow> rows;
    EXPECT_TRUE(tabulateDepths(task, {}, [&](const std::vector<DepthRow>& all) {
        EXPECT_EQ(all.size(), rows.size() + 1);
        rows = all;
    }));
    return rows;
}

int plainValue(const Reversi::State& state, int plies) {
    return PlainMinimax().value<Reversi>(
        state, plies, [](const Reversi::State& leaf) { return reversi::evaluate(leaf.board); });
}

} // namespace

TEST(Depths, GiveMinimaxInReversiFromDepthOneOn) {
    const char* const position =
        "......../......../..XO..../..XOO.../...XO.../....X.../......../........ X";
    const auto state = positionOf<Reversi>(position);
    const auto rows = depthRowsOf({&rulesetOf<Reversi>(), position, 4});
    ASSERT_EQ(rows.size(), 4u);
    for (int depth = 1; depth <= 4; ++depth) {
        const DepthRow& row = rows[static_cast<std::size_t>(depth) - 1];
        EXPECT_EQ(row.depth, depth);
        EXPECT_EQ(row.value, plainValue(state, depth));
        std::vector<std::string> best;
        for (const auto& move : Reversi::moves(state))
            if (-plainValue(Reversi::after(state, move), depth - 1) == row.value)
                best.push_back(nameOfMove<Reversi>(move));
        EXPECT_EQ(row.moves, best);
        EXPECT_GT(row.nodes, 0u);
    }
    EXPECT_LT(rows[0].nodes, rows[3].nodes);
}

TEST(Depths, SeeAWinAsSoonAsItLiesWithinThem) {
    const auto rows = depthRowsOf({&rulesetOf<TicTacToe>(), "XX./OO./... X", 2});
    EXPECT_EQ(rows[0].value, 1);
    EXPECT_THAT(rows[0].moves, ElementsAre("c1"));
    // 5 cards, at most 2 a turn. Taking two leaves 3, which is lost after two more plies.
    const auto cards = depthRowsOf({&rulesetOf<Cards>(), "5:2 G", 5});
    EXPECT_EQ(cards[0].value, 0);
    EXPECT_EQ(cards[1].value, 0);
    EXPECT_EQ(cards[2].value, 1);
    EXPECT_THAT(cards[2].moves, ElementsAre("a2"));
    EXPECT_EQ(cards[4].value, 1);
}

TEST(Depths, AreKnownOfEveryGame) {
    for (const Ruleset* game : catalogue()) {
        SCOPED_TRACE(game->name.id);
        Random random(1);
        const auto start = game->random(complete(game->settings, {}).value(), random);
        ASSERT_TRUE(start);
        const auto rows = depthRowsOf({game, (*start)->position(0), 2});
        ASSERT_EQ(rows.size(), 2u);
        EXPECT_EQ(rows[0].nodes, (*start)->moves(0).size());
    }
}

TEST(Depths, RefuseWhatHasNoMoves) {
    const auto never = [](const auto&) { FAIL(); };
    EXPECT_FALSE(tabulateDepths({&rulesetOf<TicTacToe>(), "XXX/OO./... O", 2}, {}, never));
    EXPECT_FALSE(tabulateDepths({&rulesetOf<TicTacToe>(), "what", 2}, {}, never));
}

TEST(Depths, StopWithWhatIsKnown) {
    std::stop_source source;
    std::size_t known = 0;
    Poll::onAsk = [&](std::uint64_t nodes) {
        if (nodes >= 3 * Poll::interval)
            source.request_stop();
    };
    EXPECT_TRUE(tabulateDepths({&rulesetOf<Reversi>(), write(Reversi::draw({}), "XO"), 12},
                               source.get_token(),
                               [&](const std::vector<DepthRow>& rows) { known = rows.size(); }));
    Poll::onAsk = nullptr;
    EXPECT_GT(known, 2u);
    EXPECT_LT(known, 12u);
}

} // namespace bouton::testing
