// SPDX-License-Identifier: MIT
#include "explain/twin.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/grid_nim_positions.h"
#include "engine/why_support.h"
#include "games/cards/cards.h"
#include "games/towers/towers.h"
#include "games/trojan_horse/trojan_horse.h"

namespace bouton::testing {

namespace {

// Checks every position of random games. A move changes one heap, and the heap then has the size
// that the next position says. Every smaller heap can be reached. If a move adds to a heap, its
// answer takes that away again.
template <class G> void heapsAreTrue(int games, const Settings& settings) {
    Random random(11);
    for (int i = 0; i < games; ++i) {
        const Past<G> past = randomGame<G>(randomStart<G>(random, settings), random, 30);
        for (const auto& state : past.states) {
            SCOPED_TRACE(write(G::draw(state), G::name.letters));
            const MatchOf<G> match(state);
            const Analysis analysis = *analysed<G>(state);
            const auto rows = summandsOf(match, 0, analysis);
            const auto all = heapMovesOf(match, 0, analysis);
            ASSERT_EQ(all.size(), G::moves(state).size());
            for (std::size_t m = 0; m < all.size(); ++m) {
                const HeapMove& move = all[m];
                ASSERT_EQ(move.move, m);
                ASSERT_EQ(move.from, rows[move.heap].nimber);
                MatchOf<G> played(state);
                const Match::Node after = played.play(m);
                const int left = *analysed<G>(played.state(after))->position.nimber;
                ASSERT_EQ(left, *analysis.position.nimber ^ move.from ^ move.to);
                ASSERT_EQ(move.reversible(), move.to > move.from);
                if (move.answer.empty())
                    continue;
                ASSERT_TRUE(move.reversible());
                const auto undone = played.play(move.answer);
                ASSERT_TRUE(undone) << move.answer;
                ASSERT_EQ(*analysed<G>(played.state(*undone))->position.nimber,
                          *analysis.position.nimber)
                    << move.answer;
            }
            for (std::size_t heap = 0; heap < rows.size(); ++heap)
                for (int to = 0; to < rows[heap].nimber; ++to)
                    ASSERT_FALSE(heapMovesTo(all, match, 0, heap, to).empty());
        }
    }
}

} // namespace

TEST(Twin, OfEverySumChangesOneHeapAMoveAndReachesEverySmallerHeap) {
    heapsAreTrue<Towers>(8, {{"rows", 6}, {"columns", 3}});
    heapsAreTrue<GridNim>(4, {{"size", 5}, {"free", 10}});
    heapsAreTrue<Cards>(20, {{"groups", 3}});
    heapsAreTrue<TrojanHorse>(30, {});
}

TEST(Twin, OfTowersCallsARetreatReversibleAndNamesItsAnswerAndItsRoom) {
    const Spoken<Towers> it("../G./../.G/R./.R R"); // gaps 2 and 1, both red towers near the edge
    const auto all = heapMovesOf(it.match, 0, it.analysis);
    const HeapMove& retreat = all[it.moveNamed("a6")];
    EXPECT_TRUE(retreat.reversible());
    EXPECT_EQ(retreat.from, 2);
    EXPECT_EQ(retreat.to, 3);
    EXPECT_EQ(retreat.answer, "a3");
    EXPECT_EQ(english(retreat.remark), "It can retreat no further.");
    EXPECT_TRUE(all[it.moveNamed("a4")].remark.empty());
    EXPECT_FALSE(all[it.moveNamed("a4")].reversible());
}

TEST(Twin, OfEveryRetreatInTowersTheAnswerMakesTheSameGap) {
    Random random(4);
    for (int i = 0; i < 50; ++i) {
        const auto state = randomStart<Towers>(random, {{"rows", 8}, {"columns", 4}});
        const MatchOf<Towers> match(state);
        const auto moves = Towers::moves(state);
        for (const HeapMove& move : heapMovesOf(match, 0, *analysed<Towers>(state))) {
            ASSERT_EQ(move.reversible(), !Towers::isAdvance(state, moves[move.move]));
            if (!move.reversible())
                continue;
            const Cell to = moves[move.move];
            const int own = state.columns[move.heap][indexOf(state.toMove)],
                      theirs = state.columns[move.heap][indexOf(other(state.toMove))],
                      left = own < theirs ? to.row : 7 - to.row;
            ASSERT_EQ(english(move.remark),
                      left == 0   ? "It can retreat no further."
                      : left == 1 ? "It could retreat 1 more cell."
                                  : "It could retreat " + std::to_string(left) + " more cells.");
            MatchOf<Towers> played(state);
            played.play(move.move);
            const auto after = played.play(move.answer);
            ASSERT_TRUE(after);
            EXPECT_EQ(Towers::gaps(played.state(*after)), Towers::gaps(state));
        }
    }
}

TEST(Twin, OfAHeapThatIsToShrinkNamesTheShortestTurnFirst) {
    Random random(6);
    int several = 0;
    for (int i = 0; i < 20; ++i) {
        const auto state = randomStart<GridNim>(random, {{"size", 5}, {"free", 12}});
        const MatchOf<GridNim> match(state);
        const Analysis analysis = *analysed<GridNim>(state);
        const auto rows = summandsOf(match, 0, analysis);
        const auto all = heapMovesOf(match, 0, analysis);
        const auto moves = match.moves(0);
        for (std::size_t heap = 0; heap < rows.size(); ++heap)
            for (int to = 0; to < rows[heap].nimber; ++to) {
                std::vector<std::size_t> cells;
                for (const HeapMove& move : heapMovesTo(all, match, 0, heap, to))
                    cells.push_back(moves[move.move].cells().size());
                EXPECT_TRUE(std::ranges::is_sorted(cells));
                several += !cells.empty() && cells.front() != cells.back();
            }
    }
    EXPECT_GT(several, 5);
}

TEST(Twin, HasNoHeapsIfTheGameIsNoSum) {
    const MatchOf<Cards> cards(Cards::standard(complete(Cards::settings(), {}).value()).value());
    EXPECT_TRUE(heapMovesOf(cards, 0, {}).empty());
}

} // namespace bouton::testing
