#pragma once

#include <condition_variable>
#include <csignal>
#include <mutex>
#include <stop_token>
#include <thread>

#include "output.h"

namespace bouton::cli {

// Handles Ctrl-C and SIGTERM. First the work is asked to stop. It has a short time to say what it
// knows and to return. After that, Interrupt itself writes what is known and ends the process with
// status 130. Our code does not run in a signal handler: all threads block the signals, and
// one thread waits for them.
class Interrupt {
public:
    // Must be made before any other thread, so that all threads inherit the blocked signals.
    explicit Interrupt(Output& output);
    // Ends the waiting thread.
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    // Stops at the first signal.
    std::stop_token token() const { return m_stop.get_token(); }

private:
    void wait();

    Output& m_output;
    sigset_t m_signals{};
    std::stop_source m_stop;
    std::mutex m_mutex;
    std::condition_variable m_ended;
    bool m_over = false; // the work has returned
    std::thread m_thread;
};

} // namespace bouton::cli
