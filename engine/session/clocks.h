#pragma once

#include <array>
#include <chrono>
#include <functional>
#include <map>
#include <optional>

#include "core/asking.h"
#include "core/side.h"
#include "session/plan.h"

namespace bouton {

// The clocks of both seats during a game, of which at most one runs. They remember how much time
// there was when a position was reached, so that going back to it gives the time back. Nothing here
// blocks, and nothing happens by itself: who uses it asks.
class Clocks {
public:
    using Time = std::chrono::steady_clock::time_point;
    using Duration = std::chrono::milliseconds;

    explicit Clocks(std::function<Time()> now) : m_now(std::move(now)) {}

    // A new game by these times (none: a side without a clock). All is forgotten, no clock runs.
    void begin(const std::optional<TimeControl>& one, const std::optional<TimeControl>& two);
    // Another time for a side. Its clock is full again, unless the time is what it was.
    void change(Side side, const std::optional<TimeControl>& time);

    // Lets this side's clock run from now on, and no other; none: all stand.
    void run(std::optional<Side> side);
    // The side has moved: its clock stands, and its increment is added.
    void moved(Side side);

    // Of a position, by its number in the match.
    void remember(std::size_t position);
    // All clocks stand at what was remembered; a clock that there was not then is full.
    void goBackTo(std::size_t position);

    // None: the side has no clock. Never less than nothing.
    std::optional<TimeLeft> left(Side side) const;
    // How long the running clock can still run; nothing or less: it has run out. None: no clock
    // runs, or that it has run out was said (ranOut) and counts no more.
    std::optional<Duration> due() const;
    void ranOut(Side side) { m_told[indexOf(side)] = true; }
    std::optional<Side> running() const { return m_running; }
    const std::optional<TimeControl>& time(Side side) const { return m_times[indexOf(side)]; }

private:
    using Lefts = std::array<Duration, 2>;
    Duration leftNow(Side side) const;
    Duration fullOf(Side side) const;

    std::function<Time()> m_now;
    std::array<std::optional<TimeControl>, 2> m_times{};
    Lefts m_left{}; // when the running clock began to run; may be less than nothing
    std::optional<Side> m_running;
    Time m_since;
    std::array<bool, 2> m_told{};
    std::map<std::size_t, std::array<std::optional<Duration>, 2>> m_at;
};

} // namespace bouton
