// SPDX-License-Identifier: MIT
#include "ui/boards/mover.h"

#include <QApplication>
#include <QKeyEvent>

#include <algorithm>
#include <utility>

namespace bouton {

namespace {

bool motionOff = false, reducedMotion = false;

// A press of a button, or of a key that is more than a modifier.
bool isInput(const QEvent& event) {
    switch (event.type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
    case QEvent::TouchBegin: return true;
    case QEvent::KeyPress:
    case QEvent::ShortcutOverride: {
        const int key = static_cast<const QKeyEvent&>(event).key();
        return key != Qt::Key_Control && key != Qt::Key_Shift && key != Qt::Key_Alt
               && key != Qt::Key_Meta && key != Qt::Key_AltGr;
    }
    default: return false;
    }
}

double towards(double from, double to, double step) {
    return from < to ? std::min(from + step, to) : std::max(from - step, to);
}

} // namespace

MotionAmount motionAmount() {
    return motionOff       ? MotionAmount::None
           : reducedMotion ? MotionAmount::Fades
                           : MotionAmount::Full;
}

void setReducedMotion(bool reduced) { reducedMotion = reduced; }

void setMotionOff(bool off) { motionOff = off; }

Mover::Mover(QObject* parent) : QObject(parent) {
    m_frames.setTimerType(Qt::PreciseTimer);
    m_frames.setInterval(15);
    connect(&m_frames, &QTimer::timeout, this, &Mover::tick);
}

void Mover::start() {
    if (m_frames.isActive())
        return;
    m_clock.start();
    m_last = 0;
    m_frames.start();
}

void Mover::add(Motion motion) {
    if (motionAmount() == MotionAmount::None)
        return;
    if (m_legs.size() >= mostLegs)
        end();
    if (m_legs.empty()) {
        start();
        m_begun = m_seen = static_cast<double>(m_clock.nsecsElapsed()) / 1e6;
        qApp->installEventFilter(this);
    }
    m_legs.push_back(std::move(motion));
    m_marks = 0;
    emit changed({});
}

void Mover::end() {
    qApp->removeEventFilter(this);
    m_legs.clear();
    m_marks = 1;
    rise(1);
    m_frames.stop();
    emit changed({});
}

std::vector<ShownPiece> Mover::pieces() const { return m_legs.front().at(m_seen - m_begun); }

double Mover::joy() const {
    const auto joy = std::ranges::find(m_legs, true, &Motion::isJoy);
    if (joy == m_legs.end())
        return 1;
    return joy == m_legs.begin() ? std::min((m_seen - m_begun) / Motion::endTime, 1.0) : 0;
}

void Mover::lift(std::map<Cell, double> lifts) {
    if (lifts == m_wantedLifts)
        return;
    m_wantedLifts = std::move(lifts);
    for (const auto& [cell, height] : m_wantedLifts)
        m_lifts.try_emplace(cell, 0.0);
    if (motionAmount() == MotionAmount::None)
        rise(1);
    else
        start();
    emit changed({});
}

void Mover::raise(std::vector<ShownPiece>& pieces) const {
    for (ShownPiece& piece : pieces)
        if (const auto lift = m_lifts.find(piece.cell); lift != m_lifts.end())
            piece.lift = std::max(piece.lift, lift->second);
}

// Gives whether all are as high as is wanted.
bool Mover::rise(double share) {
    bool done = true;
    for (auto it = m_lifts.begin(); it != m_lifts.end();) {
        const auto wanted = m_wantedLifts.find(it->first);
        const double to = wanted == m_wantedLifts.end() ? 0 : wanted->second;
        it->second = towards(it->second, to, share);
        done = done && it->second == to;
        it = it->second == 0 && to == 0 ? m_lifts.erase(it) : std::next(it);
    }
    return done;
}

// Only what moved is painted again, unless marks come and go or something is lifted.
void Mover::tick() {
    const double now = static_cast<double>(m_clock.nsecsElapsed()) / 1e6;
    const double share = (now - std::exchange(m_last, now)) / Motion::fadeTime;
    const std::map<Cell, double> lifts = m_lifts;
    const bool lifted = rise(share);
    bool whole = m_lifts != lifts;
    if (!m_legs.empty()) {
        const Motion& leg = m_legs.front();
        const double before = std::exchange(m_seen, now) - m_begun;
        if (m_seen - m_begun >= leg.length()) {
            m_legs.pop_front();
            m_begun = now; // the next one begins where this one ended
            whole = true;
            if (m_legs.empty())
                qApp->removeEventFilter(this);
        } else if (leg.isJoy()) {
            whole = true;
        } else if (const QRectF where = leg.changed(before, m_seen - m_begun); !where.isEmpty()) {
            emit changed(where);
        }
    }
    const bool marked = m_legs.empty() || m_legs.front().isJoy();
    if (marked && m_marks < 1) {
        m_marks = towards(m_marks, 1, share);
        whole = true;
    }
    if (whole)
        emit changed({});
    if (m_legs.empty() && m_marks >= 1 && lifted)
        m_frames.stop();
}

bool Mover::eventFilter(QObject*, QEvent* event) {
    if (moving() && isInput(*event))
        end();
    return false;
}

} // namespace bouton
