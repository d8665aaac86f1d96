// SPDX-License-Identifier: MIT
#include "session/thinker.h"

#include <utility>

namespace bouton {

Worker::Worker() : m_thread([this](const std::stop_token& end) { work(end); }) {}

Worker::~Worker() { end(); }

Worker::Ticket Worker::run(Job job) {
    const std::lock_guard lock(m_mutex);
    cancelLocked();
    m_pending = Task{m_newest, std::move(job)};
    m_wake.notify_one();
    return m_newest;
}

void Worker::cancel() {
    const std::lock_guard lock(m_mutex);
    cancelLocked();
}

void Worker::discard(std::any what) {
    const std::lock_guard lock(m_mutex);
    m_discarded.push_back(std::move(what));
    m_wake.notify_one();
}

void Worker::end() {
    if (!m_thread.joinable())
        return;
    cancel();
    m_thread.request_stop();
    m_thread.join();
}

void Worker::cancelLocked() {
    ++m_newest; // whatever runs is old from here on
    if (m_pending)
        m_discarded.emplace_back(std::move(m_pending->job));
    m_pending.reset();
    m_running.request_stop();
}

void Worker::work(const std::stop_token& end) {
    for (;;) {
        std::unique_lock lock(m_mutex);
        m_wake.wait(lock, end, [this] { return m_pending || !m_discarded.empty(); });
        if (!m_discarded.empty()) {
            std::vector<std::any> discarded = std::move(m_discarded);
            m_discarded.clear();
            lock.unlock();
            continue; // they go here
        }
        if (!m_pending)
            return;
        const Task task = std::move(*m_pending);
        m_pending.reset();
        m_running = task.stop;
        lock.unlock();
        task.job(task.stop.get_token(), task.ticket);
    }
}

} // namespace bouton
