// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <condition_variable>
#include <cstdint>
#include <limits>
#include <mutex>
#include <optional>
#include <span>
#include <stop_token>

#include "core/ruleset.h"
#include "games/catalogue.h"

namespace bouton::testing {

// Holds a computer player in mid-thought. The player polls what it is asked with, and tells the
// number of each poll as its depth. At its k-th poll it waits until it is released, stopped or told
// to answer now. Then it moves, even if it was stopped, because a report that comes too late must
// do no harm.
class Latch {
public:
    // The player's next thought waits at this poll; the first one is 1.
    void holdAt(std::uint64_t poll) {
        const std::lock_guard lock(m_mutex);
        m_holdAt = poll;
        m_held = false;
        m_free = 0;
    }
    // Blocks until the player waits.
    void waitUntilHeld() {
        std::unique_lock lock(m_mutex);
        m_news.wait(lock, [this] { return m_held; });
    }
    // Lets so many thoughts end, the one that waits among them. The one after them waits.
    void release(std::uint64_t thoughts = all) {
        const std::lock_guard lock(m_mutex);
        m_held = false;
        m_free = thoughts;
        m_news.notify_all();
    }
    // How often a player has begun to think.
    std::uint64_t thoughts() {
        const std::lock_guard lock(m_mutex);
        return m_thoughts;
    }
    // What the last player that thought was told of its time.
    std::optional<TimeLeft> timeLeft() {
        const std::lock_guard lock(m_mutex);
        return m_timeLeft;
    }
    // Whether the last one was to get ready for its reply (Asking::ahead).
    bool ahead() {
        const std::lock_guard lock(m_mutex);
        return m_ahead;
    }
    // How many players wait or think, and how many did so at once at most.
    int inside() {
        const std::lock_guard lock(m_mutex);
        return m_inside;
    }
    int mostInside() {
        const std::lock_guard lock(m_mutex);
        return m_mostInside;
    }
    // Called by the player. Blocks as described above.
    void think(const Asking& asking) {
        const Either end(asking);
        std::unique_lock lock(m_mutex);
        const Inside inside(*this);
        ++m_thoughts;
        m_ahead = asking.ahead;
        m_timeLeft = asking.timeLeft;
        for (std::uint64_t poll = 1; poll < m_holdAt; ++poll) {
            lock.unlock();
            const bool ended = end.token().stop_requested();
            if (!ended)
                asking.tell({.depth = static_cast<int>(poll), .line = {"c3"}});
            lock.lock();
            if (ended)
                return;
        }
        m_held = m_free == 0;
        m_news.notify_all();
        if (m_news.wait(lock, end.token(), [this] { return m_free > 0; }) && m_free < all)
            --m_free;
    }

private:
    // Counts a player. It is made and ends with the mutex held.
    struct Inside {
        explicit Inside(Latch& latch) : of(latch) {
            of.m_mostInside = std::max(of.m_mostInside, ++of.m_inside);
        }
        ~Inside() { --of.m_inside; }
        Latch& of;
    };
    static constexpr std::uint64_t all = std::numeric_limits<std::uint64_t>::max();

    std::mutex m_mutex;
    std::condition_variable_any m_news;
    std::uint64_t m_holdAt = 1, m_thoughts = 0;
    std::uint64_t m_free = 0; // thoughts that need not wait
    bool m_held = false, m_ahead = false;
    int m_inside = 0, m_mostInside = 0;
    std::optional<TimeLeft> m_timeLeft;
};

// The latch of all players that latched() makes.
inline Latch& theLatch() {
    static Latch latch;
    return latch;
}

// The same game with other computer players: each waits at the latch and then makes the first legal
// move, or the last one where it was told to answer now.
inline Ruleset latched(const Ruleset& game) {
    Ruleset copy = game;
    copy.makePlayer = [](std::size_t, const Settings&, std::uint64_t) -> AnyPlayer {
        return [](const Match& match) -> ChoiceJob {
            const std::size_t last = match.moves(match.current()).size() - 1;
            return [last](const Asking& asking) -> Or<Choice> {
                theLatch().think(asking);
                const bool now = asking.answerNow.stop_requested();
                return Choice{now ? last : 0, {"waited at the latch"}};
            };
        };
    };
    return copy;
}

// Tic-tac-toe with such players, for a window that has no other game.
inline std::span<const Ruleset* const> latchedGames() {
    static const Ruleset game = latched(*gameNamed("tic-tac-toe").value());
    static const std::array<const Ruleset*, 1> games{&game};
    return games;
}

} // namespace bouton::testing
