// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "games/catalogue.h"

namespace bouton::testing {

// A game of the catalogue, which must have it.
inline const Ruleset& gameCalled(std::string_view id) { return **gameNamed(id); }

} // namespace bouton::testing
