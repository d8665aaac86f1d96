// SPDX-License-Identifier: MIT
#include "lab/microscope.h"

#include <gtest/gtest.h>

#include <array>

#include "engine/contract/brute_force.h"
#include "engine/contract/samples.h"
#include "engine/stop_at_poll.h"
#include "games/cards/cards.h"
#include "games/reversi/evaluation.h"
#include "games/reversi/reversi.h"
#include "games/tic_tac_toe/tic_tac_toe.h"
#include "games/towers/towers.h"

namespace bouton::testing {

namespace {

template <class G> int worthOf(const typename G::State& state) {
    if constexpr (std::is_same_v<G, Reversi>) {
        return reversi::evaluate(state.board);
    } else {
        const auto result = G::result(state);
        return !result || !result->winner ? 0 : *result->winner == G::toMove(state) ? 1 : -1;
    }
}

template <class G> std::string textOf(const typename G::State& state) {
    return write(G::draw(state), G::name.letters);
}

std::vector<Look> look(const SearchTask& task) {
    std::vector<Look> looks;
    EXPECT_TRUE(lookThrough(task, {}, [&](const std::vector<Look>& all) { looks = all; }));
    return looks;
}

// Positions after a few random moves, searched in all four ways.
template <class G> class MicroscopeOf : public ::testing::Test {
protected:
    static constexpr int plies = std::is_same_v<G, Reversi> ? 3 : 4;

    template <class Check> void forPositions(int number, Check check) {
        Random random(11);
        for (int i = 0; i < number; ++i) {
            const auto state =
                randomGame<G>(randomStart<G>(random), random, random.below(8)).states.back();
            if (G::moves(state).empty())
                continue;
            SCOPED_TRACE(textOf<G>(state));
            check(state, look({&rulesetOf<G>(), textOf<G>(state), plies}));
        }
    }
};
using Games = ::testing::Types<TicTacToe, Reversi, Cards>;

} // namespace

TYPED_TEST_SUITE(MicroscopeOf, Games);

TYPED_TEST(MicroscopeOf, FindsTheValueOfMinimaxInEveryWay) {
    this->forPositions(12, [this](const auto& state, const std::vector<Look>& looks) {
        PlainMinimax plain;
        const int value = plain.value<TypeParam>(state, this->plies, worthOf<TypeParam>);
        ASSERT_EQ(looks.size(), 4u);
        for (const Look& look : looks) {
            EXPECT_EQ(look.value, value);
            const auto moves = TypeParam::moves(state);
            const auto move = std::ranges::find(moves, look.move, nameOfMove<TypeParam>);
            ASSERT_NE(move, moves.end()) << look.move;
            EXPECT_EQ(-PlainMinimax().value<TypeParam>(TypeParam::after(state, *move),
                                                       this->plies - 1, worthOf<TypeParam>),
                      value);
        }
        EXPECT_EQ(looks[0].nodes, plain.nodes);
        EXPECT_EQ(looks[0].leaves, plain.leaves);
        EXPECT_EQ(looks[0].cuts, 0u);
        EXPECT_LE(looks[1].nodes, looks[0].nodes);
        EXPECT_LE(looks[3].nodes, looks[2].nodes);
    });
}

TYPED_TEST(MicroscopeOf, WritesDownEveryNodeWithItsMovesInTheOrderOfTheSteps) {
    this->forPositions(8, [](const auto& state, const std::vector<Look>& looks) {
        for (const Look& look : looks) {
            const Trace& trace = *look.trace;
            ASSERT_TRUE(trace.whole);
            ASSERT_EQ(trace.nodes.size(), look.nodes);
            ASSERT_EQ(trace.events.size(), 2 * look.nodes);
            ASSERT_EQ(trace.nodes.front().value, look.value);
            // The moves from the root to a node lead to a position. Its legal moves are those that
            // were tried and those that were cut.
            std::vector<typename TypeParam::State> states;
            for (std::size_t i = 0; i < trace.nodes.size(); ++i) {
                const Trace::Node& node = trace.nodes[i];
                if (i == 0) {
                    states.push_back(state);
                } else {
                    const auto& above = states[static_cast<std::size_t>(node.parent)];
                    const auto moves = TypeParam::moves(above);
                    const auto at = std::ranges::find(moves, node.move, nameOfMove<TypeParam>);
                    ASSERT_NE(at, moves.end());
                    states.push_back(TypeParam::after(above, *at));
                    ASSERT_EQ(node.plies + 1,
                              trace.nodes[static_cast<std::size_t>(node.parent)].plies);
                }
                if (node.how == Left::Whole || node.how == Left::Cut) {
                    ASSERT_EQ(node.children.size() + node.untried.size(),
                              TypeParam::moves(states.back()).size());
                }
                ASSERT_EQ(trace.events[static_cast<std::size_t>(node.entered)].node,
                          static_cast<int>(i));
                ASSERT_EQ(trace.events[static_cast<std::size_t>(node.left)].node,
                          static_cast<int>(i));
            }
        }
    });
}

TYPED_TEST(MicroscopeOf, CutsExactlyWhereTheBestReachesBeta) {
    std::uint64_t cuts = 0;
    this->forPositions(8, [&](const auto&, const std::vector<Look>& looks) {
        for (const Look& look : looks) {
            const Trace& trace = *look.trace;
            for (std::size_t i = 0; i < trace.nodes.size(); ++i) {
                const Trace::Node& node = trace.nodes[i];
                if (node.how != Left::Whole && node.how != Left::Cut)
                    continue;
                const int at = static_cast<int>(i);
                ASSERT_EQ(trace.bestAt(at, node.left), node.value);
                ASSERT_EQ(node.how == Left::Cut && look.method != Method::Minimax,
                          node.value >= node.beta);
                // Each child got the bounds of that moment.
                for (const int child : node.children) {
                    const Trace::Node& below = trace.nodes[static_cast<std::size_t>(child)];
                    if (look.method != Method::Minimax) {
                        ASSERT_EQ(below.beta, -trace.alphaAt(at, below.entered));
                        ASSERT_EQ(below.alpha, -node.beta);
                    }
                }
                cuts += node.how == Left::Cut;
            }
        }
    });
    EXPECT_GT(cuts, 0u);
}

TEST(Microscope, ATableSavesNodesInTicTacToe) {
    const auto looks = look({&rulesetOf<TicTacToe>(), ".../.../... X", 9});
    EXPECT_EQ(looks[0].nodes, 549'946u); // all ways to play; the number is well known
    EXPECT_LT(looks[1].nodes, looks[0].nodes / 10);
    EXPECT_LT(looks[2].nodes, looks[1].nodes);
    EXPECT_LT(looks[3].nodes, looks[2].nodes / 2);
    for (const Look& look : looks)
        EXPECT_EQ(look.value, 0);
}

// Whoever changes a search or the order of the moves on purpose writes the new numbers here.
TEST(Microscope, CountsWhatEachWayOfSearchingTakes) {
    const auto looks = look({&rulesetOf<TicTacToe>(), "X../.O./... X", 7});
    using Counts = std::array<std::uint64_t, 4>; // nodes, leaves, cuts, remembered
    const Counts recorded[] = {
        {7'332, 3'468, 0, 0}, {844, 333, 344, 0}, {353, 139, 143, 0}, {286, 98, 105, 34}};
    for (std::size_t i = 0; i < looks.size(); ++i) {
        const Look& look = looks[i];
        EXPECT_EQ(look.method, allMethods[i]);
        EXPECT_EQ((Counts{look.nodes, look.leaves, look.cuts, look.remembered}), recorded[i]) << i;
        std::array<std::uint64_t, 4> seen{};
        for (const Trace::Node& node : look.trace->nodes)
            ++seen[static_cast<std::size_t>(node.how)];
        EXPECT_EQ(seen[static_cast<std::size_t>(Left::Leaf)], look.leaves);
        EXPECT_EQ(seen[static_cast<std::size_t>(Left::Cut)], look.cuts);
        EXPECT_EQ(seen[static_cast<std::size_t>(Left::Remembered)], look.remembered);
    }
}

TEST(Microscope, ATraceThatGrowsTooLongEndsAndTheCountGoesOn) {
    const auto whole = look({&rulesetOf<TicTacToe>(), ".../.../... X", 5});
    const auto begun = look({&rulesetOf<TicTacToe>(), ".../.../... X", 5, 100});
    for (std::size_t i = 0; i < 4; ++i) {
        EXPECT_EQ(begun[i].nodes, whole[i].nodes);
        EXPECT_EQ(begun[i].cuts, whole[i].cuts);
        EXPECT_EQ(begun[i].move, whole[i].move);
        EXPECT_FALSE(begun[i].trace->whole);
        EXPECT_EQ(begun[i].trace->nodes.size(), 100u);
        for (std::size_t step = 0; step < begun[i].trace->events.size(); ++step)
            ASSERT_EQ(begun[i].trace->events[step].node, whole[i].trace->events[step].node);
    }
}

TEST(Microscope, ATraceKnowsWhatIsLeftAndWhereTheNextCutIs) {
    const auto looks = look({&rulesetOf<TicTacToe>(), ".../.../... X", 4, 200});
    const Trace& trace = *looks[1].trace;
    ASSERT_FALSE(trace.whole);
    const int last = static_cast<int>(trace.events.size()) - 1;
    std::vector<bool> left(trace.nodes.size());
    int open = 0;
    for (int event = 0; event <= last; ++event) {
        const auto& now = trace.events[static_cast<std::size_t>(event)];
        left[static_cast<std::size_t>(now.node)] = !now.enters;
        for (int node = 0; node < static_cast<int>(left.size()); ++node)
            ASSERT_EQ(trace.leftBy(node, event), left[static_cast<std::size_t>(node)]);
        const std::vector<int> way = trace.way(event);
        ASSERT_EQ(way.back(), now.node);
        ASSERT_EQ(way.front(), 0);
        for (std::size_t i = 1; i < way.size(); ++i)
            ASSERT_EQ(trace.at(way[i]).parent, way[i - 1]);
        int cut = last;
        for (int next = last; next > event; --next)
            if (const auto& then = trace.events[static_cast<std::size_t>(next)];
                !then.enters && trace.at(then.node).how == Left::Cut)
                cut = next;
        ASSERT_EQ(trace.nextCut(event), cut);
    }
    for (const Trace::Node& node : trace.nodes)
        open += node.left == Trace::never;
    EXPECT_EQ(open, static_cast<int>(trace.way(last).size()) - 1 + trace.events.back().enters);
}

TEST(Microscope, ATraceFindsEachNodeByTheMovesThatLeadThere) {
    const auto looks = look({&rulesetOf<TicTacToe>(), "XO./OX./... X", 3});
    const Trace& trace = *looks[1].trace;
    for (int node = 0; node < static_cast<int>(trace.nodes.size()); ++node) {
        const std::vector<std::string> moves = trace.movesTo(node);
        EXPECT_EQ(static_cast<int>(moves.size()), 3 - trace.at(node).plies);
        EXPECT_EQ(trace.nodeAfter(moves), node);
    }
    EXPECT_EQ(trace.movesTo(trace.way(static_cast<int>(trace.events.size()) - 1).back()).size(),
              0u);
    EXPECT_FALSE(trace.nodeAfter({"a1"})) << "there is a cross already";
}

TEST(Microscope, RefusesWhatItCannotLookAt) {
    const auto refusal = [](const SearchTask& task) {
        const Or<void> done = lookThrough(task, {}, [](const auto&) { FAIL(); });
        return done ? std::string() : english(done.error());
    };
    EXPECT_EQ(refusal({&rulesetOf<TicTacToe>(), "XXX/OO./... O", 2}),
              "The game is over in this position.");
    EXPECT_NE(refusal({&rulesetOf<TicTacToe>(), "XXXX X", 2}), "");
    EXPECT_NE(refusal({&rulesetOf<Towers>(), "G/R G", 2}), "");
    EXPECT_EQ(mostPliesOf(rulesetOf<Towers>()), 0);
}

TEST(Microscope, StopsWithinTheNodesBetweenTwoPolls) {
    const StopAtPoll stop(5);
    std::size_t known = 0;
    EXPECT_TRUE(lookThrough({&rulesetOf<Reversi>(), textOf<Reversi>({}), 6}, stop.token(),
                            [&](const std::vector<Look>& looks) { known = looks.size(); }));
    stop.release();
    EXPECT_LE(stop.asked(), 6u); // once more after the stop
    EXPECT_LT(known, 4u);
}

} // namespace bouton::testing
