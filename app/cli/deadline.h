#pragma once

#include <condition_variable>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace bouton::cli {

// A token that stops when another one does, or when the time is over.
class Deadline {
public:
    Deadline(const std::stop_token& stop, std::optional<double> seconds);
    ~Deadline();
    std::stop_token token() const { return m_source.get_token(); }

private:
    struct Forward {
        std::stop_source source;
        void operator()() { source.request_stop(); }
    };
    std::stop_source m_source;
    std::stop_callback<Forward> m_forward;
    std::mutex m_mutex;
    std::condition_variable_any m_ended;
    std::jthread m_timer; // last: it uses all the others
};

} // namespace bouton::cli
