#include "session/thinker.h"

#include <new>
#include <utility>

namespace bouton {

Thinker::Thinker(QObject* parent)
    : QObject(parent), m_thread([this](const std::stop_token& end) { work(end); }) {}

Thinker::~Thinker() {
    cancel();
    m_thread.request_stop();
    m_thread.join();
}

Thinker::Ticket Thinker::start(Job job) {
    const std::lock_guard lock(m_mutex);
    cancelLocked();
    m_pending = Task{m_newest, std::move(job)};
    m_wake.notify_one();
    return m_newest;
}

void Thinker::cancel() {
    const std::lock_guard lock(m_mutex);
    cancelLocked();
}

void Thinker::cancelLocked() {
    ++m_newest; // whatever runs is old from here on
    m_pending.reset();
    m_running.request_stop();
    m_box.reset();
}

std::optional<Thinker::News> Thinker::take() {
    const std::lock_guard lock(m_mutex);
    return std::exchange(m_box, std::nullopt);
}

void Thinker::work(const std::stop_token& end) {
    for (;;) {
        std::unique_lock lock(m_mutex);
        if (!m_wake.wait(lock, end, [this] { return m_pending.has_value(); }))
            return;
        const Task task = std::move(*m_pending);
        m_pending.reset();
        m_running = task.stop;
        lock.unlock();
        run(task);
    }
}

void Thinker::run(const Task& task) {
    const auto post = [this, &task](Report report) { put(task.ticket, std::move(report)); };
    try {
        task.job(task.stop.get_token(), post);
    } catch (const std::bad_alloc&) {
        post(Or<Choice>(refuse({QT_TRANSLATE_NOOP(
            "Phrase", "There is not enough memory to think this position through.")})));
    }
}

void Thinker::put(Ticket ticket, Report report) {
    {
        const std::lock_guard lock(m_mutex);
        if (ticket != m_newest)
            return;
        const bool told = m_box.has_value();
        m_box = News{ticket, std::move(report)};
        if (told)
            return;
    }
    emit reported();
}

} // namespace bouton
