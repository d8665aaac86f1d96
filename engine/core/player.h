#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

#include "core/analysis.h"
#include "core/asking.h"
#include "core/phrase.h"
#include "core/setting.h"

namespace bouton {

// An index into moves(), and which rule was followed.
struct Choice {
    std::size_t move;
    Phrase rule;
};

// The positions of a game from its start to the one to move in, and the moves between them:
// states.size() == moves.size() + 1. Some players look back (copycat, nim-sum).
template <class G> struct Past {
    std::vector<typename G::State> states;
    std::vector<typename G::Move> moves;
    const typename G::State& now() const { return states.back(); }
};

// A computer player: a function that owns its state (generator, tables) and blocks until it has
// chosen. It is called with a position that is not over, by one thread at a time. It may refuse
// with a sentence. Once a stop is asked for it returns soon, with any legal move or refusing; once
// an answer is, it returns soon with the best legal move that it has (core/asking.h). A player that
// searches tells its progress; one that answers at once need not look at what it is asked with.
template <class G> using Player = std::function<Or<Choice>(const Past<G>&, const Asking&)>;

// How long an analysis goes on, where not all can be known soon. The bounds are counted in nodes,
// not timed. So what is bounded depends on the position alone: it is the same every time, on every
// machine, whatever was analysed before.
enum class Patience : std::uint8_t {
    Glance,  // a small bound, for a first look at many positions
    Bounded, // the bound
    Endless, // until all is proven or a stop is asked for: as long as somebody looks
};

// Says what is true of the position, posting each time that more is known (at least once, unless
// stopped first), and blocks until all is known, the patience is at its end, or a stop is asked
// for. One thread at a time. Games that can be known completely do not ask how patient one is.
template <class G>
using Analyst =
    std::function<void(const Past<G>&, Patience, std::stop_token, const Post<Analysis>&)>;

// A line in a game's list of computer players. The title is marked for translation. make() gets
// complete settings; the same seed gives the same choices.
template <class G> struct PlayerKind {
    const char *id, *title;
    std::vector<Setting> settings;
    Player<G> (*make)(const Settings&, std::uint64_t seed);
};

// What a player says that was stopped before it had a move.
inline std::unexpected<Phrase> refuseStopped() {
    return refuse({QT_TRANSLATE_NOOP("Phrase", "Stopped before a move was found.")});
}

} // namespace bouton
