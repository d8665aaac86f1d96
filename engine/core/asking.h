#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/analysis.h"

namespace bouton {

// What a player that searches has come to so far, as the side to move sees it.
struct Progress {
    int depth = 0;                    // plies; 0: it does not search by depth
    std::optional<int> score{};       // Reversi: own minus opponent's discs at the end
    std::optional<Outcome> outcome{}; // where it is proven
    std::vector<std::string> line{};  // of moves as they are written, the best one first
    std::uint64_t nodes = 0;          // looked at until now
    bool operator==(const Progress&) const = default;
};

// The time that a seat has for the rest of the game, and what each move adds to it.
struct TimeLeft {
    std::chrono::milliseconds left{}, increment{};
    bool operator==(const TimeLeft&) const = default;
};

// What a player is asked for a move with.
//
// A stop: the move is no longer wanted, and whatever is answered is thrown away. Answer now: the
// best move so far is wanted, within a bounded number of nodes, and will be played. Both may be
// asked for before the player has begun.
struct Asking {
    std::stop_token stop{}, answerNow{};
    Post<Progress> progress{};          // called on the player's thread; empty: nobody listens
    std::optional<TimeLeft> timeLeft{}; // none: there is no clock

    void tell(Progress news) const {
        if (progress)
            progress(std::move(news));
    }
};

// A token that is stopped as soon as either of the two is: what a search is ended by.
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
