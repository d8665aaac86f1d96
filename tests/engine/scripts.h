// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <string>

#include "games/catalogue.h"
#include "programs/own_program.h"

namespace bouton::testing {

// Programs for tests, as scripts of the shell.

// Reads a line and does this; the line's fields are in $game, $position, $moves, $time.
inline std::string forEachLine(const std::string& work) {
    return "while IFS='\t' read -r game position moves time rest; do " + work + "; done";
}
// Answers the first legal move.
inline const std::string firstMove = "echo ${moves%% *}";

inline ProgramLimits shortLimits() {
    using namespace std::chrono_literals;
    return {.start = 300ms, .move = 300ms, .grace = 0ms, .end = 300ms};
}
// For programs that must answer, however busy the machine is.
inline ProgramLimits longLimits() {
    using namespace std::chrono_literals;
    return {.start = 60s, .move = 60s, .end = 60s};
}

// A script at a seat, and a game that it is asked about.
struct Seated {
    explicit Seated(const std::string& script, const ProgramLimits& limits = longLimits(),
                    const char* game = "tic-tac-toe", const char* position = ".../.../... X")
        : program("student", {{"/bin/sh", "-c", script}}, limits),
          player(program.player()),
          match(matchFrom(*gameNamed(game).value(), position).value()) {}

    // Asks at the present position.
    Or<Choice> ask(const Asking& asking = {}) { return player(*match)(asking); }
    // The sentence of a fault.
    std::string fault() {
        const Or<Choice> choice = ask();
        return choice ? "no fault" : english(choice.error());
    }
    // The whole of the last one.
    std::string story() const {
        std::string text;
        for (const Phrase& line : told(program.faults().back()))
            text += english(line) + '\n';
        return text;
    }

    OwnProgram program;
    AnyPlayer player;
    std::unique_ptr<Match> match;
};

} // namespace bouton::testing
