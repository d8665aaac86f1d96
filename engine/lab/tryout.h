// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/ruleset.h"
#include "programs/own_program.h"

namespace bouton {

// A program of the user's on trial: does it answer as it must (docs/own-programs.md)?
struct Tryout {
    const Ruleset* game;
    Settings settings; // of the starts, complete
    std::string name;  // of the program, for sentences
    OwnProgram::Command command;
    ProgramLimits limits{};
    std::uint64_t seed = 1; // of the positions that are drawn
};

// One line to the program, and its answer.
struct TryoutStep {
    Phrase what; // what this line tries
    std::string sent{}, came{};
    std::optional<Fault> fault{};
    bool operator==(const TryoutStep&) const = default;
};

// Asks the program at the start, at positions drawn at random, where it must pass, where a move
// ends the game; in whole games against players of several strengths, on both sides, in which all
// comes that a match would ask; twice at the same position, and with a clock; then it ends its
// input. Posts each step, of a whole game the last one. Ends
// with the first fault. Blocks as long as the program takes, or until a stop. Gives the sentence of
// a start that cannot be made, and of a program that cannot be started.
Or<void> tryOut(const Tryout& tryout, std::stop_token stop, const Post<TryoutStep>& post);

} // namespace bouton
