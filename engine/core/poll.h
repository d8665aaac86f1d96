#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>

namespace bouton {

// Counts the nodes of a search and asks its stop token once every `interval` of them, so that a
// search answers a stop within a bounded number of nodes and still pays next to nothing for asking.
// Every search, player and analyst calls node() once a node. One thread owns a Poll.
class Poll {
public:
    static constexpr std::uint64_t interval = 2048;

    explicit Poll(std::stop_token token) : m_token(std::move(token)) {}

    // True once a stop has been seen, and then for ever: the search unwinds and its result is void.
    bool node() {
        if (++m_nodes % interval == 0)
            ask();
        return m_stopped;
    }
    // Counts several nodes at once and asks, for searches that count up to `interval` themselves.
    bool add(std::uint64_t nodes) {
        m_nodes += nodes;
        return ask();
    }
    // Asks the token now, for loops whose single steps are long.
    bool ask();
    bool stopped() const { return m_stopped; }
    std::uint64_t nodes() const { return m_nodes; }

    // For tests and benchmarks: called on this thread at every question to a token, with the nodes
    // counted so far, before the token is asked. Empty by default.
    static thread_local std::function<void(std::uint64_t nodes)> onAsk;

private:
    std::stop_token m_token;
    std::uint64_t m_nodes = 0;
    bool m_stopped = false;
};

} // namespace bouton
