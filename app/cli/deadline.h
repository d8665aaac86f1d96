// SPDX-License-Identifier: MIT
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace bouton::cli {

// A stop token with a time limit.
class Deadline {
public:
    // Starts the clock. Without seconds there is no time limit.
    Deadline(const std::stop_token& stop, std::optional<double> seconds);
    // Stops the clock. Does not wait for the time to run out.
    ~Deadline();
    // Stops when the given token stops or when the time is over, whichever comes first.
    std::stop_token token() const { return m_source.get_token(); }

private:
    std::stop_source m_source;
    std::stop_callback<std::function<void()>> m_forward;
    std::mutex m_mutex;
    std::condition_variable_any m_ended;
    std::jthread m_timer; // the last member, because it uses all the others
};

} // namespace bouton::cli
