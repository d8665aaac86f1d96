#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/analysis.h"

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
    std::optional<TimeLeft> timeLeft{}; // none: there is no clock
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
        : m_one(one, Request{m_source}), m_two(two, Request{m_source}) {}
    explicit Either(const Asking& asking) : Either(asking.stop, asking.answerNow) {}
    std::stop_token token() const { return m_source.get_token(); }

private:
    struct Request {
        std::stop_source source;
        void operator()() { source.request_stop(); }
    };
    std::stop_source m_source;
    std::stop_callback<Request> m_one, m_two;
};

} // namespace bouton
