// SPDX-License-Identifier: MIT
#include "deadline.h"

#include <chrono>

namespace bouton::cli {

Deadline::Deadline(const std::stop_token& stop, std::optional<double> seconds)
    : m_forward(stop, [this] { m_source.request_stop(); }) {
    if (seconds)
        m_timer = std::jthread(
            [this, time = std::chrono::duration<double>(*seconds)](const std::stop_token& ended) {
                std::unique_lock lock(m_mutex);
                m_ended.wait_for(lock, ended, time, [] { return false; });
                m_source.request_stop();
            });
}

Deadline::~Deadline() = default; // destroys the timer first, which stops and joins it

} // namespace bouton::cli
