#pragma once

#include "core/claim.h"

namespace bouton::reversi {

// Parts of Reversi::lore().
std::vector<Claim> claims();

} // namespace bouton::reversi
