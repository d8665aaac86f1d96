#pragma once

#include "core/claim.h"
#include "language/vocabulary.h"

namespace bouton::towers {

// Parts of Towers::lore().
std::vector<Claim> claims();
const language::Vocabulary& vocabulary();

} // namespace bouton::towers
