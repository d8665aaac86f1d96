// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

#include "core/poll.h"

namespace bouton {

// When a search ends before it is done: a stop is asked for, a moment has come, or a number of
// nodes is spent. It looks at these at every add(). A search that is bounded by nodes alone is the
// same on every machine. One thread owns a Limit. Nothing here blocks.
class Limit {
public:
    using Clock = std::chrono::steady_clock;
    static constexpr std::uint64_t unlimited = UINT64_MAX;

    explicit Limit(std::stop_token token, std::optional<Clock::time_point> deadline = {})
        : m_poll(std::move(token)), m_deadline(deadline), m_over(m_poll.ask()) {}

    // Counts several nodes, at most Poll::interval, and looks at the stop and at the clock. Gives
    // true once the search is over, and from then on until more() is called. The search then
    // unwinds, and its result is void.
    bool add(std::uint64_t nodes) {
        m_over = m_poll.add(nodes) || m_over || m_poll.nodes() >= m_most;
        m_over = m_over || (m_deadline && Clock::now() >= *m_deadline);
        return m_over;
    }
    bool over() const { return m_over; } // for any of the three reasons
    bool stopped() const { return m_poll.stopped(); }
    std::uint64_t nodes() const { return m_poll.nodes(); }

    // Allows `nodes` more from here on, unless a stop was asked for.
    void more(std::uint64_t nodes) {
        m_most = nodes == unlimited ? unlimited : m_poll.nodes() + nodes;
        m_over = m_poll.stopped();
    }

private:
    Poll m_poll;
    std::optional<Clock::time_point> m_deadline;
    std::uint64_t m_most = unlimited;
    bool m_over;
};

} // namespace bouton
