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

// The clocks of both seats during a game. At most one of them runs. They remember how much time was
// left when a position was reached, so that going back to it gives the time back. Nothing here
// blocks. Nothing happens by itself: the session asks whether a clock is due.
class Clocks {
public:
    using Time = std::chrono::steady_clock::time_point;
    using Duration = std::chrono::milliseconds;

    // `now` tells the time; tests bring their own.
    explicit Clocks(std::function<Time()> now) : m_now(std::move(now)) {}

    // Begins a new game with these times (none: the side has no clock). Forgets everything before.
    // No clock runs yet.
    void begin(const std::optional<TimeControl>& one, const std::optional<TimeControl>& two);
    // Gives a side another time. Its clock is then full, unless the time is the same as before.
    void change(Side side, const std::optional<TimeControl>& time);

    // Lets the clock of this side run from now on, and no other. None: all clocks stand.
    void run(std::optional<Side> side);
    // The side has moved: its clock stops, and its increment is added.
    void moved(Side side);

    // Remembers the time left at a position, which is given by its node in the match.
    void remember(std::size_t position);
    // What was remembered there, by side. None: nothing, or no clock.
    std::array<std::optional<Duration>, 2> remembered(std::size_t position) const;
    // The same for clocks that were kept in a file.
    void remember(std::size_t position, const std::array<std::optional<Duration>, 2>& left);
    // Gives the clocks these times; one that is missing is full. All clocks stand.
    void setLeft(const std::array<std::optional<Duration>, 2>& left);
    // All clocks stand, with the time that was remembered. A side that had no clock then has a full
    // one.
    void goBackTo(std::size_t position);

    // The time of a side, at least 0. None: the side has no clock.
    std::optional<TimeLeft> left(Side side) const;
    // How long the running clock can still run; 0 or less: it has run out. None: no clock runs, or
    // ranOut() was called for it.
    std::optional<Duration> due() const;
    // Remembers that it was said that this side's time has run out, so that it is said once.
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
