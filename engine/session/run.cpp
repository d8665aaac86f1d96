// SPDX-License-Identifier: MIT
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

// What is shown or told may stop the run or begin another one.
void Run::hear(Thinking::News news) {
    const auto goesOn = [&] { return m_running && news.ticket == m_ticket; };
    const Update update =
        news.report ? *std::move(news.report) : Update{{}, refuse(news.report.error())};
    if (update.show) {
        update.show();
        if (!goesOn())
            return;
        m_hasShown = true;
    }
    if (!update.end)
        return;
    const Or<void>& end = *update.end;
    const Refused refused = std::exchange(m_refused, {});
    if (end)
        return finish({});
    if (!refused)
        return finish({.refusal = end.error()});
    refused(end.error());
    if (goesOn())
        finish({});
}

void Run::stop() {
    if (m_running)
        m_thinker->deliver();
    if (!m_running)
        return;
    m_thinker->cancel();
    finish({.stopped = true});
}

void Run::finish(Ending ending) {
    m_running = false;
    ending.seconds = static_cast<double>(m_clock.elapsed()) / 1000;
    emit ended(ending);
}

} // namespace bouton
