// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <chrono>
#include <optional>

#include "core/player.h"
#include "core/side.h"

namespace bouton::cli {

// The clocks of both sides as the Go Text Protocol sets them: a time for the game, and after it
// periods in which so many moves must be made. It never looks at the time by itself.
class GtpClock {
public:
    using Duration = std::chrono::milliseconds;

    // Both sides have this time, then periods. A period without moves, or without any time at all,
    // means that there is no limit.
    void set(Duration main, Duration period, int moves);
    // Both sides have again what was set.
    void restart();
    // What a side has left: in a period, if there are moves, else of the time for the game.
    void correct(Side side, Duration left, int moves);
    // A move of this side took so long.
    void use(Side side, Duration time);
    // What a player is told: what is left in a period, or for the game with its first period.
    // Empty if there is no limit.
    std::optional<TimeLeft> left(Side side) const;

private:
    struct Hand {
        Duration left{};
        int moves = 0; // still to be made in this period; 0: it is the time for the game
    };
    Hand begun() const;

    Duration m_main{}, m_period{};
    int m_moves = 0;
    bool m_set = false;
    std::array<std::optional<Hand>, 2> m_hands{};
};

} // namespace bouton::cli
