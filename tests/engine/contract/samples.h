// SPDX-License-Identifier: MIT
#pragma once

#include <limits>
#include <memory>

#include "core/match_of.h"
#include "core/ruleset_of.h"

namespace bouton::testing {

// Settings of a game so small that a test can play it thousands of times.
template <class G> Settings smallSettings() { return {}; }

// A start drawn at random if the game has auto-fill, otherwise the standard start.
template <class G> typename G::State randomStart(Random& random, const Settings& given = {}) {
    const Settings settings = complete(G::settings(), given).value();
    return (G::name.autoFill ? G::random(settings, random) : G::standard(settings)).value();
}

// The same of a game of the catalogue.
inline std::unique_ptr<Match> randomStart(const Ruleset& game, Random& random) {
    const Settings settings = complete(game.settings, {}).value();
    return (game.name.autoFill ? game.random(settings, random) : game.standard(settings)).value();
}

// The position that is written so, or why there is none.
template <class G> Or<typename G::State> readAs(std::string_view text) {
    const auto picture = rulesetOf<G>().parse(text);
    return picture ? G::read(*picture) : Or<typename G::State>(refuse(picture.error()));
}
template <class G> typename G::State positionOf(std::string_view text) {
    return readAs<G>(text).value();
}
template <class G> std::string refusalOf(std::string_view text) {
    const auto state = readAs<G>(text);
    return state ? "" : english(state.error());
}

template <class G> void play(Past<G>& past, const typename G::Move& move) {
    past.moves.push_back(move);
    past.states.push_back(G::after(past.now(), move));
}

// A random game from `start`. It is cut off after `mostPlies` if it has not ended.
template <class G>
Past<G> randomGame(typename G::State start, Random& random, std::size_t mostPlies = 1000) {
    Past<G> past{{std::move(start)}, {}};
    while (!G::result(past.now()) && past.moves.size() < mostPlies)
        play(past, random.oneOf(G::moves(past.now())));
    return past;
}

// The last analysis that the analyst posts.
inline Analysis analysisOf(const AnyAnalyst& analyst, const Match& match, Match::Node node,
                           Patience patience = Patience::Bounded) {
    Analysis last;
    analyst(match, node, patience)({}, [&](Analysis news) { last = std::move(news); });
    return last;
}
inline Analysis analysisOf(const Match& match, Match::Node node,
                           Patience patience = Patience::Bounded) {
    return analysisOf(match.game().makeAnalyst(), match, node, patience);
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
