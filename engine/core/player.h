#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/analysis.h"
#include "core/asking.h"
#include "core/phrase.h"
#include "core/setting.h"

namespace bouton {

// A move, as an index of moves(), and the rule by which it was chosen: what it does on the board
// first, in few words, and the theory behind it second.
struct Choice {
    std::size_t move;
    Phrase rule;
};

// An argument of a rule: a player does not know against whom it plays. Where that is the one human
// at the table, the human is spoken to (session/speech.h).
inline constexpr const char* theOpponent = QT_TRANSLATE_NOOP("Phrase", "the opponent");

// The positions of a game from its start to the present one, and the moves between them, so that
// states.size() == moves.size() + 1. Some players look back (copycat, nim-sum).
template <class G> struct Past {
    std::vector<typename G::State> states;
    std::vector<typename G::Move> moves;
    const typename G::State& now() const { return states.back(); }
};

// A computer player: a function that owns its state (a generator, tables). It blocks until it has
// chosen, and it may refuse with a sentence. It is called with a position that is not over, by one
// thread at a time.
//
// After a stop it returns soon, with any legal move or a refusal. After "answer now" it returns
// soon with its best legal move so far (core/asking.h). A player that searches reports its
// progress. A player that answers at once may ignore the Asking.
template <class G> using Player = std::function<Or<Choice>(const Past<G>&, const Asking&)>;

// How long an analysis goes on if it cannot know all soon. The bounds are numbers of nodes, not
// times. So a bounded analysis depends on the position alone: it is the same every time, on every
// machine, whatever was analysed before.
enum class Patience : std::uint8_t {
    Glance,  // a small bound, for a first look at many positions
    Bounded, // the usual bound
    Endless, // no bound: until all is proven or a stop is asked for
};

// Finds out what is true of the position, and posts each time that it knows more: at least once,
// unless it is stopped first. Blocks until all is known, the bound is reached, or a stop is asked
// for. One thread uses it at a time. A game that is always known completely ignores the patience.
template <class G>
using Analyst =
    std::function<void(const Past<G>&, Patience, std::stop_token, const Post<Analysis>&)>;

// How strong a player is, measured on the one scale of its game: who is rated 400 above another
// takes ten points of eleven (after Zermelo, and Bradley and Terry). Random moves are rated 0.
struct Rating {
    int value, within; // half of the 95 % interval
    bool operator==(const Rating&) const = default;
};

// A line in a game's list of computer players. The title is marked for translation. make() needs
// complete settings. The same seed gives the same choices.
template <class G> struct PlayerKind {
    const char *id, *title;
    std::vector<Setting> settings;
    Player<G> (*make)(const Settings&, std::uint64_t seed);
    // The rating at complete settings; none: it was not measured. Null: no setting was.
    std::optional<Rating> (*rating)(const Settings&) = nullptr;
    // It has one setting, whose values are the steps of a ladder: each is rated, and plays better
    // than the one before. A game has at most one such player.
    bool isLadder = false;
    // Whether it can get ready for its reply while the opponent thinks (Asking::ahead), so that the
    // reply is better or comes sooner. What it can come to must have a bound in nodes. Null: no.
    bool (*thinksAhead)(const Settings&, bool seatHasClock) = nullptr;
};

// A line in a game's table of opponents: a player that is offered by a name instead of its
// settings. The title and the sentence on how it plays ("moves at random") are marked for
// translation; the sentence must be true. The player is a spec such as "minimax:depth=2". They
// stand from the weakest to the strongest.
struct NamedPlayer {
    const char *id, *title, *manner, *player;
};

// The refusal of a player that was stopped before it had a move.
inline std::unexpected<Phrase> refuseStopped() {
    return refuse({QT_TRANSLATE_NOOP("Phrase", "Stopped before a move was found.")});
}

} // namespace bouton
