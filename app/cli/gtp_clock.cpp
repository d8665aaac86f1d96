// SPDX-License-Identifier: MIT
#include "gtp_clock.h"

#include <algorithm>

namespace bouton::cli {

void GtpClock::set(Duration main, Duration period, int moves) {
    const bool isEndless = moves == 0 && (period > Duration{0} || main == Duration{0});
    m_set = !isEndless && (main > Duration{0} || period > Duration{0});
    m_main = main;
    m_period = moves > 0 ? period : Duration{0};
    m_moves = m_period > Duration{0} ? moves : 0;
    restart();
}

void GtpClock::restart() {
    for (auto& hand : m_hands)
        hand = m_set ? std::optional(begun()) : std::nullopt;
}

GtpClock::Hand GtpClock::begun() const {
    return m_main > Duration{0} ? Hand{m_main, 0} : Hand{m_period, m_moves};
}

void GtpClock::correct(Side side, Duration left, int moves) {
    m_hands[indexOf(side)] = Hand{left, moves};
}

void GtpClock::use(Side side, Duration time) {
    auto& hand = m_hands[indexOf(side)];
    if (!hand)
        return;
    hand->left -= time;
    if (hand->moves == 0) {
        if (hand->left <= Duration{0} && m_moves > 0)
            *hand = {hand->left + m_period, m_moves};
    } else if (--hand->moves == 0 && m_moves > 0) {
        *hand = {m_period, m_moves};
    }
    hand->left = std::max(hand->left, Duration{0});
}

std::optional<TimeLeft> GtpClock::left(Side side) const {
    const auto& hand = m_hands[indexOf(side)];
    if (!hand)
        return std::nullopt;
    return TimeLeft{.left = hand->left + (hand->moves == 0 ? m_period : Duration{0})};
}

} // namespace bouton::cli
