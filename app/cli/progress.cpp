// SPDX-License-Identifier: MIT
#include "progress.h"

#include <chrono>
#include <unistd.h>

#include "output.h"

namespace bouton::cli {

Progress::Progress(std::string what) : m_what(std::move(what)) {
    if (isatty(STDERR_FILENO) == 1)
        m_thread = std::jthread([this](const std::stop_token& stop) { write(stop); });
}

Progress::~Progress() {
    if (!m_thread.joinable())
        return;
    m_thread.request_stop();
    m_thread.join();
}

void Progress::report(std::string how) {
    const std::scoped_lock lock(m_mutex);
    m_how = std::move(how);
}

void Progress::write(const std::stop_token& stop) {
    using namespace std::chrono_literals;
    bool written = false;
    std::unique_lock lock(m_mutex);
    for (int seconds = 1;; ++seconds) {
        m_ended.wait_for(lock, stop, 1s, [] { return false; });
        if (stop.stop_requested())
            break;
        remark("\r\x1b[K" + m_what + ", " + std::to_string(seconds) + " s"
               + (m_how.empty() ? "" : ": " + m_how));
        written = true;
    }
    if (written)
        remark("\r\x1b[K");
}

} // namespace bouton::cli
