// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/setting.h"

namespace bouton {

// A part of a claim of one's own, as it is written, and its value in a position: one of the
// position, or one of each of its parts, or one after each of its moves. Yes is 1 and no is 0.
struct TermValue {
    enum class Of : std::uint8_t { Position, Parts, Moves };
    std::string text;
    bool isTruth;
    Of of;
    std::vector<std::int64_t> values;
    bool operator==(const TermValue&) const = default;
};

// A position in which a claim is false, as text, and what is true there.
struct Counterexample {
    std::string position;
    Phrase why;
    std::vector<TermValue> terms{}; // of a claim of one's own, the inner ones first
    bool operator==(const Counterexample&) const = default;
};

// What is known of a claim. Positions are tested in ascending size, so the first counterexample is
// the smallest. Size means: the smallest board, then the fewest free cells, pieces, cards or plies
// (what the game counts), then the order of the board.
struct Verdict {
    std::uint64_t tested = 0;        // positions in which the claim has held
    std::uint64_t done = 0, all = 0; // steps of the work; both 0 if unknown
    bool settled = false;            // every position is tested, or there is a counterexample
    std::optional<Counterexample> against{};
    // Of a claim of one's own: its conclusion is false somewhere where its premise does not apply;
    // and where the test ended without a verdict, because something had no value.
    bool premiseNeeded = false;
    std::optional<Counterexample> halted{};
    bool operator==(const Verdict&) const = default;
};

class Trial; // core/trial.h

// A statement about every position of a class. Title and statement of our own claims are marked for
// translation.
struct Claim {
    std::string id;                // differs from every other claim's
    const char* game;              // the game's id
    std::string title, statement;  // a few words; a whole sentence
    std::vector<Setting> settings; // how large the class is
    // Tests position by position. Blocks until all are tested, one refutes it, or it is stopped.
    std::function<void(const Settings&, Trial&)> test;
    // How it is told that it holds: "Holds for all %Ln position(s) up to %1 rows.", with the values
    // of the settings. Null: in the words for any claim.
    const char* holds = nullptr;
    bool hasPremise = false; // of which it is told how often it applied
    bool drawn = false;      // tested in some positions of many, drawn at random
};

} // namespace bouton
