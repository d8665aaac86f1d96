#pragma once

#include <cstdint>
#include <optional>
#include <vector>

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

class Trial; // core/trial.h

// A statement about every position of a class. Texts but the ids are marked for translation.
struct Claim {
    const char *id, *game;                 // of its own among all claims; the game's id
    const char *title, *statement;         // a few words; a whole sentence
    std::vector<Setting> settings;         // how large the class is
    void (*test)(const Settings&, Trial&); // position by position, until it is refuted or stopped
};

} // namespace bouton
