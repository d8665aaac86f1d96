#pragma once

#include <array>
#include <chrono>
#include <optional>

#include "core/ruleset.h"

namespace bouton {

// The time of a seat for a whole game.
struct TimeControl {
    enum class AtZero {
        Loses,  // who has no time left has lost
        IsTold, // it is said once, and the game goes on
    };
    std::chrono::milliseconds base{}, increment{}; // each move adds the increment
    AtZero atZero = AtZero::Loses;
    bool operator==(const TimeControl&) const = default;
};

// Who plays a side: a computer player, or, without one, a human; and by which clock, if any.
struct Seat {
    std::optional<PlayerChoice> computer{};
    std::optional<TimeControl> time{};
    bool human() const { return !computer; }
    bool operator==(const Seat&) const = default;
};

// What the set-up questions of a game come to. Settings are complete; seats stand by side.
struct Plan {
    Settings settings;
    bool autoFill = false;
    std::array<Seat, 2> seats{};
    bool operator==(const Plan&) const = default;
};

} // namespace bouton
