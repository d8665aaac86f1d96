// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QTimer>

#include <array>
#include <chrono>
#include <functional>
#include <map>
#include <optional>
#include <vector>

#include "core/player.h"
#include "session/values/saved_game.h"

namespace bouton {

// The clocks of both seats during a game. At most one of them runs. They remember how much time was
// left when a position was reached, so that going back to it gives the time back. Nothing here
// blocks.
class Clocks : public QObject {
    Q_OBJECT

public:
    using Time = std::chrono::steady_clock::time_point;
    using Duration = std::chrono::milliseconds;

    // `now` tells the time; tests bring their own.
    explicit Clocks(std::function<Time()> now, QObject* parent = nullptr);

    // Begins a new game with these times (empty: the side has no clock). Forgets everything before.
    // No clock runs yet.
    void begin(const std::optional<TimeControl>& one, const std::optional<TimeControl>& two);
    // Gives a side another time. Its clock is then full, unless the time is the same as before.
    void change(Side side, const std::optional<TimeControl>& time);

    // Lets the clock of this side run from now on, and no other. Empty: all clocks stand.
    void run(std::optional<Side> side);
    // The side has moved: its clock stops, and its increment is added.
    void moved(Side side);

    // Remembers the time left at a position, which is given by its node in the match.
    void remember(std::size_t position);
    // All clocks stand, with the time that was remembered. A side that had no clock then has a full
    // one.
    void goBackTo(std::size_t position);

    // The time of a side, at least 0. Empty: the side has no clock.
    std::optional<TimeLeft> left(Side side) const;
    // Emits ranOut() at once if it is due. A clock does so by itself, but may come late.
    void check();
    std::optional<Side> running() const { return m_running; }
    const std::optional<TimeControl>& time(Side side) const { return m_times[indexOf(side)]; }

    // What a file keeps of them, and back after begin(): all clocks stand, and one that the file
    // does not know is full. `nodes` are those of the saved positions.
    void save(SavedGame& game, const std::vector<std::size_t>& nodes) const;
    void restore(const SavedGame& game, const std::vector<std::size_t>& nodes);

signals:
    // The running clock has used up its time; it is emitted once, until the clock gets another.
    void ranOut(bouton::Side side);

private:
    using Lefts = std::array<Duration, 2>;
    using Left = std::array<std::optional<Duration>, 2>;
    void setLeft(const Left& left);
    std::optional<Duration> due() const;
    void wait();
    Duration leftNow(Side side) const;
    Duration fullOf(Side side) const;

    std::function<Time()> m_now;
    std::array<std::optional<TimeControl>, 2> m_times{};
    Lefts m_left{}; // when the running clock began to run; may be less than nothing
    std::optional<Side> m_running;
    Time m_since;
    std::array<bool, 2> m_told{};
    std::map<std::size_t, Left> m_at;
    QTimer m_timer; // until the running clock is due
};

} // namespace bouton
