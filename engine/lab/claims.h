#pragma once

#include <stop_token>

#include "core/analysis.h"
#include "core/claim.h"

namespace bouton {

// "Holds for all 4 positions.", or what else is known so far.
Phrase sentenceOf(const Verdict& verdict);

// All that the games bring (core/telling.h), in the order of the catalogue.
const std::vector<Claim>& claims();

// The claim that "towers-nim-sum:rows=6" asks for, or why there is none.
struct ClaimTask {
    const Claim* claim;
    Settings settings; // complete
};
Or<ClaimTask> claimOf(const Spec& spec);

// Tests every position of the class against what the rules alone say of it, solved without the
// theory that the claim is about. Blocks until the claim is settled or a stop is asked for; posts
// now and then and at the end; returns whether it is settled.
bool testClaim(const ClaimTask& task, std::stop_token stop, const Post<Verdict>& post);

} // namespace bouton
