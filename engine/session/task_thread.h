#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>

#include "core/phrase.h"

namespace bouton {

// A thread that does one task after another, in the order in which they came. None is dropped. A
// Worker (thinker.h) is for thoughts, of which the newest wins; this is for a disk. Chores are tasks
// for which nobody waits: one is done while there is no task, and at the end the rest is dropped.
//
// A task that throws is over, and the next one follows.
class TaskThread {
public:
    using Task = std::function<void()>;

    // `failed` is called on this thread, with why a task has thrown. It must not throw.
    using Failed = std::function<void(const Phrase& why)>;

    explicit TaskThread(Failed failed)
        : m_failed(std::move(failed)),
          m_thread([this](const std::stop_token& end) { work(end); }) {}
    // Blocks until all tasks are done, and a chore that has begun.
    ~TaskThread();

    void add(Task task);
    void addChore(Task chore);
    // Blocks until all tasks and chores that were added before are done.
    void finish();

private:
    void work(const std::stop_token& end);
    void run(Task task);

    const Failed m_failed;
    std::mutex m_mutex; // guards the tasks and the chores
    std::condition_variable_any m_wake, m_idle;
    std::deque<Task> m_tasks; // the first one is being done
    std::deque<Task> m_chores;
    std::jthread m_thread; // last: it uses all of the above
};

} // namespace bouton
