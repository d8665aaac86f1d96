#pragma once

#include <array>
#include <chrono>
#include <optional>

#include "core/ruleset.h"

namespace bouton {

// The time that a seat has for a whole game.
struct TimeControl {
    enum class AtZero {
        Loses,  // a side without time has lost
        IsTold, // a message says it once, and the game goes on
    };
    std::chrono::milliseconds base{}, increment{}; // the increment is added after each move
    AtZero atZero = AtZero::Loses;
    bool operator==(const TimeControl&) const = default;
};

// Who plays a side: a computer player, else a human. And the clock of the side, if it has one.
struct Seat {
    std::optional<PlayerChoice> computer{};
    std::optional<TimeControl> time{};
    bool human() const { return !computer; }
    bool operator==(const Seat&) const = default;
};

// The answers to the set-up questions of a game. The settings are complete. Seat i is that of the
// side with index i.
struct Plan {
    Settings settings;
    bool autoFill = false;
    std::array<Seat, 2> seats{};
    bool operator==(const Plan&) const = default;
};

} // namespace bouton
