#pragma once

#include "core/game.h"

namespace bouton {

// The player that every game has. It chooses any legal move, each equally likely.
template <class G> PlayerKind<G> randomPlayer() {
    return {"random",
            QT_TRANSLATE_NOOP("Phrase", "Random"),
            {},
            [](const Settings&, std::uint64_t seed) -> Player<G> {
                return [random = Random(seed)](const Past<G>& past,
                                               const Asking&) mutable -> Or<Choice> {
                    const auto moves = G::moves(past.now()).size();
                    return Choice{random.below(moves),
                                  {moves == 1
                                       ? QT_TRANSLATE_NOOP("Phrase", "the only legal move")
                                       : QT_TRANSLATE_NOOP("Phrase", "a random legal move")}};
                };
            }};
}

} // namespace bouton
