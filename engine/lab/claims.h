#pragma once

#include <optional>
#include <stop_token>

#include "core/analysis.h"
#include "core/setting.h"

namespace bouton {

// A position in which a claim is false, as a text of its game, and what is true there.
struct Counterexample {
    std::string position;
    Phrase why;
    bool operator==(const Counterexample&) const = default;
};

// What is known of a claim. Positions are tested in ascending size, so that the first one against
// it is the smallest: of the smallest board, then with the fewest free cells, pieces, cards or
// plies (what the game counts), then first in the order of the board.
struct Verdict {
    std::uint64_t tested = 0;        // positions in which the claim has held
    std::uint64_t done = 0, all = 0; // steps of the work; 0 of 0 where nobody can say
    bool settled = false;            // every position is tested, or one is against it
    std::optional<Counterexample> against{};
    bool operator==(const Verdict&) const = default;
};
// "Holds for all 4 positions.", or what else is known so far.
Phrase sentenceOf(const Verdict& verdict);

class Trial;

// A statement about every position of a class. Texts but the ids are marked for translation.
struct Claim {
    const char *id, *game;                 // of its own among all claims; the game's id
    const char *title, *statement;         // a few words; a whole sentence
    std::vector<Setting> settings;         // how large the class is
    void (*test)(const Settings&, Trial&); // position by position, until it is refuted or stopped
};
// Those of the games in the order of the catalogue.
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
