#pragma once

#include <condition_variable>
#include <csignal>
#include <mutex>
#include <stop_token>
#include <thread>

#include "output.h"

namespace bouton::cli {

// Ctrl-C (and SIGTERM): asks the work to stop and gives it a short grace to say what it knows and
// to return; then writes what is known and ends the process with status 130. No code of ours runs
// in a signal handler: the signals are blocked in every thread and one thread waits for them. Make
// it before any other thread.
class Interrupt {
public:
    explicit Interrupt(Output& output);
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

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
