// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>

namespace bouton {

// Counts the nodes of a search, and asks its stop token once every `interval` nodes. So a search
// sees a stop within a bounded number of nodes, and asking costs next to nothing. Every search,
// player and analyst calls node() once a node. One thread owns a Poll. Nothing here blocks.
class Poll {
public:
    static constexpr std::uint64_t interval = 2048;

    explicit Poll(std::stop_token token) : m_token(std::move(token)) {}

    // Counts a node. Gives true from the first stop on: the search then unwinds, and its result is
    // void.
    bool node() {
        if (++m_nodes % interval == 0)
            ask();
        return m_stopped;
    }
    // Counts several nodes and asks. For searches that count for themselves, up to `interval`.
    bool add(std::uint64_t nodes) {
        m_nodes += nodes;
        return ask();
    }
    // Asks the token now, and gives what stopped() gives. For loops with long steps.
    bool ask();
    bool stopped() const { return m_stopped; }
    // For threads that help in the same work, each with a Poll of its own.
    const std::stop_token& token() const { return m_token; }
    std::uint64_t nodes() const { return m_nodes; }

    // For tests and benchmarks: called on this thread before each question to a token, with the
    // number of nodes so far. Empty by default.
    static thread_local std::function<void(std::uint64_t nodes)> onAsk;

private:
    std::stop_token m_token;
    std::uint64_t m_nodes = 0;
    bool m_stopped = false;
};

} // namespace bouton
