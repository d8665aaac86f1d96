// SPDX-License-Identifier: MIT
#pragma once

#include "games/reversi/engine_player.h"
#include "games/reversi/players.h"

namespace bouton::testing {

// The engine as a player, with these settings and otherwise its usual ones.
inline reversi::EnginePlayer enginePlayerWith(const Settings& given) {
    return {complete(reversi::enginePlayer().settings, given).value(), 1};
}

} // namespace bouton::testing
