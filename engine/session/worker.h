#pragma once

#include <any>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <vector>

namespace bouton {

// A thread that runs one job at a time; the newest job wins. Thinker (thinker.h) adds the reports.
// All calls come from one thread. They return at once, except end() and the destructor.
//
// What the thread is done with is destroyed there: jobs, also those that never ran, and what is
// handed to discard().
//
// Every job has its own stop source, so a cancel is not lost if it comes before the job has begun.
// Every job has its own ticket, which tells its reports from those of older jobs.
class Worker {
public:
    using Ticket = std::uint64_t;

    Worker();
    ~Worker();
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    // Stops the running job. None of its reports is heard after this.
    void cancel();
    // Lets the thread destroy this, which may take its time, before the next job and before the
    // end.
    void discard(std::any what);

protected:
    using Job = std::function<void(std::stop_token, Ticket)>;
    // Cancels the running job and runs this one next. Gives its ticket.
    Ticket run(Job job);
    // Cancels, and blocks until the running job has seen its stop (a bounded number of nodes). The
    // destructor of a subclass must call it, because jobs use the members of the subclass.
    void end();
    // Whether the job is the newest and is not cancelled.
    bool isNewest(Ticket ticket) const { return ticket == m_newest; }

private:
    struct Task {
        Ticket ticket;
        Job job;
        std::stop_source stop{};
    };
    void work(const std::stop_token& end);
    void cancelLocked();

    Ticket m_newest = 0; // of the thread that calls
    std::mutex m_mutex;  // guards the four below
    std::condition_variable_any m_wake;
    std::optional<Task> m_pending;     // not yet begun
    std::vector<std::any> m_discarded; // not yet destroyed
    std::stop_source m_running{std::nostopstate};
    std::jthread m_thread; // last: it uses all of the above
};

} // namespace bouton
