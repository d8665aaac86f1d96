#include "session/worker.h"

#include <utility>

namespace bouton {

Worker::Worker(QObject* parent)
    : QObject(parent), m_thread([this](const std::stop_token& end) { work(end); }) {}

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

void Worker::end() {
    if (!m_thread.joinable())
        return;
    cancel();
    m_thread.request_stop();
    m_thread.join();
}

void Worker::cancelLocked() {
    ++m_newest; // whatever runs is old from here on
    m_pending.reset();
    m_running.request_stop();
}

void Worker::work(const std::stop_token& end) {
    for (;;) {
        std::unique_lock lock(m_mutex);
        if (!m_wake.wait(lock, end, [this] { return m_pending.has_value(); }))
            return;
        const Task task = std::move(*m_pending);
        m_pending.reset();
        m_running = task.stop;
        lock.unlock();
        task.job(task.stop.get_token(), task.ticket);
    }
}

} // namespace bouton
