#pragma once

#include "core/game.h"

namespace bouton {

// A player that plays as another one, but now and then does not look and moves at random: so often
// of a hundred moves. `careful` makes the other one, which has no settings.
template <class G, Player<G> (*careful)(const Settings&, std::uint64_t seed)>
PlayerKind<G> carelessPlayer() {
    return {"careless",
            QT_TRANSLATE_NOOP("Phrase", "Careless"),
            {{.id = "slips",
              .title = QT_TRANSLATE_NOOP("Phrase", "Random moves of a hundred"),
              .least = 1,
              .standard = 33,
              .most = 99,
              .told =
                  [](int value) {
                      return Phrase{QT_TRANSLATE_NOOP("Phrase", "%1 moves of 100 at random"),
                                    {std::to_string(value)}};
                  }}},
            [](const Settings& settings, std::uint64_t seed) -> Player<G> {
                Random random(seed);
                Player<G> player = careful({}, random.seed());
                const auto slips = static_cast<std::uint64_t>(valueOf(settings, "slips"));
                return [random, slips, player = std::move(player)](
                           const Past<G>& past, const Asking& asking) mutable -> Or<Choice> {
                    const std::size_t moves = G::moves(past.now()).size();
                    if (moves == 1 || random.below(100) >= slips)
                        return player(past, asking);
                    return Choice{
                        random.below(moves),
                        {QT_TRANSLATE_NOOP("Phrase", "a careless moment, so a random legal move")}};
                };
            }};
}

} // namespace bouton
