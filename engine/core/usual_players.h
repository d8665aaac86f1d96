// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/game.h"
#include "core/player.h"

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
                      return Phrase{
                          QT_TRANSLATE_N_NOOP("Phrase", "%n move(s) of 100 at random"), {}, value};
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

// Opponents that several games offer, under one name and with one sentence: the random player,
inline constexpr NamedPlayer beginnerOpponent{"beginner", QT_TRANSLATE_NOOP("Phrase", "Beginner"),
                                              QT_TRANSLATE_NOOP("Phrase", "moves at random"),
                                              "random"};

// and one that never loses a won game, of which `player` is the spec.
constexpr NamedPlayer perfectOpponent(const char* player) {
    return {"perfect", QT_TRANSLATE_NOOP("Phrase", "Perfect"),
            QT_TRANSLATE_NOOP("Phrase", "never loses a won game"), player};
}

// All opponents of a game whose perfect player goes by the nim-sum, and whose carelessPlayer() is
// that one.
inline std::vector<NamedPlayer> opponentsByNimSum(const char* perfect) {
    return {
        beginnerOpponent,
        {"student", QT_TRANSLATE_NOOP("Phrase", "Student"),
         QT_TRANSLATE_NOOP("Phrase", "plays by the nim-sum, but moves at random half the time"),
         "careless:slips=50"},
        {"club", QT_TRANSLATE_NOOP("Phrase", "Club"),
         QT_TRANSLATE_NOOP("Phrase", "plays by the nim-sum, but slips one move in ten"),
         "careless:slips=10"},
        perfectOpponent(perfect),
    };
}

} // namespace bouton
