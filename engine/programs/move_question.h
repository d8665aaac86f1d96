// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "core/match.h"

namespace bouton {

// What a program of the user's is asked, and what it answers: one line each (docs/own-programs.md).
// A question holds all that is needed for a move, so that a program need not remember anything.
struct MoveQuestion {
    std::string game, position; // as docs/notation.md writes them
    std::vector<LegalMove> moves;
    std::string rules{}; // Ruleset::rules; empty if there is no such field
};
MoveQuestion questionOf(const Match& match); // at its current position, which must not be over

// "GAME\tPOSITION\tMOVE MOVE …\tMILLISECONDS\n", of a game of one's own with "\tRULES" before its
// end. The time is what the move may take, or what a clock has left for all moves.
std::string lineOf(const MoveQuestion& question, std::chrono::milliseconds time);

// The index of the move that a line answers, or what is wrong with the line. The program's name is
// for the sentence.
Or<std::size_t> answerTo(const MoveQuestion& question, std::string_view line,
                         const std::string& name);

// What was to be answered: "one of the moves a1 b1 c1", which is cut off where it is long.
std::string expectedOf(const MoveQuestion& question);

} // namespace bouton
