#include "session/clocks.h"

#include <algorithm>

namespace bouton {

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

void Clocks::remember(std::size_t position, const std::array<std::optional<Duration>, 2>& left) {
    m_at[position] = left;
}

std::array<std::optional<Clocks::Duration>, 2> Clocks::remembered(std::size_t position) const {
    const auto found = m_at.find(position);
    auto left = found == m_at.end() ? decltype(found->second){} : found->second;
    for (const Side side : {Side::One, Side::Two})
        if (!time(side))
            left[indexOf(side)].reset();
    return left;
}

void Clocks::goBackTo(std::size_t position) { setLeft(m_at[position]); }

void Clocks::setLeft(const std::array<std::optional<Duration>, 2>& left) {
    run(std::nullopt);
    for (const Side side : {Side::One, Side::Two})
        m_left[indexOf(side)] = left[indexOf(side)].value_or(fullOf(side));
    m_told = {};
}

std::optional<TimeLeft> Clocks::left(Side side) const {
    const auto& by = time(side);
    if (!by)
        return std::nullopt;
    return TimeLeft{std::max(leftNow(side), Duration{0}), by->increment};
}

std::optional<Clocks::Duration> Clocks::due() const {
    if (!m_running || m_told[indexOf(*m_running)])
        return std::nullopt;
    return leftNow(*m_running);
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
