#include "session/run.h"

namespace bouton {

namespace {

constexpr std::chrono::milliseconds showingPause{33}; // between two looks at what is reported

} // namespace

Run::Run() = default;

Run::~Run() = default;

void Run::begin(Thinking::Job job, Refused refused) {
    stop();
    if (!m_thinker)
        m_thinker = std::make_unique<Thinking>(
            [this](Thinking::News news) { hear(std::move(news)); }, showingPause);
    m_refused = std::move(refused);
    m_running = true;
    m_hasShown = false;
    m_clock.start();
    m_ticket = m_thinker->start(std::move(job));
    emit begun();
}

// What is shown may stop the run or begin another one.
void Run::hear(Thinking::News news) {
    if (!news.report) // the work threw
        return takeEnd(refuse(news.report.error()));
    if (news.report->show) {
        news.report->show();
        if (!m_running || news.ticket != m_ticket)
            return;
        m_hasShown = true;
    }
    if (news.report->end)
        takeEnd(*news.report->end);
}

void Run::takeEnd(const Or<void>& end) {
    Ending ending;
    if (!end && m_refused)
        m_refused(end.error());
    else if (!end)
        ending.refusal = end.error();
    finish(std::move(ending));
}

void Run::stop() {
    if (m_running)
        m_thinker->deliver();
    if (!m_running)
        return;
    m_thinker->cancel();
    finish({.stopped = true, .refusal = {}});
}

void Run::finish(Ending ending) {
    m_running = false;
    ending.seconds = static_cast<double>(m_clock.elapsed()) / 1000;
    emit ended(ending);
}

} // namespace bouton
