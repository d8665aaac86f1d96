// SPDX-License-Identifier: MIT
#include "session/clocks.h"

#include <algorithm>
#include <climits>
#include <utility>

namespace bouton {

Clocks::Clocks(std::function<Time()> now, QObject* parent)
    : QObject(parent), m_now(std::move(now)) {
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &Clocks::check);
}

void Clocks::begin(const std::optional<TimeControl>& one, const std::optional<TimeControl>& two) {
    m_running.reset();
    m_times = {one, two};
    m_left = {fullOf(Side::One), fullOf(Side::Two)};
    m_told = {};
    m_at.clear();
}

void Clocks::change(Side side, const std::optional<TimeControl>& time) {
    if (time == this->time(side))
        return;
    if (m_running == side)
        run(std::nullopt);
    m_times[indexOf(side)] = time;
    m_left[indexOf(side)] = fullOf(side);
    m_told[indexOf(side)] = false;
    for (auto& [position, left] : m_at)
        left[indexOf(side)].reset();
}

void Clocks::run(std::optional<Side> side) {
    for (const Side each : {Side::One, Side::Two})
        m_left[indexOf(each)] = leftNow(each);
    m_running = side && time(*side) ? side : std::nullopt;
    m_since = m_now();
    wait();
}

void Clocks::moved(Side side) {
    run(std::nullopt);
    if (const auto& by = time(side))
        m_left[indexOf(side)] = std::max(m_left[indexOf(side)], Duration{0}) + by->increment;
}

void Clocks::remember(std::size_t position) {
    for (const Side side : {Side::One, Side::Two})
        m_at[position][indexOf(side)] = leftNow(side);
}

void Clocks::goBackTo(std::size_t position) { setLeft(m_at[position]); }

void Clocks::setLeft(const Left& left) {
    run(std::nullopt);
    for (const Side side : {Side::One, Side::Two})
        m_left[indexOf(side)] = left[indexOf(side)].value_or(fullOf(side));
    m_told = {};
}

void Clocks::save(SavedGame& game, const std::vector<std::size_t>& nodes) const {
    for (const Side side : {Side::One, Side::Two}) {
        const std::size_t seat = indexOf(side);
        const bool timed = time(side).has_value();
        game.left[seat] = timed ? std::optional(left(side)->left) : std::nullopt;
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            const auto found = timed ? m_at.find(nodes[i]) : m_at.end();
            game.positions[i].left[seat] = found == m_at.end() ? std::nullopt : found->second[seat];
        }
    }
}

void Clocks::restore(const SavedGame& game, const std::vector<std::size_t>& nodes) {
    for (std::size_t i = 0; i < nodes.size(); ++i)
        m_at[nodes[i]] = game.positions[i].left;
    setLeft(game.left);
}

std::optional<TimeLeft> Clocks::left(Side side) const {
    const auto& by = time(side);
    if (!by)
        return std::nullopt;
    return TimeLeft{std::max(leftNow(side), Duration{0}), by->increment};
}

// How long the running clock can still run; 0 or less: it has run out. Empty: no clock runs, or it
// was told.
std::optional<Clocks::Duration> Clocks::due() const {
    if (!m_running || m_told[indexOf(*m_running)])
        return std::nullopt;
    return leftNow(*m_running);
}

// A timer counts no further than an int, and may come early: then it waits again.
void Clocks::wait() {
    m_timer.stop();
    if (const auto due = this->due())
        m_timer.start(std::clamp(*due, Duration(0), Duration(INT_MAX)));
}

void Clocks::check() {
    const auto due = this->due();
    if (!due || due->count() > 0) {
        wait();
        return;
    }
    m_told[indexOf(*m_running)] = true;
    emit ranOut(*m_running);
}

// In whole milliseconds: a clock that has used less than one has used none.
Clocks::Duration Clocks::leftNow(Side side) const {
    const Duration left = m_left[indexOf(side)];
    return m_running == side ? left - std::chrono::duration_cast<Duration>(m_now() - m_since)
                             : left;
}

Clocks::Duration Clocks::fullOf(Side side) const {
    const auto& by = time(side);
    return by ? by->base : Duration{0};
}

} // namespace bouton
