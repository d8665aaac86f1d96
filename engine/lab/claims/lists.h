#pragma once

#include <vector>

#include "lab/claims.h"

namespace bouton {

// The claims of each game, in the order in which a student meets them.
std::vector<Claim> ticTacToeClaims();
std::vector<Claim> reversiClaims();
std::vector<Claim> towersClaims();
std::vector<Claim> trojanHorseClaims();
std::vector<Claim> gridNimCases();  // the students' case analysis
std::vector<Claim> gridNimClaims(); // what else there is of it
std::vector<Claim> cardsClaims();

} // namespace bouton
