#include "session/task_thread.h"

#include <exception>
#include <new>
#include <utility>

namespace bouton {

TaskThread::~TaskThread() {
    finish();
    m_thread.request_stop();
    m_thread.join();
}

void TaskThread::add(Task task) {
    const std::lock_guard lock(m_mutex);
    m_tasks.push_back(std::move(task));
    m_wake.notify_one();
}

void TaskThread::finish() {
    std::unique_lock lock(m_mutex);
    m_idle.wait(lock, [this] { return m_tasks.empty(); });
}

void TaskThread::work(const std::stop_token& end) {
    for (;;) {
        std::unique_lock lock(m_mutex);
        if (!m_wake.wait(lock, end, [this] { return !m_tasks.empty(); }))
            return;
        Task task = std::move(m_tasks.front());
        lock.unlock();
        run(std::move(task)); // what it holds goes before anybody hears that it is done
        lock.lock();
        m_tasks.pop_front();
        if (m_tasks.empty())
            m_idle.notify_all();
    }
}

void TaskThread::run(Task task) {
    try {
        task();
    } catch (const std::bad_alloc&) {
        m_failed({QT_TRANSLATE_NOOP("Phrase", "There is not enough memory.")});
    } catch (const std::exception& error) {
        m_failed({QT_TRANSLATE_NOOP("Phrase", "Something failed that never should: %1"),
                  {error.what()}});
    }
}

} // namespace bouton
