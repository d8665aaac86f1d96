// SPDX-License-Identifier: MIT
#include "session/thought.h"

#include <algorithm>
#include <utility>

namespace bouton {

namespace {

// Whether a report is of this move. A player may play another one than it found best: some err,
// some like variety.
bool isOf(const Progress& progress, const std::string& move) {
    return progress.line.empty() || progress.line.front() == move;
}

} // namespace

Thought::Thought(QObject* parent)
    : QObject(parent), m_thinker([this](auto news) { listen(std::move(news)); }) {
    m_paceTimer.setSingleShot(true);
    connect(&m_paceTimer, &QTimer::timeout, this, [this] {
        if (m_answer)
            answer();
    });
}

void Thought::begin(const Match& match, ChoiceJob job, std::optional<TimeLeft> time) {
    stop();
    m_moves.clear();
    for (const LegalMove& move : match.moves(match.current()))
        m_moves.push_back(move.text);
    m_answerNow = {};
    m_ticket = m_thinker.start([job = std::move(job), answerNow = m_answerNow.get_token(),
                                time](std::stop_token stop, const Post<Or<Report>>& post) {
        std::optional<Progress> last; // told again, because a report may replace it untaken
        const Or<Choice> choice = job({std::move(stop), answerNow,
                                       [&](Progress news) {
                                           last = news;
                                           post(Report(std::move(news)));
                                       },
                                       time});
        post(choice ? Or<Report>(Answer{*choice, std::move(last)}) : refuse(choice.error()));
    });
    m_paceTimer.start(std::max(m_pace, std::chrono::milliseconds(0)));
}

// The thinker runs one job at a time, so that no two of a player's run at once. What it reports of
// this one is only that it has ended.
void Thought::ponder(ChoiceJob job, std::optional<TimeLeft> time) {
    m_pondering = m_thinker.start(
        [job = std::move(job), time](std::stop_token stop, const Post<Or<Report>>& post) {
            (void)job({.stop = std::move(stop), .timeLeft = time, .ahead = true});
            post(Report(Progress{}));
        });
}

void Thought::stop() {
    m_thinker.cancel();
    m_paceTimer.stop();
    m_ticket.reset();
    m_pondering.reset();
    m_hasPondered = false;
    m_answerNow = std::stop_source(std::nostopstate);
    m_progress.reset();
    m_answer.reset();
}

void Thought::answerNow() {
    if (!thinking())
        return;
    m_answerNow.request_stop();
    m_paceTimer.stop();
    if (m_answer)
        answer();
}

// Both the thought and its least time must be over, in whichever order they end.
void Thought::listen(Thinker<Report>::News news) {
    if (news.ticket == m_pondering) {
        m_pondering.reset();
        m_hasPondered = true;
        emit pondered();
        return;
    }
    if (news.ticket == m_ticket)
        hear(std::move(news.report));
    if (m_answer && !m_paceTimer.isActive())
        answer();
}

void Thought::hear(Or<Report> report) {
    if (report && std::holds_alternative<Progress>(*report)) {
        m_progress = std::get<Progress>(std::move(*report));
        emit progressed();
        return;
    }
    const auto ticket = m_ticket;
    Answer* const thought = report ? &std::get<Answer>(*report) : nullptr;
    emit chosen(thought && thought->last ? &*thought->last : nullptr);
    if (m_ticket != ticket)
        return; // too late
    if (!thought) {
        m_answer = refuse(report.error());
        return;
    }
    m_answer = std::move(thought->choice);
    // While the move waits, what is shown is of this move.
    m_progress = std::move(thought->last);
    if (m_progress && !isOf(*m_progress, m_moves[(*m_answer)->move]))
        m_progress.reset();
    emit progressed();
}

void Thought::answer() {
    const Or<Choice> choice = std::move(*m_answer);
    stop();
    if (choice)
        emit answered(*choice);
    else
        emit refused(choice.error());
}

} // namespace bouton
