// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>

#include "engine/contract/brute_force.h"
#include "engine/contract/samples.h"

namespace bouton::testing {

template <class G>
Player<G> playerNamed(std::string_view id, std::uint64_t seed, const Settings& settings = {}) {
    for (const PlayerKind<G>& kind : G::players())
        if (id == kind.id)
            return kind.make(complete(kind.settings, settings).value(), seed);
    ADD_FAILURE() << "no player " << id;
    return {};
}

// Plays `games` games from random starts. The players exchange their seats after each game. Expects
// that `best` wins from a won position and does not lose from a drawn one. `outcomeOf` gives the
// true outcome of a position for its side to move; by default it is brute force.
template <class G, class OutcomeOf>
void neverWorsens(std::string_view best, std::string_view rival, int games, OutcomeOf outcomeOf,
                  const Settings& settings = smallSettings<G>(), std::size_t mostPlies = 1000) {
    SCOPED_TRACE(std::string(best) + " against " + std::string(rival));
    Random random(1234);
    const Player<G> players[2] = {playerNamed<G>(best, random.seed()),
                                  playerNamed<G>(rival, random.seed())};
    for (int i = 0; i < games; ++i) {
        const Side bestSide = i % 2 == 0 ? Side::One : Side::Two;
        Past<G> past{{randomStart<G>(random, settings)}, {}};
        Outcome promised = Outcome::Loss; // the best outcome that `best` has had in hand
        while (!G::result(past.now()) && past.moves.size() < mostPlies) {
            const bool bestMoves = G::toMove(past.now()) == bestSide;
            const Outcome outcome = outcomeOf(past.now());
            promised = std::max(promised, bestMoves ? outcome : opposite(outcome));
            const auto choice = players[bestMoves ? 0 : 1](past, {});
            ASSERT_TRUE(choice) << english(choice.error());
            play(past, G::moves(past.now())[choice->move]);
        }
        const auto result = G::result(past.now());
        const Outcome reached = !result || !result->winner    ? Outcome::Draw
                                : *result->winner == bestSide ? Outcome::Win
                                                              : Outcome::Loss;
        ASSERT_GE(reached, promised)
            << write(G::draw(past.states.front()), G::name.letters) << " seed " << i;
    }
}

template <class G> void neverWorsens(std::string_view best, std::string_view rival, int games) {
    BruteForce<G> truth;
    neverWorsens<G>(best, rival, games, [&](const auto& state) { return truth.outcome(state); });
}

} // namespace bouton::testing
