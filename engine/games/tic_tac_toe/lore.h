#pragma once

#include "core/claim.h"

namespace bouton::tic_tac_toe {

// Parts of TicTacToe::lore().
std::vector<Claim> claims();

} // namespace bouton::tic_tac_toe
