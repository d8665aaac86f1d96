// SPDX-License-Identifier: MIT
#pragma once

#include <any>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

#include "core/analysis.h"
#include "session/failure.h"
#include "session/mailbox.h"

namespace bouton {

// A thread that runs one job at a time; the newest job wins. Thinker adds the reports.
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

// A Worker whose jobs report values of one type. Of the newest job the newest report is heard on
// the thread that has made this, by its event loop. Nobody hears a report of an older job, and none
// keeps a newer one from being heard: the Mailbox sees to that. Calls return at once. Only the
// destructor waits, until the running job has seen its stop.
//
// If a job throws, as it does where memory runs out, the report is a refusal.
template <class Report> class Thinker : public Worker {
public:
    using Job = std::function<void(std::stop_token, const Post<Or<Report>>&)>;
    struct News {
        Ticket ticket;
        Or<Report> report;
    };
    using Hear = std::function<void(News)>;

    // Reports are heard `pause` after they have come; a later one takes the place of an earlier one
    // that was not heard yet.
    explicit Thinker(Hear hear, std::chrono::milliseconds pause = {})
        : m_box(
            [this, hear = std::move(hear)](News news) {
                if (isNewest(news.ticket)) // it may have come just before its job was stopped
                    hear(std::move(news));
            },
            pause) {}
    ~Thinker() { end(); }

    // Cancels the running job and runs this one next.
    Ticket start(Job job) {
        return run([this, job = std::move(job)](const std::stop_token& stop, Ticket ticket) {
            const auto put = [&](Or<Report> report) {
                if (!stop.stop_requested())
                    m_box.replace({ticket, std::move(report)});
            };
            if (auto failure = failureOf([&] { job(stop, put); }))
                put(refuse(std::move(*failure)));
        });
    }
    // Lets the newest report be heard now, if there is one.
    void deliver() { m_box.deliver(); }

private:
    Mailbox<News> m_box; // one report at most
};

} // namespace bouton
