#pragma once

#include "core/claim.h"

namespace bouton::towers {

// Parts of Towers::lore().
std::vector<Claim> claims();

} // namespace bouton::towers
