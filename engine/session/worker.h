#pragma once

#include <QObject>

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace bouton {

// A thread that runs one job at a time; the newest job wins. Thinker (thinker.h) adds what the jobs
// report. Every call returns at once, except end() and the destructor.
//
// Every job has its own stop source, so that a cancel that comes before the job has begun is not
// lost. Every job has a ticket, by which its reports are told from those of older jobs.
class Worker : public QObject {
    Q_OBJECT

public:
    using Ticket = std::uint64_t;

    explicit Worker(QObject* parent = nullptr);
    ~Worker() override;

    // Stops what runs and forgets what it reported. Nothing of it can be taken after this.
    void cancel();

signals:
    // Something may have been reported. It is said once until that is taken, however much is
    // reported. Emitted on the worker's thread: connections to another thread are queued.
    void reported();

protected:
    using Job = std::function<void(std::stop_token, Ticket)>;
    // Cancels what runs and runs this next.
    Ticket run(Job job);
    // Cancels, and waits until the running job has seen its stop (a bounded number of nodes). The
    // destructor of a subclass calls it, because jobs use the subclass's members.
    void end();
    // Forgets what was reported. Called with the mutex held.
    virtual void forget() {}
    // Whether the job is the newest and was not cancelled. Call it with the mutex held.
    bool isNewest(Ticket ticket) const { return ticket == m_newest; }

    std::mutex m_mutex; // guards all of this, and what a subclass keeps of reports

private:
    struct Task {
        Ticket ticket;
        Job job;
        std::stop_source stop{};
    };
    void work(const std::stop_token& end);
    void cancelLocked();

    std::condition_variable_any m_wake;
    std::optional<Task> m_pending; // not yet begun
    std::stop_source m_running{std::nostopstate};
    Ticket m_newest = 0;
    std::jthread m_thread; // last: it uses all of the above
};

} // namespace bouton
