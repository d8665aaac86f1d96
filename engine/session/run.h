// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <type_traits>
#include <utility>

#include "session/thinker.h"

namespace bouton {

// One piece of work at a time for a page: a function that runs on a thread of its own, and its
// reports on this thread, at most some thirty a second, and the last of all in any case. So a
// report holds all that is known so far. Who starts a run says who hears its reports, and so knows
// what they answer. Each run ends once: by itself, by a refusal, which is also what it throws, or
// stopped, by hand or by the next one. Nothing of it is shown after that. Nothing here blocks,
// except that the destructor waits as ~Thinker does.
class Run : public QObject {
    Q_OBJECT

public:
    struct Ending {
        bool stopped = false;            // before the work had come to its end
        std::optional<Phrase> refusal{}; // why it came to nothing
        double seconds = 0;              // since it was begun
    };
    using Refused = std::function<void(const Phrase&)>;

    Run();
    ~Run() override;

    // Begins work(stop, post), and calls show(report) with what it posts, on this thread. With
    // `refused` that one is told why the work refuses, and ended() is not. A run that still goes on
    // is stopped before. The work must end soon after a stop.
    template <class Report, class Work, class Show>
    void start(Work work, Show show, Refused refused = {});
    // The same of a function of a task.
    template <class Task, class End, class Report, class Show>
    void start(Task task, End (*work)(const Task&, std::stop_token, const Post<Report>&), Show show,
               Refused refused = {}) {
        start<Report>(std::bind_front(work, std::move(task)), std::move(show), std::move(refused));
    }
    // At once, but that what is known already is shown.
    void stop();

    bool running() const { return m_running; }
    // Something of the run that was begun last. While its first report is being shown: not yet.
    bool hasShown() const { return m_hasShown; }

signals:
    void begun();
    void ended(const bouton::Run::Ending& ending);
    // By who shows the reports: the share that is done, from 0 to 1.
    void progressed(double share);

private:
    // What the work has reported so far, and how it ended, if it has.
    struct Update {
        std::function<void()> show{};
        std::optional<Or<void>> end{};
    };
    using Thinking = Thinker<Update>;
    void begin(Thinking::Job job, Refused refused);
    void hear(Thinking::News news);
    void finish(Ending ending);

    Refused m_refused;
    bool m_running = false, m_hasShown = false;
    QElapsedTimer m_clock;
    Thinking::Ticket m_ticket = 0;       // of the run that was begun last
    std::unique_ptr<Thinking> m_thinker; // from the first run on
};

template <class Report, class Work, class Show>
void Run::start(Work work, Show show, Refused refused) {
    begin(
        [work = std::move(work), show = std::make_shared<Show>(std::move(show))](
            std::stop_token stop, const Post<Or<Update>>& post) {
            Update update;
            const Post<Report> tell = [&](Report report) {
                update.show = [show, report = std::move(report)] { (*show)(report); };
                post(update);
            };
            Or<void> end;
            if constexpr (std::is_same_v<decltype(work(stop, tell)), Or<void>>)
                end = work(std::move(stop), tell);
            else
                (void)work(std::move(stop), tell);
            update.end = std::move(end);
            post(std::move(update));
        },
        std::move(refused));
}

} // namespace bouton
