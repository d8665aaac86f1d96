#pragma once

#include "session/worker.h"

#include <utility>

#include "core/analysis.h"
#include "session/failure.h"
#include "session/mailbox.h"

namespace bouton {

// A Worker whose jobs report values of one type. A report goes into a mailbox, and reported() says
// so. A report of an older job cannot be taken, and does not keep a newer one from being heard of.
// Calls return at once. Only the destructor waits, until the running job has seen its stop.
//
// If a job throws, as it does where memory runs out, the box gets a refusal.
template <class Report> class Thinker : public Worker {
public:
    using Job = std::function<void(std::stop_token, const Post<Or<Report>>&)>;
    struct News {
        Ticket ticket;
        Or<Report> report;
    };

    explicit Thinker(QObject* parent = nullptr) : Worker(parent) {
        connect(&m_box, &MailSignal::posted, this, &Worker::reported, Qt::DirectConnection);
    }
    ~Thinker() override { end(); }

    // Cancels the running job and runs this one next. A later report of the job replaces an earlier
    // one that was not taken yet.
    Ticket start(Job job) {
        m_box.take(); // a full box would not tell of this job's reports
        return run([this, job = std::move(job)](const std::stop_token& stop, Ticket ticket) {
            const auto put = [&](Or<Report> report) {
                if (!stop.stop_requested())
                    m_box.replace({ticket, std::move(report)});
            };
            if (auto failure = failureOf([&] { job(stop, put); }))
                put(refuse(std::move(*failure)));
        });
    }
    // The newest report of the newest job. None: there is no new report.
    std::optional<News> take() {
        std::vector<News> news = m_box.take();
        // A job may have reported just before it was stopped.
        if (news.empty() || !isNewest(news.front().ticket))
            return std::nullopt;
        return std::move(news.front());
    }

private:
    Mailbox<News> m_box; // one report at most
};

} // namespace bouton
