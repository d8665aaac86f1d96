// SPDX-License-Identifier: MIT
#pragma once

#include "core/usual_players.h"
#include "games/own_game/own_game.h"

namespace bouton {

namespace own_game {

// What is exactly true of a position, as an Analyst posts it, once. How much it looks at depends on
// the position and the patience alone. Blocks.
void analyse(const OwnGame::State& state, Patience patience, std::stop_token stop,
             const Post<Analysis>& post);

// A move that never worsens the position; of several one at random. Refuses where the position is
// not solved within the usual bounds. Blocks.
Or<Choice> perfect(const OwnGame::State& state, Random& random, const Asking& asking);
// A random move, but one that wins at once if there is one, and none after which the other side
// could win at once if there is another.
Or<Choice> attentive(const OwnGame::State& state, Random& random);

template <class G, Or<Choice> (*choose)(const OwnGame::State&, Random&, const Asking&)>
Player<G> player(const Settings&, std::uint64_t seed) {
    return [random = Random(seed)](const Past<G>& past, const Asking& asking) mutable {
        return choose(past.now(), random, asking);
    };
}

inline Or<Choice> attentiveAtOnce(const OwnGame::State& state, Random& random, const Asking&) {
    return attentive(state, random);
}

template <class G> PlayerKind<G> byProof(PlayerKind<G> player) {
    player.byProof = true;
    return player;
}

// The players of every game of one's own, for G as MatchOf<G> has it.
template <class G> std::vector<PlayerKind<G>> players() {
    return {
        randomPlayer<G>(),
        {"attentive", QT_TRANSLATE_NOOP("Phrase", "Attentive"), {}, player<G, attentiveAtOnce>},
        byProof<G>(carelessPlayer<G, player<G, perfect>>()),
        byProof<G>({"perfect", QT_TRANSLATE_NOOP("Phrase", "Perfect"), {}, player<G, perfect>})};
}

template <class G> Analyst<G> analyst() {
    return [](const Past<G>& past, Patience patience, std::stop_token stop,
              const Post<Analysis>& post) { analyse(past.now(), patience, std::move(stop), post); };
}

} // namespace own_game

} // namespace bouton
