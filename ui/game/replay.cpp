// SPDX-License-Identifier: MIT
#include "ui/game/replay.h"

#include "ui/controls/listen.h"
#include "ui/preferences/preferences.h"

namespace bouton {

using Phase = Session::Phase;

Replay::Replay(Session& session, Preferences& preferences, QObject* parent)
    : QObject(parent), m_session(session) {
    preferences.replayStep.tell(
        &m_timer, [this](std::chrono::milliseconds step) { m_timer.setInterval(step); });
    connect(&m_timer, &QTimer::timeout, this, &Replay::step);
    listen(session, Session::Change::Position | Session::Change::Table, this, &Replay::follow);
}

void Replay::start() {
    const Match* match = m_session.match();
    if (running() || !match || (match->current() == 0 && !match->next(0)))
        return;
    m_timer.start();
    emit toggled();
    if (match->next(match->current()))
        step();
    else
        show(0);
}

bool Replay::end() {
    if (!running())
        return false;
    m_timer.stop();
    const Match* match = m_session.match();
    if (m_session.phase() == Phase::Paused && match->next(match->current())
        && m_session.plan().seats[indexOf(match->toMove(match->current()))].human())
        m_session.setPaused(false);
    emit toggled();
    return true;
}

void Replay::step() {
    const Match& match = *m_session.match();
    if (const auto next = match.next(match.current()))
        show(*next);
    if (running() && !match.next(match.current()))
        end();
}

void Replay::show(Match::Node node) {
    m_stepping = true;
    m_shown = node;
    m_session.go(node);
    if (m_session.match()->next(node)) // at the end the game stands as it stood
        m_session.setPaused(true);
    m_stepping = false;
}

void Replay::follow() {
    if (m_stepping || !running())
        return;
    const Phase phase = m_session.phase();
    if (phase == Phase::SettingUp || phase == Phase::Playing
        || m_session.match()->current() != m_shown)
        end();
}

} // namespace bouton
