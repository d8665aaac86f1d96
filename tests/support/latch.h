#pragma once

#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <stop_token>

#include "core/ruleset.h"

namespace bouton::testing {

// Holds a computer player in mid-thought: it polls, waits at its k-th poll until it is released or
// stopped, and then moves (even when stopped: a report that comes too late must do no harm).
class Latch {
public:
    void holdAt(std::uint64_t poll) {
        const std::lock_guard lock(m_mutex);
        m_holdAt = poll;
        m_held = m_released = false;
    }
    // Blocks until the player waits at its poll.
    void waitUntilHeld() {
        std::unique_lock lock(m_mutex);
        m_news.wait(lock, [this] { return m_held; });
    }
    void release() {
        const std::lock_guard lock(m_mutex);
        m_released = true;
        m_news.notify_all();
    }
    std::uint64_t thoughts() {
        const std::lock_guard lock(m_mutex);
        return m_thoughts;
    }
    // The player's side.
    void think(const std::stop_token& stop) {
        std::unique_lock lock(m_mutex);
        ++m_thoughts;
        for (std::uint64_t poll = 1; poll < m_holdAt; ++poll) {
            lock.unlock();
            if (stop.stop_requested())
                return;
            lock.lock();
        }
        m_held = true;
        m_news.notify_all();
        m_news.wait(lock, stop, [this] { return m_released; });
    }

private:
    std::mutex m_mutex;
    std::condition_variable_any m_news;
    std::uint64_t m_holdAt = 1, m_thoughts = 0;
    bool m_held = false, m_released = false;
};

// The latch that players made by latched() wait at.
inline Latch& theLatch() {
    static Latch latch;
    return latch;
}

// The same game with every computer player replaced by one that waits at the latch and then makes
// the first legal move.
inline Ruleset latched(const Ruleset& game) {
    Ruleset copy = game;
    copy.mind = [](std::size_t, const Settings&, std::uint64_t) -> Mind {
        return [](const Match&) -> ChoiceJob {
            return [](std::stop_token stop) -> Or<Choice> {
                theLatch().think(stop);
                return Choice{0, {"waited at the latch"}};
            };
        };
    };
    return copy;
}

} // namespace bouton::testing
