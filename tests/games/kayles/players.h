// SPDX-License-Identifier: MIT
#pragma once

#include "core/usual_players.h"
#include "kayles/kayles.h"

namespace bouton::kayles {

// Brings the nim-sum of the runs to 0 where it can, by any move that does.
Choice choose(const Kayles::State& state, Random& random);

// The players of either game.
template <class G> std::vector<PlayerKind<G>> players() {
    return {randomPlayer<G>(),
            {"nim-sum",
             QT_TRANSLATE_NOOP("Phrase", "Nim-sum"),
             {},
             [](const Settings&, std::uint64_t seed) -> Player<G> {
                 return [random = Random(seed)](const Past<G>& past,
                                                const Asking&) mutable -> Or<Choice> {
                     return choose(past.now(), random);
                 };
             }}};
}

// The analysis of either game: all is known at once.
template <class G> Analyst<G> analyst() {
    return [](const Past<G>& past, Patience, std::stop_token, const Post<Analysis>& post) {
        post(G::analysis(past.now()));
    };
}

} // namespace bouton::kayles
