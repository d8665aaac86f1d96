#pragma once

#include "core/claim.h"
#include "language/vocabulary.h"

namespace bouton::tic_tac_toe {

// Parts of TicTacToe::lore().
std::vector<Claim> claims();
const language::Vocabulary& vocabulary();

} // namespace bouton::tic_tac_toe
