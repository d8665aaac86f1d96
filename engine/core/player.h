// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/analysis.h"
#include "core/phrase.h"
#include "core/setting.h"

namespace bouton {

// What a player has found so far in a search, as the side to move sees it.
struct Progress {
    int depth = 0;                    // plies; 0: it does not search by depth
    std::optional<int> score{};       // Reversi: own minus opponent's discs at the end
    std::optional<Outcome> outcome{}; // where it is proven
    std::vector<std::string> line{};  // the expected moves, as they are written, the best one first
    std::uint64_t nodes = 0;          // searched so far
    bool operator==(const Progress&) const = default;
};

// The time that a seat has for the rest of the game, and what each move adds to it.
struct TimeLeft {
    std::chrono::milliseconds left{}, increment{};
    bool operator==(const TimeLeft&) const = default;
};

// The request for a move that a player gets.
//
// A stop says that the move is no longer wanted: any answer is thrown away. "Answer now" says that
// the best move so far is wanted: the player gives it within a bounded number of nodes, and it is
// played. Each of them may come before the player has begun.
//
// It may also ask for no move: the opponent is to move, and the player uses that time to get ready
// for its reply. Only a player is asked so whose kind says that it can (PlayerKind::thinksAhead).
struct Asking {
    std::stop_token stop{}, answerNow{};
    Post<Progress> progress{};          // called on the player's thread; empty: nobody listens
    std::optional<TimeLeft> timeLeft{}; // empty if there is no clock
    bool ahead = false;                 // the opponent is to move; any answer is thrown away

    // Reports progress, if somebody listens. Does not block.
    void tell(Progress news) const {
        if (progress)
            progress(std::move(news));
    }
};

// A token that is stopped as soon as either of two tokens is. A search takes it to end at both.
class Either {
public:
    Either(const std::stop_token& one, const std::stop_token& two)
        : m_one(one, [this] { m_source.request_stop(); }),
          m_two(two, [this] { m_source.request_stop(); }) {}
    explicit Either(const Asking& asking) : Either(asking.stop, asking.answerNow) {}
    std::stop_token token() const { return m_source.get_token(); }

private:
    std::stop_source m_source;
    std::stop_callback<std::function<void()>> m_one, m_two;
};

// A move, as an index of moves(), and the rule by which it was chosen: what it does on the board
// first, in few words, and the theory behind it second.
struct Choice {
    std::size_t move;
    Phrase rule;
};

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
// soon with its best legal move so far (Asking). A player that searches reports its
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
    // The rating at complete settings; empty: it was not measured. Null: no setting was.
    std::optional<Rating> (*rating)(const Settings&) = nullptr;
    // It has one setting, whose values are the steps of a ladder: each is rated, and plays better
    // than the one before. A game has at most one such player.
    bool isLadder = false;
    // Whether it can get ready for its reply while the opponent thinks (Asking::ahead), so that the
    // reply is better or comes sooner. What it can come to must have a bound in nodes. Null: no.
    bool (*thinksAhead)(const Settings&, bool seatHasClock) = nullptr;
    // It moves by what is proven, and refuses to where nothing is.
    bool byProof = false;
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
