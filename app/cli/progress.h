// SPDX-License-Identifier: MIT
#pragma once

#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

namespace bouton::cli {

// A line on standard error that says how far long work is. It appears after one second, changes
// every second and disappears with this object. It appears only if standard error is a terminal.
// The line is written by a thread of its own.
class Progress {
public:
    // The line begins with "WHAT, N s".
    explicit Progress(std::string what);
    // Clears the line.
    ~Progress();
    // Appends ": HOW" to the line, in place of the last report. Cheap; does not block.
    void report(std::string how);

private:
    void write(const std::stop_token& stop);

    const std::string m_what;
    std::mutex m_mutex;
    std::condition_variable_any m_ended;
    std::string m_how;
    std::jthread m_thread; // the last member, because it uses all the others
};

} // namespace bouton::cli
