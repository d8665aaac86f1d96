// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QPointer>

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>
#include <type_traits>
#include <utility>

#include "core/phrase.h"
#include "session/failure.h"
#include "session/mailbox.h"

namespace bouton {

// A thread that does one task after another, in the order in which they came. None is dropped. A
// Thinker (thinker.h) is for thoughts, of which the newest wins; this is for a disk. Chores are
// tasks for which nobody waits: one is done while there is no task, and at the end the rest is
// dropped.
//
// A task that throws is over, and the next one follows.
class TaskThread : public QObject {
public:
    using Task = std::function<void()>;

    // `failed` hears on the thread that has made this, as what is told does, why a task has thrown.
    using Failed = std::function<void(const Phrase& why)>;

    explicit TaskThread(Failed failed, QObject* parent = nullptr);
    // Blocks until all tasks are done, and a chore that has begun.
    ~TaskThread() override;

    void add(Task task);
    void addChore(Task chore);
    // Blocks until all tasks and chores that were added before are done.
    void finish();

    // For a task: the thread that has made this does `news`, by its event loop. All is told in its
    // order; what is still to be told when this goes is told to nobody.
    void tell(Task news) { m_box.post(std::move(news)); }

private:
    void work(const std::stop_token& end);
    void run(Task task);

    const Failed m_failed;
    Mailbox<Task> m_box;
    std::mutex m_mutex; // guards the tasks and the chores
    std::condition_variable_any m_wake, m_idle;
    std::deque<Task> m_tasks; // the first one is being done
    std::deque<Task> m_chores;
    std::jthread m_thread; // last: it uses all of the above
};

// Does one task on a thread of its own, whatever becomes of the receiver, and then calls `then` on
// this thread, which must be the application's, with what the task gave (an Or) or what it threw;
// nobody is told if the receiver is gone by then. Does not block, nor does the receiver's
// destructor: only the application's end waits for the task.
template <class Work>
void doOnce(QObject* receiver, Work work, std::function<void(std::invoke_result_t<Work>)> then) {
    auto* thread = new TaskThread([](const Phrase&) {}, QCoreApplication::instance());
    thread->add([thread, receiver = QPointer<QObject>(receiver), work = std::move(work),
                 then = std::move(then)]() mutable {
        thread->tell([thread, receiver, then = std::move(then), result = orFailure(work)] {
            thread->deleteLater();
            if (receiver)
                then(result);
        });
    });
}

} // namespace bouton
