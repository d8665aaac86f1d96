#pragma once

#include "core/claim.h"

namespace bouton::cards {

// Parts of Cards::lore().
std::vector<Claim> claims();

} // namespace bouton::cards
