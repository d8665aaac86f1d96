#pragma once

#include <limits>
#include <memory>

#include "core/match_of.h"

namespace bouton::testing {

// Settings of a game so small that a test can play it thousands of times.
template <class G> Settings smallSettings() { return {}; }

// A start drawn at random if the game has auto-fill, otherwise the standard start.
template <class G> typename G::State randomStart(Random& random, const Settings& given = {}) {
    const Settings settings = complete(G::settings(), given).value();
    return (G::name.autoFill ? G::random(settings, random) : G::standard(settings)).value();
}

// A random game from `start`. It is cut off after `mostPlies` if it has not ended.
template <class G>
Past<G> randomGame(typename G::State start, Random& random, std::size_t mostPlies = 1000) {
    Past<G> past{{std::move(start)}, {}};
    while (!G::result(past.now()) && past.moves.size() < mostPlies) {
        past.moves.push_back(random.oneOf(G::moves(past.now())));
        past.states.push_back(G::after(past.now(), past.moves.back()));
    }
    return past;
}

// Cells on the board, at its edges and far off it.
inline Clicks cellsAround(const Picture& picture) {
    const int rows = static_cast<int>(picture.rows.size());
    Clicks cells;
    for (int r = -1; r <= rows; ++r)
        for (int c = -1; c <= 27; ++c)
            cells.push_back({r, c});
    constexpr int far = std::numeric_limits<int>::max();
    for (const int big : {-far - 1, far})
        for (const Cell cell : {Cell{big, 0}, {0, big}, {big, big}})
            cells.push_back(cell);
    return cells;
}

} // namespace bouton::testing
