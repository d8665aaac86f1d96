#pragma once

#include <array>
#include <optional>

#include "core/ruleset.h"

namespace bouton {

// Who plays a side: a computer player, or, without one, a human.
struct Seat {
    std::optional<PlayerChoice> computer{};
    bool human() const { return !computer; }
};

// What the set-up questions of a game come to. Settings are complete; seats stand by side.
struct Plan {
    Settings settings;
    bool autoFill = false;
    std::array<Seat, 2> seats{};
};

} // namespace bouton
