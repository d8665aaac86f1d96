// SPDX-License-Identifier: MIT
#include "session/task_thread.h"

namespace bouton {

TaskThread::TaskThread(Failed failed, QObject* parent)
    : QObject(parent),
      m_failed(std::move(failed)),
      m_box([](const Task& news) { news(); }),
      m_thread([this](const std::stop_token& end) { work(end); }) {}

TaskThread::~TaskThread() {
    {
        const std::lock_guard lock(m_mutex);
        m_chores.clear();
    }
    finish();
    m_thread.request_stop();
    m_thread.join();
}

void TaskThread::add(Task task) {
    const std::lock_guard lock(m_mutex);
    m_tasks.push_back(std::move(task));
    m_wake.notify_one();
}

void TaskThread::addChore(Task chore) {
    const std::lock_guard lock(m_mutex);
    m_chores.push_back(std::move(chore));
    m_wake.notify_one();
}

void TaskThread::finish() {
    std::unique_lock lock(m_mutex);
    m_idle.wait(lock, [this] { return m_tasks.empty() && m_chores.empty(); });
}

void TaskThread::work(const std::stop_token& end) {
    for (;;) {
        std::unique_lock lock(m_mutex);
        m_wake.wait(lock, end, [this] { return !m_tasks.empty() || !m_chores.empty(); });
        if (m_tasks.empty()) {
            if (m_chores.empty())
                return;
            m_tasks.push_back(std::move(m_chores.front()));
            m_chores.pop_front();
        }
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
    if (auto failure = failureOf(task))
        tell([this, why = *std::move(failure)] { m_failed(why); });
}

} // namespace bouton
