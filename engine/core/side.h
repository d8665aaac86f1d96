// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

namespace bouton {

// A colour (X or O, green or red). It never means "who begins" or "human or computer". One is the
// first letter of the game's notation, and it moves first unless a position says otherwise.
enum class Side : std::uint8_t { One, Two };

constexpr Side other(Side side) { return side == Side::One ? Side::Two : Side::One; }
constexpr std::size_t indexOf(Side side) { return static_cast<std::size_t>(side); }

} // namespace bouton
