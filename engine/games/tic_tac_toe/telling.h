#pragma once

#include "core/claim.h"

namespace bouton::tic_tac_toe {

// Parts of TicTacToe::telling().
std::vector<Claim> claims();

} // namespace bouton::tic_tac_toe
