// SPDX-License-Identifier: MIT
#pragma once

#include <stop_token>

#include "core/analysis.h"
#include "core/claim.h"

namespace bouton {

// What is known of a claim so far: "Holds for all 4 positions."
Phrase sentenceOf(const Verdict& verdict);

// The claims of all games (core/lore.h), in the order of the catalogue.
const std::vector<Claim>& claims();

// A claim and how large its class is.
struct ClaimTask {
    Claim claim;
    Settings settings; // complete
};
// The task for a spec such as "towers-nim-sum:rows=6". Refuses an unknown claim or setting and
// values that are out of range.
Or<ClaimTask> claimOf(const Spec& spec);

// The same sentence about a task, which says how large its class is: "Holds for all 4 positions up
// to 2 rows." Then what is to be said of its premise: how often it applied, and whether it is
// needed.
Phrase sentenceOf(const ClaimTask& task, const Verdict& verdict);
std::vector<Phrase> premiseOf(const ClaimTask& task, const Verdict& verdict);

// Tests the claim in every position of the class. Each position is solved by the rules alone,
// without the theory that the claim is about. Blocks until the claim is settled or a stop is asked
// for. Posts now and then, and at the end. Gives whether it came to its end: the claim is settled,
// or the test halted.
bool testClaim(const ClaimTask& task, std::stop_token stop, const Post<Verdict>& post);

// The same for one claim after the other. Posts the verdicts so far, in the order of the tasks; the
// last one may not be settled.
void testClaims(const std::vector<ClaimTask>& tasks, std::stop_token stop,
                const Post<std::vector<Verdict>>& post);

} // namespace bouton
