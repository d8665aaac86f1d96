#pragma once

#include "session/worker.h"

#include <new>
#include <utility>

#include "core/analysis.h"
#include "core/phrase.h"

namespace bouton {

// A Worker whose jobs report values of one type. A report goes into a box behind a mutex, and the
// signal reported(), which has no payload, says so. A report of an older job never reaches the box.
// Calls return at once. Only the destructor waits, until the running job has seen its stop.
//
// If a job runs out of memory, the box gets a refusal.
template <class Report> class Thinker : public Worker {
public:
    using Job = std::function<void(std::stop_token, const Post<Or<Report>>&)>;
    struct News {
        Ticket ticket;
        Or<Report> report;
    };

    using Worker::Worker;
    ~Thinker() override { end(); }

    // Cancels the running job and runs this one next. A later report of the job replaces an earlier
    // one that was not taken yet.
    Ticket start(Job job) {
        return run([this, job = std::move(job)](std::stop_token stop, Ticket ticket) {
            try {
                job(std::move(stop), [&](Or<Report> report) { put({ticket, std::move(report)}); });
            } catch (const std::bad_alloc&) {
                put({ticket, refuse({QT_TRANSLATE_NOOP(
                                 "Phrase",
                                 "There is not enough memory to think this position through.")})});
            }
        });
    }
    // The newest report of the newest job, and empties the box. None: there is no new report.
    std::optional<News> take() {
        const std::lock_guard lock(m_mutex);
        return std::exchange(m_box, std::nullopt);
    }

private:
    void forget() override { m_box.reset(); }

    void put(News news) {
        {
            const std::lock_guard lock(m_mutex);
            if (!isNewest(news.ticket))
                return;
            const bool told = m_box.has_value();
            m_box.emplace(std::move(news));
            if (told)
                return;
        }
        emit reported();
    }

    std::optional<News> m_box;
};

} // namespace bouton
