#pragma once

#include "core/claim.h"
#include "language/vocabulary.h"

namespace bouton::reversi {

// Parts of Reversi::lore().
std::vector<Claim> claims();
const language::Vocabulary& vocabulary();

} // namespace bouton::reversi
