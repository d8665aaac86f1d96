#pragma once

#include "core/claim.h"
#include "language/vocabulary.h"

namespace bouton::cards {

// Parts of Cards::lore().
std::vector<Claim> claims();
const language::Vocabulary& vocabulary();

} // namespace bouton::cards
