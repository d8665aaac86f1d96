#include "interrupt.h"

#include <initializer_list>
#include <unistd.h>

#include "problem.h"

namespace bouton::cli {

namespace {

using namespace std::chrono_literals;

// The process must be gone 0.1 s after the signal. Both times together stay below that.
constexpr auto grace = 50ms;
constexpr auto patience = 20ms;

// A script starts its background processes so that they ignore Ctrl-C. They go on ignoring it.
bool isIgnored(int signal) {
    struct sigaction action {};
    sigaction(signal, nullptr, &action);
    return action.sa_handler == SIG_IGN;
}

} // namespace

Interrupt::Interrupt(Output& output) : m_output(output) {
    std::signal(SIGPIPE, SIG_IGN); // write() reports a closed pipe by itself
    sigemptyset(&m_signals);
    for (const int signal : {SIGINT, SIGTERM})
        if (!isIgnored(signal))
            sigaddset(&m_signals, signal);
    sigset_t blocked = m_signals;
    sigaddset(&blocked, SIGUSR1); // ends the waiting thread
    sigaddset(&m_signals, SIGUSR1);
    pthread_sigmask(SIG_BLOCK, &blocked, nullptr);
    m_thread = std::thread([this] { wait(); });
}

Interrupt::~Interrupt() {
    {
        const std::scoped_lock lock(m_mutex);
        m_over = true;
    }
    m_ended.notify_all();
    pthread_kill(m_thread.native_handle(), SIGUSR1);
    m_thread.join();
}

void Interrupt::wait() {
    for (int signal = 0;;) {
        sigwait(&m_signals, &signal);
        std::unique_lock lock(m_mutex);
        if (m_over)
            return;
        if (signal == SIGUSR1)
            continue; // sent by another process
        lock.unlock();
        m_stop.request_stop();
        lock.lock();
        if (m_ended.wait_for(lock, grace, [this] { return m_over; }))
            return;
        if (isatty(STDERR_FILENO) == 1)
            remark("\r\x1b[K"); // a progress line may stand there
        m_output.conclude(patience);
        _exit(Stopped);
    }
}

} // namespace bouton::cli
