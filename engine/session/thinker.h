#pragma once

#include <QObject>

#include <any>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <variant>
#include <vector>

#include "core/analysis.h"
#include "core/match.h"
#include "core/player.h"

namespace bouton {

// What analysis has found of a position of a match. It is shared, not copied, because every news of
// a long work repeats what it found before.
struct Finding {
    Match::Node node;
    Patience patience; // of the analysis that found it
    std::shared_ptr<const Analysis> analysis;
    bool whole; // there is no more to come of this analysis
};
using Findings = std::vector<Finding>;

// Runs one job at a time on a thread of its own; the newest job wins. Every call returns at once,
// except the destructor, which waits for the running job to see its stop (a bounded number of
// nodes).
//
// Every job has its own stop source, so that a cancel that comes before the job has begun is not
// lost, and a ticket. What the job reports goes into a box behind a mutex, and a signal without a
// payload tells of it; a report of an older ticket never reaches the box.
class Thinker : public QObject {
    Q_OBJECT

public:
    using Ticket = std::uint64_t;
    // A player's, an analyst's, a study's, or an experiment's of whatever type it has.
    using Report = std::variant<Or<Choice>, Analysis, Findings, std::any>;
    using Job = std::function<void(std::stop_token, const Post<Report>&)>;
    struct News {
        Ticket ticket;
        Report report;
    };

    explicit Thinker(QObject* parent = nullptr);
    ~Thinker() override;

    // Cancels what runs and runs this next. Later reports of the job replace those not yet taken.
    Ticket start(Job job);
    // Stops what runs and forgets what it reported. No news of it will be taken after this.
    void cancel();
    // The newest report of the newest job, once.
    std::optional<News> take();

signals:
    // Something may be in the box; said once until it is taken, however much is reported. Emitted
    // on the worker: connections to another thread are queued.
    void reported();

private:
    struct Task {
        Ticket ticket;
        Job job;
        std::stop_source stop{};
    };
    void work(const std::stop_token& end);
    void run(const Task& task);
    void put(Ticket ticket, Report report);
    void cancelLocked();

    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::optional<Task> m_pending; // not yet begun
    std::stop_source m_running{std::nostopstate};
    Ticket m_newest = 0;
    std::optional<News> m_box;
    std::jthread m_thread; // last: it uses all of the above
};

} // namespace bouton
