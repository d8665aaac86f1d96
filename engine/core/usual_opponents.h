#pragma once

#include <vector>

#include "core/player.h"

namespace bouton {

// Opponents that several games offer, under one name and with one sentence.

inline constexpr NamedPlayer beginnerOpponent{"beginner", QT_TRANSLATE_NOOP("Phrase", "Beginner"),
                                              QT_TRANSLATE_NOOP("Phrase", "moves at random"),
                                              "random"};

// `player` is the spec of one that never loses a won game.
constexpr NamedPlayer perfectOpponent(const char* player) {
    return {"perfect", QT_TRANSLATE_NOOP("Phrase", "Perfect"),
            QT_TRANSLATE_NOOP("Phrase", "never loses a won game"), player};
}

// All opponents of a game whose perfect player goes by the nim-sum, and whose careless player
// (core/careless_player.h) is that one.
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
