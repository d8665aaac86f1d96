#pragma once

#include <memory>

#include "core/match_of.h"

namespace bouton::testing {

// Settings that keep a game small enough to play it thousands of times in a test.
template <class G> Settings smallSettings() { return {}; }

// A start drawn at random where the game has auto-fill, else the standard one.
template <class G> typename G::State randomStart(Random& random, const Settings& given = {}) {
    const Settings settings = complete(G::settings(), given).value();
    return (G::name.autoFill ? G::random(settings, random) : G::standard(settings)).value();
}

// A random game from `start` that ends, or is cut off after `mostPlies`.
template <class G>
Past<G> randomGame(typename G::State start, Random& random, std::size_t mostPlies = 1000) {
    Past<G> past{{std::move(start)}, {}};
    while (!G::result(past.now()) && past.moves.size() < mostPlies) {
        past.moves.push_back(random.oneOf(G::moves(past.now())));
        past.states.push_back(G::after(past.now(), past.moves.back()));
    }
    return past;
}

} // namespace bouton::testing
