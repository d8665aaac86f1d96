// SPDX-License-Identifier: MIT
#pragma once

#include "core/claim.h"
#include "core/ruleset.h"
#include "language/statement.h"

namespace bouton {

inline constexpr const char* ownClaimId = "own"; // of every claim of one's own

// Reads what is said of a class of the game. Verdicts are refused where the class has none.
std::expected<language::Statement, language::Mistake>
statementOf(const Ruleset& game, std::string_view text, const language::ClaimClass& positions,
            language::Given given = {});

// A claim of one's own about a class of its game: one that is tested as every other is
// (lab/claims.h). Its statement is the text. The vocabulary stays where it is.
std::expected<Claim, language::Mistake> ownClaim(const Ruleset& game, std::string_view text,
                                                 const language::ClaimClass& positions,
                                                 language::Given given = {});

// The class of the game that has this id, else the sentence that names those that there are. The
// game has a vocabulary.
Or<const language::ClaimClass*> claimClassOf(const Ruleset& game, std::string_view id);

} // namespace bouton
