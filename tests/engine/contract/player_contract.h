// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>

#include "core/poll.h"
#include "engine/contract/samples.h"
#include "engine/stop_at_poll.h"

namespace bouton::testing {

// What every computer player promises (core/player.h), by game.
template <class G> class PlayerContract : public ::testing::Test {
protected:
    // How many random games each player is asked in, and how many of a game's positions.
    // A game whose players think long specialises this.
    static const int games;
    static Settings gameSettings() { return smallSettings<G>(); }

    // Calls check(kind, settings, player) for each player at its standard settings.
    template <class Check> void forEveryPlayer(Check check) {
        for (const PlayerKind<G>& kind : G::players()) {
            SCOPED_TRACE(kind.id);
            check(kind, complete(kind.settings, playerSettings(kind.id)).value());
        }
    }
    // Cheaper settings than the standard ones, for players whose limit is time or a great depth.
    static Settings playerSettings(std::string_view id);
};

template <class G> Settings PlayerContract<G>::playerSettings(std::string_view) { return {}; }

template <class G> const int PlayerContract<G>::games = 1000;

TYPED_TEST_SUITE_P(PlayerContract);

TYPED_TEST_P(PlayerContract, PlaysOnlyLegalMovesAndSaysByWhichRule) {
    this->forEveryPlayer([](const auto& kind, const Settings& settings) {
        const auto player = kind.make(settings, 5);
        Random random(5);
        for (int i = 0; i < PlayerContract<TypeParam>::games; ++i) {
            // One side is the player, the other moves at random.
            Past<TypeParam> past{
                {randomStart<TypeParam>(random, PlayerContract<TypeParam>::gameSettings())}, {}};
            const Side own = i % 2 == 0 ? Side::One : Side::Two;
            while (!TypeParam::result(past.now()) && past.moves.size() < 200) {
                const auto moves = TypeParam::moves(past.now());
                std::size_t move = random.below(moves.size());
                if (TypeParam::toMove(past.now()) == own) {
                    const auto choice = player(past, {});
                    ASSERT_TRUE(choice) << english(choice.error());
                    ASSERT_LT(choice->move, moves.size());
                    ASSERT_FALSE(choice->rule.empty());
                    move = choice->move;
                }
                play(past, moves[move]);
            }
        }
    });
}

TYPED_TEST_P(PlayerContract, TheSameSeedGivesTheSameGame) {
    this->forEveryPlayer([](const auto& kind, const Settings& settings) {
        Random random(6);
        for (int i = 0; i < 10; ++i) {
            const auto start =
                randomStart<TypeParam>(random, PlayerContract<TypeParam>::gameSettings());
            const auto played = [&] {
                const auto player = kind.make(settings, 77);
                Past<TypeParam> past{{start}, {}};
                while (!TypeParam::result(past.now()) && past.moves.size() < 40)
                    play(past, TypeParam::moves(past.now())[player(past, {})->move]);
                return past.moves;
            };
            ASSERT_EQ(played(), played());
        }
    });
}

TYPED_TEST_P(PlayerContract, StopsSoonAtAnyPollWithALegalMoveOrARefusal) {
    this->forEveryPlayer([](const auto& kind, const Settings& settings) {
        Random random(8);
        for (std::uint64_t stopAt = 1; stopAt <= 20; ++stopAt) {
            const auto player = kind.make(settings, 9);
            const Past<TypeParam> past{{randomStart<TypeParam>(random)}, {}};
            const StopAtPoll stop(stopAt);
            const auto choice = player(past, {.stop = stop.token()});
            stop.release();
            if (choice) {
                ASSERT_LT(choice->move, TypeParam::moves(past.now()).size());
            } else {
                ASSERT_FALSE(choice.error().empty());
            }
            // Once stopped, a search unwinds; few nodes are left to count on the way.
            ASSERT_LE(stop.askedAfter(), 4u);
        }
    });
}

TYPED_TEST_P(PlayerContract, AStopBeforeTheFirstThoughtIsHonoured) {
    this->forEveryPlayer([](const auto& kind, const Settings& settings) {
        Random random(10);
        const Past<TypeParam> past{{randomStart<TypeParam>(random)}, {}};
        std::uint64_t most = 0;
        Poll::onAsk = [&](std::uint64_t nodes) { most = std::max(most, nodes); };
        const auto choice = kind.make(settings, 1)(past, {.stop = alreadyStopped()});
        Poll::onAsk = nullptr;
        ASSERT_LE(most, 4 * Poll::interval);
        if (choice) {
            ASSERT_LT(choice->move, TypeParam::moves(past.now()).size());
        }
    });
}

REGISTER_TYPED_TEST_SUITE_P(PlayerContract, PlaysOnlyLegalMovesAndSaysByWhichRule,
                            TheSameSeedGivesTheSameGame, StopsSoonAtAnyPollWithALegalMoveOrARefusal,
                            AStopBeforeTheFirstThoughtIsHonoured);

} // namespace bouton::testing
