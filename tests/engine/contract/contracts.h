// SPDX-License-Identifier: MIT
#pragma once

// All that is promised of a game, for its test file.

#include "engine/contract/analyst_contract.h"
#include "engine/contract/explanation_contract.h"
#include "engine/contract/game_contract.h"
#include "engine/contract/player_contract.h"
#include "engine/contract/set_up_contract.h"
#include "engine/contract/theory_contract.h"
