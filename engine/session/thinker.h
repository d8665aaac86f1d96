#pragma once

#include "session/worker.h"

#include <utility>

#include "core/analysis.h"
#include "session/failure.h"
#include "session/mailbox.h"

namespace bouton {

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
