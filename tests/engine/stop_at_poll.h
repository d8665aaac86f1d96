// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <stop_token>
#include <utility>

#include "core/poll.h"

namespace bouton::testing {

// Asks for the end of a thought at its k-th question to the stop token; 0: never. It listens until
// `release()` or its own end. There is one at a time.
class StopAtPoll {
public:
    explicit StopAtPoll(std::uint64_t k, std::stop_source source = {})
        : m_at(k), m_source(std::move(source)) {
        Poll::onAsk = [this](std::uint64_t) {
            if (++m_asked == m_at)
                m_source.request_stop();
        };
    }
    ~StopAtPoll() { release(); }
    StopAtPoll(const StopAtPoll&) = delete;
    StopAtPoll& operator=(const StopAtPoll&) = delete;

    static void release() { Poll::onAsk = nullptr; }
    std::stop_token token() const { return m_source.get_token(); }
    bool stopped() const { return m_source.stop_requested(); }
    std::uint64_t asked() const { return m_asked; }
    std::uint64_t askedAfter() const { return m_asked > m_at ? m_asked - m_at : 0; }

private:
    std::uint64_t m_at, m_asked = 0;
    std::stop_source m_source;
};

// A token that asks for the end from the beginning.
inline std::stop_token alreadyStopped() {
    std::stop_source source;
    source.request_stop();
    return source.get_token();
}

} // namespace bouton::testing
