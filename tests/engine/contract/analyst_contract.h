// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/contract/brute_force.h"
#include "engine/contract/samples.h"
#include "engine/stop_at_poll.h"

namespace bouton::testing {

// The last analysis that the game's analyst posts for a position, or nothing if it posts none.
template <class G>
std::optional<Analysis> analysed(const Past<G>& past, std::stop_token stop = {},
                                 Patience patience = Patience::Bounded) {
    std::optional<Analysis> last;
    G::analyst()(past, patience, std::move(stop),
                 [&](Analysis analysis) { last = std::move(analysis); });
    return last;
}
template <class G>
std::optional<Analysis> analysed(const typename G::State& state,
                                 Patience patience = Patience::Bounded) {
    return analysed<G>(Past<G>{{state}, {}}, {}, patience);
}

// Expects that what the analysis says of a position and of each of its moves is true.
template <class G> void expectTrueAnalysis(const typename G::State& state, BruteForce<G>& truth) {
    SCOPED_TRACE(write(G::draw(state), G::name.letters));
    const auto analysis = analysed<G>(state);
    ASSERT_EQ(analysis->position.nimber, truth.nimber(state));
    ASSERT_EQ(analysis->position.outcome, truth.outcome(state));
    ASSERT_EQ(analysis->position.remoteness, truth.remoteness(state));
    ASSERT_EQ(static_cast<int>(analysis->line.size()), truth.remoteness(state));
    const auto moves = G::moves(state);
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const auto next = G::after(state, moves[i]);
        ASSERT_EQ(analysis->moves[i].nimber, truth.nimber(next));
        ASSERT_EQ(analysis->moves[i].outcome, opposite(truth.outcome(next)));
        ASSERT_EQ(analysis->moves[i].remoteness, truth.remoteness(next) + 1);
    }
}

// The promises of every analyst (core/player.h, core/analysis.h), tested for game G.
template <class G> class AnalystContract : public ::testing::Test {
protected:
    // The number of random games, and the plies from one tested position to the next. Games that
    // are long, or whose analysis takes long, specialise them.
    static const int games;
    static const std::size_t stride;

    template <class Check> void atSomePositions(Check check) {
        Random random(1939);
        const Analyst<G> analyst = G::analyst();
        for (int i = 0; i < games; ++i) {
            const Past<G> past =
                randomGame<G>(randomStart<G>(random, smallSettings<G>()), random, 100);
            for (std::size_t ply = (past.states.size() - 1) % stride; ply < past.states.size();
                 ply += stride) { // the last position is always among them
                const auto& state = past.states[ply];
                std::optional<Analysis> last;
                analyst(Past<G>{{state}, {}}, Patience::Bounded, {},
                        [&](Analysis analysis) { last = std::move(analysis); });
                ASSERT_TRUE(last);
                check(state, *last);
            }
            if (this->HasFatalFailure())
                return;
        }
    }
};
template <class G> const int AnalystContract<G>::games = 20;
template <class G> const std::size_t AnalystContract<G>::stride = 1;

TYPED_TEST_SUITE_P(AnalystContract);

TYPED_TEST_P(AnalystContract, ValuesEveryMoveInTheOrderOfTheMoves) {
    this->atSomePositions([](const auto& state, const Analysis& analysis) {
        ASSERT_EQ(analysis.moves.size(), TypeParam::moves(state).size());
    });
}

TYPED_TEST_P(AnalystContract, ThePositionIsWorthItsBestMove) {
    this->atSomePositions([](const auto& state, const Analysis& analysis) {
        if (TypeParam::result(state))
            return;
        Outcome best = Outcome::Loss;
        for (const Value& move : analysis.moves)
            best = std::max(best, move.outcome);
        ASSERT_EQ(analysis.position.outcome, best)
            << write(TypeParam::draw(state), TypeParam::name.letters);
    });
}

TYPED_TEST_P(AnalystContract, TheOutcomeOfAFinishedPositionIsItsResult) {
    this->atSomePositions([](const auto& state, const Analysis& analysis) {
        if (const auto result = TypeParam::result(state)) {
            ASSERT_TRUE(analysis.position.exact);
            ASSERT_EQ(analysis.position.outcome, !result->winner ? Outcome::Draw
                                                 : *result->winner == TypeParam::toMove(state)
                                                     ? Outcome::Win
                                                     : Outcome::Loss);
        }
    });
}

TYPED_TEST_P(AnalystContract, WhereThereAreNimbersZeroIsLostAndTheyAreTheNimSumOfTheParts) {
    this->atSomePositions([](const auto& state, const Analysis& analysis) {
        if (!analysis.position.nimber)
            return;
        ASSERT_EQ(*analysis.position.nimber == 0, analysis.position.outcome == Outcome::Loss);
        int sum = 0;
        for (const Part& part : analysis.parts)
            sum ^= part.nimber;
        ASSERT_EQ(sum, *analysis.position.nimber)
            << write(TypeParam::draw(state), TypeParam::name.letters);
        for (const Value& move : analysis.moves) {
            ASSERT_TRUE(move.nimber);
            ASSERT_EQ(*move.nimber == 0, move.outcome == Outcome::Win);
            ASSERT_TRUE(move.partNimber);
            ASSERT_LT(move.part, static_cast<int>(analysis.parts.size()));
            ASSERT_GE(move.part, 0);
            const int before = analysis.parts[static_cast<std::size_t>(move.part)].nimber;
            ASSERT_EQ(sum ^ before ^ *move.partNimber, *move.nimber);
        }
    });
}

TYPED_TEST_P(AnalystContract, APrincipalVariationIsLegal) {
    this->atSomePositions([](const auto& state, const Analysis& analysis) {
        MatchOf<TypeParam> match(state);
        for (const std::string& move : analysis.line)
            ASSERT_TRUE(match.play(move)) << move;
    });
}

TYPED_TEST_P(AnalystContract, StopsSoonAtAnyPoll) {
    Random random(8);
    for (std::uint64_t stopAt = 1; stopAt <= 20; ++stopAt) {
        const StopAtPoll stop(stopAt);
        const Past<TypeParam> past{{randomStart<TypeParam>(random, smallSettings<TypeParam>())},
                                   {}};
        TypeParam::analyst()(past, Patience::Endless, stop.token(), [](const Analysis&) {});
        stop.release();
        ASSERT_LE(stop.askedAfter(), 4u);
    }
}

REGISTER_TYPED_TEST_SUITE_P(AnalystContract, ValuesEveryMoveInTheOrderOfTheMoves,
                            ThePositionIsWorthItsBestMove, TheOutcomeOfAFinishedPositionIsItsResult,
                            WhereThereAreNimbersZeroIsLostAndTheyAreTheNimSumOfTheParts,
                            APrincipalVariationIsLegal, StopsSoonAtAnyPoll);

} // namespace bouton::testing
