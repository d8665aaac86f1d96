#pragma once

#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

namespace bouton::cli {

// A line on standard error that says how far long work is, where standard error is a terminal; it
// appears after a second and goes when this does. One thread reports, another one writes.
class Progress {
public:
    explicit Progress(std::string what);
    ~Progress();
    // Says more than "WHAT, N s"; cheap.
    void report(std::string how);

private:
    void write(const std::stop_token& stop);

    const std::string m_what;
    std::mutex m_mutex;
    std::condition_variable_any m_ended;
    std::string m_how;
    std::jthread m_thread; // last: it uses all the others
};

} // namespace bouton::cli
